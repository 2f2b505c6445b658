// A few soft tones, made here; silent unless switched on.
import { settings } from './settings.svelte';

let context: AudioContext | null = null;

export function play(kind: 'pencil' | 'turn' | 'end'): void {
  if (!settings.sound) return;
  context ??= new AudioContext();
  const tones = { pencil: [660], turn: [520, 780], end: [520, 660, 780, 1040] }[kind];
  tones.forEach((tone, i) => {
    if (!context) return;
    const at = context.currentTime + i * 0.11;
    const swing = context.createOscillator();
    const volume = context.createGain();
    swing.frequency.value = tone;
    swing.type = 'sine';
    volume.gain.setValueAtTime(0, at);
    volume.gain.linearRampToValueAtTime(0.07, at + 0.015);
    volume.gain.exponentialRampToValueAtTime(0.0005, at + 0.25);
    swing.connect(volume).connect(context.destination);
    swing.start(at);
    swing.stop(at + 0.26);
  });
}
