// What a table's page brings only when it is wanted: a lesson, an invitation, a puzzle.

import { announce, t, takeStyle } from "./dom.js";

/** @typedef {import("./table.js").Table} Table */

/** What guides whoever learns. @param {Table} table */
const lesson = async (table) => {
  const [{ learnAt }] = await Promise.all([import("./lesson.js"), takeStyle("lesson.css")]);
  table.lesson = learnAt(table);
  table.camera.redrawn = () => table.lesson?.light(table.board);
  table.head.phases.after(table.lesson.pips);
};

/** The page of a table that waits for players. @param {Table} table */
const invitation = async (table) => {
  const styles = [takeStyle("link.css"), takeStyle("wait.css")];
  const [{ waitAt }] = await Promise.all([import("./wait.js"), ...styles]);
  table.wait = waitAt(table);
};

/** A puzzle, which has no table and no line to one. @param {Table} table */
const puzzle = async (table) => {
  const [{ Puzzle }] = await Promise.all([import("./puzzle.js"), takeStyle("puzzle.css")]);
  table.puzzle = new Puzzle(table);
};

/** All that the first scene needs. @param {Table} table */
export const bring = (table) =>
  Promise.all([
    table.info.whole?.lesson ? lesson(table) : null,
    table.info.wait ? invitation(table) : null,
    table.info.puzzle ? puzzle(table) : null,
  ]);

/** The game begins, once nobody is missing. @param {Table} table @param {boolean | undefined} waiting */
export const begin = (table, waiting) => {
  if (waiting || !table.wait) return;
  table.wait.end();
  table.wait = null;
  announce(t("begun"));
};
