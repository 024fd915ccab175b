// Sounds for what happens on the board: wood, paper, drum and steel, made from sine waves and filtered noise.
// Silent until the person has switched sound on and has touched the page.

/**
 * A part of a sound: a tone that slides from one pitch to another and fades, or noise around such a pitch.
 * @typedef {object} Stroke
 * @property {number} from pitch in hertz
 * @property {number} [to] pitch at its end
 * @property {number} lasts seconds
 * @property {number} level loudness, at most 1
 * @property {number} [at] seconds after the beginning of the sound
 * @property {boolean} [noise]
 * @property {number} [swell] seconds until it is loudest
 */

const LOUDNESS = 0.3;
const SHORTEST = 0.002; // seconds that a stroke needs to begin without a click
const SILENCE = 0.0001;

/** @returns {Stroke[]} a woodblock: a short dry tone, its overtone, and the touch of the stick */
const wood = (pitch, level = 0.6, at = 0) => [
  { from: pitch * 1.06, to: pitch, lasts: 0.11, level, at },
  { from: pitch * 2.7, to: pitch * 2.6, lasts: 0.05, level: level * 0.35, at },
  { from: 2400, lasts: 0.015, level: level * 0.4, at, noise: true },
];

/** @returns {Stroke[]} a drum */
const drum = (pitch, level = 1, at = 0) => [
  { from: pitch * 1.6, to: pitch, lasts: 0.7, level, at },
  { from: pitch * 2.3, to: pitch * 2.1, lasts: 0.25, level: level * 0.3, at },
  { from: 500, to: 200, lasts: 0.06, level: level * 0.5, at, noise: true },
];

/** @returns {Stroke[]} steel that rings */
const steel = (pitch, level = 0.25, at = 0) =>
  [1, 1.57, 2.36, 3.13].map((partial, place) => ({
    from: pitch * partial,
    lasts: 0.5 / (place + 1),
    level: level / (place + 1),
    at,
  }));

/** @returns {Stroke[]} air, cloth or paper that is moved */
const swish = (from, to, lasts, level = 0.4, at = 0) => [
  { from, to, lasts, level, at, swell: lasts * 0.35, noise: true },
];

/**
 * The sounds by kind of cue.
 * @type {Record<string, Stroke[]>}
 */
const SOUNDS = {
  move: wood(520, 0.45),
  drop: wood(390),
  tag: wood(880, 0.25),
  turn: [...wood(460, 0.3), ...wood(520, 0.3, 0.09)],
  pulse: wood(620, 0.3),
  flip: [...swish(1800, 3200, 0.09, 0.25), ...wood(470, 0.4, 0.09)],
  strike: [...swish(3600, 700, 0.16, 0.5), ...wood(240, 0.8, 0.14)],
  clash: [...wood(300, 0.4), ...steel(1150)],
  flash: [...wood(560, 0.3), ...wood(660, 0.3, 0.07), ...wood(780, 0.3, 0.14)],
  die: [0, 0.07, 0.13, 0.22, 0.36].flatMap((at, place) => wood(700 - 40 * place, 0.25 + 0.05 * place, at)),
  crack: [...swish(900, 250, 0.18, 0.6), ...wood(210, 0.7, 0.02), ...wood(330, 0.4, 0.08)],
  banner: [...drum(82), ...drum(82, 0.6, 0.28)],
  glow: [...steel(587, 0.18), ...steel(880, 0.18, 0.14), ...drum(98, 0.5)],
  fall: [...swish(1200, 300, 0.35, 0.3), ...drum(65, 1, 0.3)],
  burn: [...swish(500, 900, 0.8, 0.7), ...[0.1, 0.23, 0.31, 0.47, 0.6].flatMap((at) => wood(1500, 0.12, at))],
  lift: [...swish(600, 2200, 0.4, 0.35), ...wood(392, 0.5, 0.4)],
};

/** @type {WeakMap<BaseAudioContext, AudioBuffer>} */
const noises = new WeakMap();

/** @param {BaseAudioContext} context */
function noise(context) {
  const known = noises.get(context);
  if (known) return known;
  const made = context.createBuffer(1, context.sampleRate, context.sampleRate);
  const samples = made.getChannelData(0);
  for (let place = 0; place < samples.length; place += 1) samples[place] = 2 * Math.random() - 1;
  noises.set(context, made);
  return made;
}

/**
 * Let a pitch slide.
 * @param {AudioParam} pitch
 * @param {Stroke} stroke
 * @param {number} start
 */
function slide(pitch, { from, to = from, lasts }, start) {
  pitch.setValueAtTime(from, start);
  pitch.exponentialRampToValueAtTime(to, start + lasts);
}

/**
 * Schedule the sound of a kind of cue; a kind without a sound is silent.
 * @param {BaseAudioContext} context
 * @param {string} kind
 */
export function schedule(context, kind) {
  const loudness = context.createGain();
  loudness.gain.value = LOUDNESS;
  loudness.connect(context.destination);
  for (const stroke of SOUNDS[kind] ?? []) {
    const start = context.currentTime + (stroke.at ?? 0);
    const envelope = context.createGain();
    envelope.gain.setValueAtTime(SILENCE, start);
    envelope.gain.exponentialRampToValueAtTime(stroke.level, start + (stroke.swell ?? SHORTEST));
    envelope.gain.exponentialRampToValueAtTime(SILENCE, start + stroke.lasts);
    envelope.connect(loudness);
    const source = stroke.noise ? context.createBufferSource() : context.createOscillator();
    if (source instanceof AudioBufferSourceNode) {
      const filter = context.createBiquadFilter();
      filter.type = "bandpass";
      slide(filter.frequency, stroke, start);
      source.buffer = noise(context);
      source.connect(filter).connect(envelope);
    } else {
      slide(source.frequency, stroke, start);
      source.connect(envelope);
    }
    source.start(start);
    source.stop(start + stroke.lasts);
  }
}

/** @type {AudioContext | null} */
let output = null;

/**
 * Play the sound of a kind of cue, if the person wants to hear it.
 * @param {string} kind
 */
export function play(kind) {
  const wanted = document.documentElement.dataset.sound === "on" && !document.hidden;
  if (!wanted || !navigator.userActivation?.hasBeenActive) return; // browsers keep untouched pages silent
  output ??= new AudioContext();
  if (output.state === "suspended") output.resume();
  schedule(output, kind);
}
