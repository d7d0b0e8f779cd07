// Where the pages around the tables begin: what the server put into them says which it is.

import { begin } from "./dom.js";
import "./settings.js";
import { gonePage, homePage, newPage } from "./home.js";

const { boot, root } = await begin();
({ home: homePage, new: newPage, gone: gonePage, table: gonePage })[boot.page](boot, root);
document.body.dataset.ready = "1";
