// Where the pages around the tables begin: what the server put into them says which it is.

import { begin, takeStyle } from "./dom.js";
import { arrive } from "./settings.js";
import { gonePage, homePage, newPage } from "./home.js";

const { boot, root } = await begin();
arrive(boot);
/** What a game is, before one plays it. @param {typeof boot} about @param {HTMLElement} page */
const gamePage = async (about, page) => {
  const styles = [takeStyle("about.css"), takeStyle("game.css")];
  const [game] = await Promise.all([import("./game.js"), ...styles]);
  return game.gamePage(about, page);
};
/** The ways back to oneself, which few look at. @param {typeof boot} about @param {HTMLElement} page */
const mePage = async (about, page) => {
  const styles = [takeStyle("link.css"), takeStyle("me.css")];
  const [me] = await Promise.all([import("./me.js"), ...styles]);
  return me.mePage(about, page);
};
/** The same cards for all. @param {typeof boot} about @param {HTMLElement} page */
const challengePage = async (about, page) => {
  const styles = [takeStyle("link.css"), takeStyle("challenge.css")];
  const [challenge] = await Promise.all([import("./challenge.js"), ...styles]);
  return challenge.challengePage(about, page);
};
const around = { home: homePage, new: newPage, game: gamePage, me: mePage };
const pages = { ...around, challenge: challengePage, gone: gonePage, table: gonePage };
await pages[boot.page](boot, root);
document.body.dataset.ready = "1";
if (isSecureContext) import("./installing.js").then((part) => part.install(boot));
