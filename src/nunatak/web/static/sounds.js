// Small sounds, made here: a knock for a piece, two notes for one's turn, three for the end.

/** @typedef {{at: number, pitch: number, lasts: number, loud: number, kind?: OscillatorType}} Note */

/** Seconds, hertz, seconds, share of the volume. @type {Record<"turn" | "piece" | "end", Note[]>} */
const NOTES = {
  turn: [
    { at: 0, pitch: 587.3, lasts: 0.5, loud: 0.5 },
    { at: 0.13, pitch: 880, lasts: 0.9, loud: 0.5 },
    { at: 0.13, pitch: 1760, lasts: 0.5, loud: 0.12 },
  ],
  piece: [
    { at: 0, pitch: 190, lasts: 0.09, loud: 0.9, kind: "triangle" },
    { at: 0, pitch: 420, lasts: 0.04, loud: 0.3, kind: "triangle" },
  ],
  end: [
    { at: 0, pitch: 440, lasts: 0.9, loud: 0.4 },
    { at: 0.18, pitch: 554.4, lasts: 0.9, loud: 0.4 },
    { at: 0.36, pitch: 659.3, lasts: 1.6, loud: 0.45 },
  ],
};

/** @type {AudioContext | null} */
let speaker = null;

/** @param {AudioContext} to @param {Note} note @param {number} volume */
const sing = (to, note, volume) => {
  const start = to.currentTime + note.at;
  const tone = to.createOscillator();
  const level = to.createGain();
  tone.type = note.kind ?? "sine";
  tone.frequency.value = note.pitch;
  level.gain.setValueAtTime(0, start);
  level.gain.linearRampToValueAtTime(note.loud * volume * 0.5, start + 0.008);
  level.gain.exponentialRampToValueAtTime(0.0001, start + note.lasts);
  tone.connect(level).connect(to.destination);
  tone.start(start);
  tone.stop(start + note.lasts + 0.02);
};

/** @param {keyof typeof NOTES} name @param {number} volume from 0 to 1 */
export const play = async (name, volume) => {
  speaker ??= new AudioContext();
  // Browsers are silent until somebody has touched the page: then nothing is made up for later.
  const soon = new Promise((done) => setTimeout(done, 200));
  if (speaker.state === "suspended") await Promise.race([speaker.resume(), soon]);
  if (speaker.state !== "running") return;
  for (const note of NOTES[name]) sing(speaker, note, volume);
};
