// Written by typegen.py from the structs; do not edit.

export type Shape = Hex | Sector | Poly | Ellipse | Rect | Path | Drawn;

export type Drawable = Zone | Piece | Card | Text | Pill | Trail | Halo | Track | Gauge | Plate;

export type Panel = Odds | Histogram | Rows;

export type FromBrowser = Hello | Act | Undo | Confirm | Preview | Why | Instruct | Concede | Advice | Look | Reveal | Chat | Log | Recap | Again | Ping;

export type FromServer = Whole | Patch | Ack | Error | Shown | Reason | Advised | Entries | Recalled | Said | Ended | Pong;

export interface Ack {
  t: "ack";
  re: string;
  v: number;
}

export interface Act {
  t: "act";
  id: string;
  v: number;
  option: number;
}

export interface Advice {
  t: "advice";
  id: string;
  v: number;
}

export interface Advised {
  t: "advice";
  re: string;
  v: number;
  options?: ([number, number, string])[];
  expected?: number[];
}

export interface Again {
  t: "again";
  id: string;
}

export interface Badge {
  text?: string;
  symbol?: string;
  tone?: string;
  at?: "e" | "n" | "ne" | "nw" | "s" | "se" | "sw" | "w";
}

export interface Board {
  view: [number, number, number, number];
  tall?: [number, number, number, number];
  backdrop?: string;
  tall_backdrop?: string;
  ground?: string;
  focus?: [number, number, number, number];
  frames?: Frame[];
  minimap?: boolean;
  zoom?: boolean;
  buttons?: boolean;
  contours?: boolean;
}

export interface Boot {
  page: "gone" | "home" | "new" | "table";
  lang: string;
  text: Record<string, string>;
  langs?: ([string, string])[];
  name?: string;
  home?: Home;
  table?: TableBoot;
  say?: string;
  notice?: string;
}

export interface Card {
  t: "card";
  id: string;
  art?: string;
  corner?: string;
  name?: string;
  ground?: string;
  halo?: string;
  ink?: string;
  marks?: string[];
  back?: string;
  rim?: string;
  depth?: number;
  count?: number;
  size?: number;
  ratio?: number;
  angle?: number;
  x?: number;
  y?: number;
  zone?: string;
  slot?: number;
  ghost?: boolean;
  picked?: boolean;
  used?: boolean;
  badges?: Badge[];
  z?: number;
  option?: number;
  options?: number[];
  why?: string;
  label?: string;
  sum?: Sum;
  tall?: Tall;
}

export interface Cell {
  text?: string;
  symbol?: string;
  above?: string;
  below?: string;
  tone?: string;
  below_tone?: string;
  used?: boolean;
  on?: boolean;
  option?: number;
  label?: string;
}

export interface Change {
  set?: Record<string, any>;
  unset?: string[];
  deep?: Record<string, Change>;
  lists?: Record<string, Keyed>;
}

export interface Chat {
  t: "chat";
  id: string;
  text: string;
}

export interface Choice {
  key: string;
  label: string;
  choices: ([string, string])[];
  at: string;
  note?: string;
}

export interface Clock {
  left: Record<string, number>;
  running?: string;
}

export interface Concede {
  t: "concede";
  id: string;
  v: number;
}

export interface Confirm {
  t: "confirm";
  id: string;
  v: number;
}

export interface Drawn {
  k: "drawn";
  name: string;
  x: number;
  y: number;
}

export interface Ellipse {
  k: "ellipse";
  x: number;
  y: number;
  rx: number;
  ry: number;
}

export interface Ended {
  t: "over";
  v: number;
  again?: string;
}

export interface Entries {
  t: "log";
  re: string;
  entries: Entry[];
}

export interface Entry {
  n: number;
  text: string;
  seat?: string;
  icon?: string;
  at?: number;
}

export interface Error {
  t: "error";
  say: string;
  re?: string;
  code?: "bad" | "gone" | "illegal" | "rate" | "seat" | "size" | "stale" | "trouble";
}

export interface Frame {
  id: string;
  label: string;
  box: [number, number, number, number];
  badge?: string;
  tall?: [number, number, number, number];
}

