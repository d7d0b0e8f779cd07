// Where a table begins.

import { begin } from "./dom.js";
import { arrive } from "./settings.js";
import { Table } from "./table.js";

const { boot, root } = await begin();
arrive(boot);
new Table(boot, root);
