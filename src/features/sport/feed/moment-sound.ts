// Short tones for what happens in a match, made by the browser itself.

export type MomentKind = "goal" | "red" | "suspended";

/** Frequencies in hertz, one after the other. */
const TONES: Readonly<Record<MomentKind, readonly number[]>> = {
  goal: [660, 880],
  red: [330, 247],
  suspended: [440],
};
const TONE_S = 0.12;
const VOLUME = 0.08;

let context: AudioContext | null = null;

/** The first call has to come from a press, or the browser stays silent. */
export function playSound(kind: MomentKind): void {
  if (typeof AudioContext === "undefined") return;
  context ??= new AudioContext();
  const { currentTime, destination } = context;
  for (const [at, frequency] of TONES[kind].entries()) {
    const [tone, gain] = [context.createOscillator(), context.createGain()];
    const start = currentTime + at * TONE_S;
    tone.frequency.value = frequency;
    gain.gain.setValueAtTime(VOLUME, start);
    gain.gain.exponentialRampToValueAtTime(0.001, start + TONE_S);
    tone.connect(gain).connect(destination);
    tone.start(start);
    tone.stop(start + TONE_S);
  }
}