export interface GameInfo {
  id: string;
  title: string;
  line: string;
  least: number;
  most: number;
  minutes: string;
  weight: number;
  weight_label: string;
  by: string;
  cover: string;
  light?: boolean;
  levels?: Level[];
  options?: Choice[];
}

export interface Gauge {
  t: "gauge";
  id: string;
  r: number;
  value: number;
  x?: number;
  y?: number;
  zone?: string;
  segments?: number;
  text?: string;
  note?: string;
  tone?: string;
  rest?: string;
  dark?: boolean;
  z?: number;
  option?: number;
  options?: number[];
  why?: string;
  label?: string;
  sum?: Sum;
  tall?: Tall;
}

export interface Group {
  id: string;
  label?: string;
  layout?: "buttons" | "chips" | "grid" | "rows" | "stepper" | "table";
  note?: string;
  icon?: string;
  value?: string;
  why?: string;
  at?: number;
  limit?: number;
}

export interface Halo {
  t: "halo";
  id: string;
  r: number;
  x?: number;
  y?: number;
  zone?: string;
  tone?: string;
  z?: number;
  option?: number;
  options?: number[];
  why?: string;
  label?: string;
  sum?: Sum;
  tall?: Tall;
}

export interface Hello {
  t: "hello";
  id: string;
  have?: number;
  epoch?: string;
  lang?: string;
}

export interface Hex {
  k: "hex";
  x: number;
  y: number;
  r: number;
  flat?: boolean;
}

export interface Histogram {
  t: "histogram";
  id: string;
  bars: ([string, number, "danger" | "good" | "plain"])[];
  title?: string;
}

export interface Home {
  games: GameInfo[];
  mine?: Row[];
  open?: Row[];
  waiting?: string;
}

export interface Instruct {
  t: "instruct";
  id: string;
  v: number;
  key: string;
  on?: boolean;
}

export interface Instruction {
  key: string;
  label: string;
  on?: boolean;
}

export interface Keyed {
  drop?: string[];
  put?: (Record<string, any>)[];
  edit?: Record<string, Change>;
  order?: string[];
}

export interface Level {
  id: string;
  label: string;
  note?: string;
}

export interface Log {
  t: "log";
  id: string;
  before: number;
}

export interface Look {
  t: "look";
  id: string;
  entry?: number;
}

export interface Made {
  url: string;
}

export interface NewSeat {
  kind: "bot" | "here" | "link" | "me" | "open";
  level?: string;
  name?: string;
}

export interface NewTable {
  game: string;
  seats: NewSeat[];
  options?: Record<string, string>;
  public?: boolean;
  pace?: "daily" | "live" | "none";
  minutes?: number;
  late?: "bot" | "lose";
  stand_in?: boolean;
  hints?: boolean;
  open_chat?: boolean;
  away?: number;
  name?: string;
}

export interface Odds {
  t: "odds";
  id: string;
  parts: ([string, number, "danger" | "good" | "plain"])[];
  title?: string;
}

export interface Option {
  label: string;
  option?: number;
  outcome?: string[];
  value?: string;
  icon?: string;
  owner?: string;
  group?: string;
  why?: string;
  tone?: "" | "danger" | "quiet";
  picked?: boolean;
  count?: number;
  rule?: string;
}

export interface Over {
  say: string;
  columns: string[];
  results: Result[];
  why?: string;
  total?: string;
}

export interface Patch {
  t: "patch";
  v: number;
  of: number;
  change: Change;
  log?: Entry[];
  clock?: Clock;
  seats?: Seat[];
  instructions?: Instruction[];
  curtain?: string;
}

export interface Path {
  k: "path";
  d: string;
  x: number;
  y: number;
}

export interface Phase {
  label: string;
  state?: "done" | "next" | "on";
  pips?: number;
  left?: number;
}

export interface Piece {
  t: "piece";
  id: string;
  kind: "cloud" | "crate" | "cube" | "disc" | "flag" | "group" | "house" | "hull" | "pawn" | "platform" | "shape" | "symbol" | "tag" | "tile" | "token";
  owner?: string;
  symbol?: string;
  text?: string;
  count?: number;
  size?: number;
  angle?: number;
  x?: number;
  y?: number;
  zone?: string;
  slot?: number;
  dark?: boolean;
  tone?: string;
  ghost?: boolean;
  picked?: boolean;
  coming?: boolean;
  used?: boolean;
  barred?: boolean;
  badges?: Badge[];
  z?: number;
  option?: number;
  options?: number[];
  why?: string;
  label?: string;
  sum?: Sum;
  tall?: Tall;
}

