// Written by typegen.py from the structs; do not edit.

export type Shape = Hex | Sector | Poly | Ellipse | Rect | Path | Drawn;

export type Drawable = Zone | Piece | Card | Text | Pill | Trail | Halo | Track | Gauge | Plate;

export type Panel = Odds | Histogram | Rows;

export type FromBrowser = Hello | Act | Undo | Confirm | Preview | Why | Instruct | Concede | Advice | Teach | Look | Reveal | Chat | Log | Recap | Again | Arrange | Visible | Nudge | Ping;

export type FromServer = Whole | Patch | News | Ack | Error | Shown | Reason | Advised | Entries | Recalled | Said | Ended | Watching | Moved | Solved | Pong;

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

export interface Arrange {
  t: "arrange";
  id: string;
  what: "bot" | "cancel" | "fewer" | "free" | "start" | "swap" | "unwatch" | "watch";
  seat?: string;
  to?: string;
  level?: string;
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
  page: "challenge" | "game" | "gone" | "home" | "me" | "new" | "table";
  lang: string;
  text: Record<string, string>;
  langs?: ([string, string])[];
  name?: string;
  likes?: Likes;
  home?: Home;
  game?: GamePage;
  table?: TableBoot;
  challenge?: ChallengePage;
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

export interface Certainty {
  name: string;
  of: ([string, number])[];
}

export interface ChallengePage {
  info: GameInfo;
  link: string;
  by: string;
  seats: Seat[];
  facts: string[];
  tried: Tried[];
  playing?: number;
  say?: string;
  action?: "" | "again" | "first" | "on";
  on?: string;
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
  move?: number;
  rests?: boolean;
  slow?: boolean;
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

export interface Device {
  id: string;
  name: string;
  since: number;
  here?: boolean;
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
  moment?: string;
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
  lesson?: number;
  puzzles?: number;
}

export interface GamePage {
  info: GameInfo;
  rules: string;
  year: number;
  aim?: string[];
  scores?: Thing[];
  board?: Pictured;
  turn?: Pictured[];
  certain?: Certainty[];
  artists?: string;
  publisher?: string;
  link?: string;
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

export interface Glossary {
  title: string;
  aim?: string[];
  scores?: Thing[];
  legend?: Things[];
  aid?: Things[];
  of?: ([string, string])[];
  symbols?: Record<string, string>;
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
  hidden?: boolean;
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

export interface Holiday {
  until?: number;
}

export interface Home {
  games: GameInfo[];
  mine?: Row[];
  open?: Row[];
  waiting?: string;
  count?: number;
  paces?: Pace[];
  asks?: number;
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
  ahead?: boolean;
  option?: number;
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

export interface Likes {
  theme?: "dark" | "light" | "system";
  motion?: "off" | "on" | "system";
  muted?: boolean;
  pace?: "calm" | "once" | "quick";
  palette?: "bluegreen" | "grey" | "redgreen" | "standard";
  colour?: "" | "A" | "B" | "C" | "D" | "E";
  panel?: "left" | "right";
  met?: string[];
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
  eyes?: "A" | "B" | "C" | "D" | "E" | "all" | "open" | "own";
  choices?: boolean;
}

export interface Made {
  url: string;
}

export interface Me {
  name: string;
  link: string;
  qr: Qr;
  devices: Device[];
  passkeys?: Device[];
  no_passkeys?: string;
  away?: number;
  holidays?: number;
}

export interface Mine {
  mine?: Row[];
  waiting?: string;
  count?: number;
}

export interface Moved {
  t: "moved";
  url: string;
}

export interface Moves {
  since: number;
  who?: string;
  rounds?: ([number, string])[];
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
  pace?: "day" | "half-day" | "live" | "none" | "two-days" | "week";
  minutes?: number;
  increment?: number;
  move?: number;
  bank?: number;
  late?: "bot" | "lose";
  stand_in?: boolean;
  hints?: boolean;
  open_chat?: boolean;
  away?: number;
  watch?: boolean;
  name?: string;
}

export interface News {
  t: "news";
  v: number;
  log?: Entry[];
  moves?: Moves;
  clock?: Clock;
  yours?: boolean;
}

export interface Notices {
  key: string;
  browsers?: Device[];
  no_push?: string;
  mail?: string;
  wanted?: string;
  folder?: boolean;
  feed?: string;
}

export interface Nudge {
  t: "nudge";
  id: string;
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

export interface Pace {
  id: string;
  label: string;
  note?: string;
  bank?: number;
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
  lesson?: Taught;
  waiting?: boolean;
  moves?: Moves;
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

export interface Pictured {
  src: string;
  dark: string;
  wide: number;
  high: number;
  alt?: string;
  name?: string;
  text?: string;
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
  sign?: string;
  note?: string;
  steps?: ([string, "done" | "next" | "on"])[];
  options?: Option[];
  groups?: Group[];
  undo?: string;
  confirm?: string;
  rule?: string;
  next?: ([string, string])[];
}

export interface Puzzle {
  n: number;
  count: number;
  title: string;
  ask: string;
  next: string;
  before?: string;
  today?: boolean;
}

export interface Qr {
  size: number;
  d: string;
}

export interface Reading {
  part: number;
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

export interface ReviewStep {
  n: number;
  seat: string;
  chances: number[];
  chosen?: string;
  best?: string;
  option?: number;
  lost?: number;
  low?: number;
  high?: number;
  word?: "fine" | "inaccurate" | "mistake";
  open?: string;
  open_lost?: number;
}

export interface ReviewSums {
  luck: number;
  own: number;
  others: number;
}

export interface Reviewed {
  start: number[];
  steps: ReviewStep[];
  sums: ReviewSums[];
  turning: number[];
}

export interface Row {
  url: string;
  game: string;
  title: string;
  seats: Seat[];
  note?: string;
  when?: string;
  action?: "" | "invite" | "play" | "review" | "sit";
  turn?: string;
  last?: string;
  picture?: string;
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
  since?: number;
  ends?: boolean;
  holiday?: number;
  nudged?: number;
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
  seat?: string;
  name?: string;
  invite?: string;
}

export interface Solved {
  t: "solved";
  re: string;
  option: number;
  worth: Weighed[];
  line: ([string, string])[];
  scene: Scene;
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
  about?: string;
  seated?: boolean;
  concession?: boolean;
  host?: boolean;
  watch?: boolean;
  hints?: boolean;
  chat?: boolean;
  at?: number;
  over?: boolean;
  pace?: string;
  source?: string;
  challenge?: string;
  may_challenge?: boolean;
  wait?: Wait;
  puzzle?: Puzzle;
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

export interface Taught {
  at: number;
  steps: string[];
  say: string;
  state: "asked" | "end" | "other" | "watch";
  why?: string;
  option?: number;
  light?: string[];
  rule?: string;
  chosen?: string;
  instead?: string;
  since?: number;
}

export interface Teach {
  t: "teach";
  id: string;
  v: number;
  way?: "back" | "leave" | "on";
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

export interface Thing {
  key: string;
  name: string;
  text?: string;
  kind?: string;
  symbol?: string;
  rule?: string;
}

export interface Things {
  title: string;
  things: Thing[];
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

export interface Tried {
  name: string;
  points?: string;
  won?: boolean;
  rank?: number;
  you?: boolean;
  at?: number;
  url?: string;
}

export interface Undo {
  t: "undo";
  id: string;
  v: number;
}

export interface Visible {
  t: "visible";
  id: string;
  on: boolean;
}

export interface Wait {
  by: string;
  line: string;
  minutes: string;
  cover: string;
  facts: ([string, string])[];
  since: number;
  host?: boolean;
  may_sit?: boolean;
  code?: string;
  link?: string;
  qr?: Qr;
  alone?: boolean;
  least?: number;
  levels?: Level[];
}

export interface Watching {
  t: "watching";
  names?: string[];
  others?: number;
}

export interface Weighed {
  option: number;
  label: string;
  chance: number;
  lost?: number;
  low?: number;
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
  lesson?: Taught;
  past?: number;
  waiting?: boolean;
  eyes?: "A" | "B" | "C" | "D" | "E" | "all" | "open" | "own";
  choices?: boolean;
  moves?: Moves;
  beat?: number;
}

export interface Whose {
  name: string;
  games?: number;
  here?: boolean;
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
