// Where a table begins.

import { begin } from "./dom.js";
import { Table } from "./table.js";

const { boot, root } = await begin();
new Table(boot, root);