export interface Pill {
  t: "pill";
  id: string;
  text: string;
  tone?: "dark" | "full" | "ghost" | "ghost-over" | "over" | "plain" | "room" | "seat";
  owner?: string;
  symbol?: string;
  x?: number;
  y?: number;
  zone?: string;
  size?: number;
  z?: number;
  option?: number;
  options?: number[];
  why?: string;
  label?: string;
  sum?: Sum;
  tall?: Tall;
}

export interface Ping {
  t: "ping";
  id: string;
}

export interface Plate {
  t: "plate";
  id: string;
  x: number;
  y: number;
  w: number;
  h: number;
  parts?: (Zone | Piece | Card | Text | Pill | Trail | Halo | Track | Gauge | Plate)[];
  ground?: string;
  line?: "" | "bold" | "danger" | "dashed" | "none" | "thin";
  r?: number;
  raised?: boolean;
  zone?: string;
  ghost?: boolean;
  picked?: boolean;
  used?: boolean;
  z?: number;
  option?: number;
  options?: number[];
  why?: string;
  label?: string;
  sum?: Sum;
  tall?: Tall;
}

export interface Player {
  id: string;
  name: string;
  note?: string;
  stats?: string[];
  cells?: string[];
  score?: string;
  you?: boolean;
  active?: boolean;
  bot?: boolean;
  away?: boolean;
  symbol?: string;
}

export interface Poly {
  k: "poly";
  points: ([number, number])[];
  round?: number;
}

export interface Pong {
  t: "pong";
  re: string;
}

export interface Preview {
  t: "preview";
  id: string;
  v: number;
  option: number;
}

export interface Prompt {
  seat: string;
  say: string;
  mine?: boolean;
  who?: string;
  note?: string;
  steps?: ([string, "done" | "next" | "on"])[];
  options?: Option[];
  groups?: Group[];
  undo?: string;
  confirm?: string;
  rule?: string;
  next?: ([string, string])[];
}

export interface Reason {
  t: "why";
  re: string;
  item: string;
  say: string;
  rule?: string;
}

export interface Recalled {
  t: "recap";
  re: string;
  entries: Entry[];
}

export interface Recap {
  t: "recap";
  id: string;
}

export interface Rect {
  k: "rect";
  x: number;
  y: number;
  w: number;
  h: number;
  r?: number;
}

export interface Result {
  seat: string;
  name: string;
  points: string[];
  total: string;
  place: number;
  note?: string;
}

export interface Reveal {
  t: "reveal";
  id: string;
  seat: string;
}

export interface Row {
  url: string;
  game: string;
  title: string;
  seats: Seat[];
  note?: string;
  when?: string;
  action?: "" | "play" | "review" | "sit";
}

export interface Rows {
  t: "rows";
  id: string;
  rows: ([string, string])[];
  title?: string;
  note?: string;
}

export interface Said {
  t: "chat";
  line: Spoken;
}

export interface Scene {
  game: string;
  board: Board;
  items: (Zone | Piece | Card | Text | Pill | Trail | Halo | Track | Gauge | Plate)[];
  prompt?: Prompt;
  title?: string;
  subtitle?: string;
  phases?: Phase[];
  rounds?: boolean;
  note?: string;
  standing?: Standing;
  panels?: (Odds | Histogram | Rows)[];
  palette?: Record<string, [string, string]>;
  over?: Over;
}

export interface Seat {
  id: string;
  name: string;
  kind?: "bot" | "open" | "person" | "you";
  level?: string;
  away?: boolean;
}

export interface Sector {
  k: "sector";
  x: number;
  y: number;
  inner: number;
  outer: number;
  start: number;
  end: number;
}

export interface Shown {
  t: "preview";
  re: string;
  v: number;
  option: number;
  lines?: string[];
  items?: (Zone | Piece | Card | Text | Pill | Trail | Halo | Track | Gauge | Plate)[];
  hide?: string[];
}

