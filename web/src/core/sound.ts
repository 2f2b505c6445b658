// Sounds, made here from noise and oscillators: no files, nothing to load. Silent until somebody wishes for them.
import { settings } from './settings.svelte';

export type Sound = 'flip' | 'pencil' | 'chips' | 'dice' | 'car' | 'bell' | 'build' | 'end';

let context: AudioContext | null = null;
let out: AudioNode;
let hiss: AudioBuffer;

/** Plays a sound, `after` seconds from now. */
export function play(kind: Sound, after = 0): void {
  if (!settings.sound) return;
  if (!context) {
    context = new AudioContext();
    // Many things at once stay as loud as one.
    const soft = context.createDynamicsCompressor();
    soft.threshold.value = -18;
    soft.connect(context.destination);
    out = soft;
    hiss = noise(context);
  }
  // A page that was not touched yet may not sound; it may afterwards.
  if (context.state === 'suspended') void context.resume();
  MAKE[kind](context, context.currentTime + 0.01 + after);
}

/** One after the other, as a story tells them. */
export function playAll(kinds: readonly Sound[]): void {
  kinds.forEach((kind, i) => play(kind, i * 0.22));
}

function noise(on: AudioContext): AudioBuffer {
  const buffer = on.createBuffer(1, on.sampleRate, on.sampleRate);
  const samples = buffer.getChannelData(0);
  for (let i = 0; i < samples.length; i++) samples[i] = Math.random() * 2 - 1;
  return buffer;
}

const about = (value: number, by = 0.08): number => value * (1 + (Math.random() * 2 - 1) * by);

/** Up in `rise` seconds, then away within `fall`. */
function shape(on: AudioContext, at: number, loud: number, rise: number, fall: number): GainNode {
  const gain = on.createGain();
  gain.gain.setValueAtTime(0.0001, at);
  gain.gain.exponentialRampToValueAtTime(loud, at + rise);
  gain.gain.exponentialRampToValueAtTime(0.0001, at + rise + fall);
  gain.connect(out);
  return gain;
}

interface Breath {
  kind?: BiquadFilterType;
  from: number;
  to?: number;
  narrow?: number;
  loud: number;
  rise?: number;
  fall: number;
}

/** Noise through a filter that moves: paper, graphite, knocks. */
function breathe(on: AudioContext, at: number, { kind = 'bandpass', from, to = from, narrow = 1, loud, rise = 0.005, fall }: Breath): void {
  const source = on.createBufferSource();
  source.buffer = hiss;
  const filter = on.createBiquadFilter();
  filter.type = kind;
  filter.Q.value = narrow;
  filter.frequency.setValueAtTime(from, at);
  filter.frequency.exponentialRampToValueAtTime(to, at + rise + fall);
  source.connect(filter).connect(shape(on, at, loud, rise, fall));
  source.start(at, Math.random() * 0.5, rise + fall + 0.02);
}

/** A tone that may glide. */
function ring(on: AudioContext, at: number, from: number, loud: number, fall: number, kind: OscillatorType = 'sine', to = from, rise = 0.004): void {
  const swing = on.createOscillator();
  swing.type = kind;
  swing.frequency.setValueAtTime(from, at);
  swing.frequency.exponentialRampToValueAtTime(to, at + rise + fall);
  swing.connect(shape(on, at, loud, rise, fall));
  swing.start(at);
  swing.stop(at + rise + fall + 0.02);
}

// A small brass bell: its partials are no whole multiples, and the high ones die first.
const PARTIALS = [
  [0.5, 0.25, 1.6],
  [1, 1, 1.2],
  [1.19, 0.5, 0.9],
  [2, 0.45, 0.7],
  [2.74, 0.25, 0.4],
  [3.76, 0.15, 0.25],
] as const;

function strike(on: AudioContext, at: number, pitch: number, loud: number): void {
  for (const [times, part, long] of PARTIALS) ring(on, at, pitch * times, loud * part, long);
}

const MAKE: Record<Sound, (on: AudioContext, at: number) => void> = {
  /** A card: the swish of the turn, the slap on the table. */
  flip(on, at) {
    breathe(on, at, { from: about(1400), to: 5200, narrow: 0.8, loud: 0.16, rise: 0.05, fall: 0.07 });
    breathe(on, at + 0.11, { kind: 'lowpass', from: about(2600), to: 500, loud: 0.3, rise: 0.002, fall: 0.06 });
  },
  /** Three strokes of graphite on paper. */
  pencil(on, at) {
    for (const [late, long] of [
      [0, 0.07],
      [0.1, 0.05],
      [0.18, 0.1],
    ] as const)
      breathe(on, at + late, { from: about(3200, 0.15), to: about(4300, 0.15), narrow: 1.6, loud: 0.12, rise: 0.012, fall: long });
  },
  /** Clay on clay: a few chips put down. */
  chips(on, at) {
    [0, 0.055, 0.095, 0.17].forEach((late, i) => {
      const pitch = about(2500, 0.12);
      ring(on, at + late, pitch, 0.1 - i * 0.014, 0.05, 'triangle');
      ring(on, at + late, pitch * 1.73, 0.05, 0.03);
      breathe(on, at + late, { from: 5200, loud: 0.06, rise: 0.001, fall: 0.015 });
    });
  },
  /** Dice on wood: knocks that come closer together and lower. */
  dice(on, at) {
    [0, 0.09, 0.16, 0.27, 0.33, 0.37, 0.4].forEach((late, i) => {
      const loud = 0.34 - i * 0.04;
      breathe(on, at + late, { from: about(950, 0.2), narrow: 5, loud, rise: 0.001, fall: 0.045 });
      ring(on, at + late, about(240, 0.15), loud * 0.35, 0.05, 'triangle', 150);
    });
  },
  /** A car passes: it comes, its pitch drops, it goes. */
  car(on, at) {
    const motor = on.createOscillator();
    motor.type = 'sawtooth';
    motor.frequency.setValueAtTime(about(92), at);
    motor.frequency.setValueAtTime(about(92), at + 0.3);
    motor.frequency.exponentialRampToValueAtTime(68, at + 0.62);
    const muffled = on.createBiquadFilter();
    muffled.type = 'lowpass';
    muffled.frequency.setValueAtTime(260, at);
    muffled.frequency.exponentialRampToValueAtTime(900, at + 0.4);
    muffled.frequency.exponentialRampToValueAtTime(200, at + 1);
    motor.connect(muffled).connect(shape(on, at, 0.2, 0.42, 0.62));
    motor.start(at);
    motor.stop(at + 1.1);
    breathe(on, at, { from: 500, to: 260, narrow: 0.6, loud: 0.08, rise: 0.42, fall: 0.6 });
  },
  bell(on, at) {
    strike(on, at, 1180, 0.09);
  },
  /** Two blows of a hammer. */
  build(on, at) {
    for (const late of [0, 0.16]) {
      ring(on, at + late, about(190), 0.3, 0.09, 'sine', 90);
      breathe(on, at + late, { from: about(1800), to: 700, narrow: 1.2, loud: 0.2, rise: 0.001, fall: 0.05 });
    }
  },
  /** The count is over: three bells, upwards. */
  end(on, at) {
    [784, 988, 1175, 1568].forEach((pitch, i) => strike(on, at + i * 0.16, pitch, i === 3 ? 0.1 : 0.07));
  },
};
