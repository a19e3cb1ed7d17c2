const HERTZ = 880;
const SECONDS = 0.4;

/** A short tone. Silent where the browser allows no sound before a press. */
export function playChime(): void {
  if (typeof AudioContext === "undefined") return;
  const context = new AudioContext();
  const tone = context.createOscillator();
  const volume = context.createGain();
  tone.frequency.value = HERTZ;
  volume.gain.setValueAtTime(0.2, context.currentTime);
  volume.gain.exponentialRampToValueAtTime(0.001, context.currentTime + SECONDS);
  tone.connect(volume).connect(context.destination);
  tone.addEventListener("ended", () => void context.close());
  tone.start();
  tone.stop(context.currentTime + SECONDS);
}