export interface Sit {
  seat: string;
  name: string;
  code?: string;
}

export interface Spoken {
  n: number;
  name: string;
  text: string;
  seat?: string;
  at?: number;
}

export interface Standing {
  players: Player[];
  title?: string;
  note?: string;
  columns?: string[];
  balance?: ([string, number])[];
}

export interface Sum {
  title: string;
  rows?: ([string, string])[];
  total?: [string, string];
  note?: string;
}

export interface TableBoot {
  id: string;
  game: string;
  title: string;
  socket: string;
  art: string;
  rules?: string;
  invite?: string;
  seated?: boolean;
  concession?: boolean;
  hints?: boolean;
  chat?: boolean;
  whole?: Whole;
}

export interface Tall {
  hide?: boolean;
  x?: number;
  y?: number;
  w?: number;
  h?: number;
  r?: number;
  shape?: Hex | Sector | Poly | Ellipse | Rect | Path | Drawn;
  size?: number;
  width?: number;
  pack?: "arc" | "column" | "fan" | "grid" | "row" | "stack";
  gap?: number;
  columns?: number;
  align?: "end" | "middle" | "start";
  anchor?: "end" | "middle" | "start";
  step?: number;
  text?: string;
  title?: string;
  points?: ([number, number])[];
}

export interface Text {
  t: "text";
  id: string;
  text: string;
  x?: number;
  y?: number;
  zone?: string;
  size?: number;
  tone?: string;
  bold?: boolean;
  serif?: boolean;
  italic?: boolean;
  spaced?: boolean;
  anchor?: "end" | "middle" | "start";
  width?: number;
  leading?: number;
  arc?: [number, number, number, number];
  angle?: number;
  z?: number;
  option?: number;
  options?: number[];
  why?: string;
  label?: string;
  sum?: Sum;
  tall?: Tall;
}

export interface Track {
  t: "track";
  id: string;
  x: number;
  y: number;
  cells: Cell[];
  step?: number;
  size?: number;
  style?: "boxes" | "cells" | "line" | "slots";
  height?: number;
  down?: boolean;
  title?: string;
  symbol?: string;
  z?: number;
  option?: number;
  options?: number[];
  why?: string;
  label?: string;
  sum?: Sum;
  tall?: Tall;
}

export interface Trail {
  t: "trail";
  id: string;
  points?: ([number, number])[];
  through?: string[];
  style?: "edge" | "last" | "leader" | "plan" | "wire";
  owner?: string;
  curve?: boolean;
  arrow?: boolean;
  z?: number;
  option?: number;
  options?: number[];
  why?: string;
  label?: string;
  sum?: Sum;
  tall?: Tall;
}

export interface Undo {
  t: "undo";
  id: string;
  v: number;
}

export interface Whole {
  t: "scene";
  v: number;
  epoch: string;
  scene: Scene;
  seats?: Seat[];
  log?: Entry[];
  chat?: Spoken[];
  clock?: Clock;
  instructions?: Instruction[];
  curtain?: string;
  recap?: Entry[];
  past?: number;
  beat?: number;
}

export interface Why {
  t: "why";
  id: string;
  v: number;
  item: string;
}

export interface Zone {
  t: "zone";
  id: string;
  shape: Hex | Sector | Poly | Ellipse | Rect | Path | Drawn;
  ground?: string;
  texture?: string;
  tint?: string;
  line?: "" | "bold" | "danger" | "dashed" | "none" | "thin";
  lit?: boolean;
  picked?: boolean;
  coming?: boolean;
  barred?: boolean;
  title?: string;
  title_at?: "bottom" | "middle" | "top";
  title_tone?: string;
  marks?: string[];
  note?: string;
  at?: [number, number];
  pack?: "arc" | "column" | "fan" | "grid" | "row" | "stack";
  columns?: number;
  gap?: number;
  width?: number;
  align?: "end" | "middle" | "start";
  size?: number;
  z?: number;
  option?: number;
  options?: number[];
  why?: string;
  label?: string;
  sum?: Sum;
  tall?: Tall;
}
