import type { Io } from "./io.ts";

/** A bar with rate and time left on a terminal; a plain line every ten per cent when piped. */
export function progress(io: Io, label: string): (done: number, total: number) => void {
  const started = performance.now();
  let printed = 0;
  return (done, total) => {
    const seconds = (performance.now() - started) / 1000;
    const rate = done / Math.max(seconds, 0.001);
    const left = Math.ceil((total - done) / Math.max(rate, 0.001));
    if (io.interactive) {
      const filled = Math.round((done / total) * 24);
      const bar = "█".repeat(filled) + "░".repeat(24 - filled);
      process.stderr.write(
        `\r${label} ${bar} ${done}/${total}  ${rate.toFixed(1)}/s  ${left} s left `,
      );
      if (done === total) process.stderr.write("\r\u001b[K");
      return;
    }
    const tenth = Math.floor((done / total) * 10);
    if (tenth > printed && total >= 20) io.note(`${label} ${done}/${total}  ${rate.toFixed(1)}/s`);
    printed = Math.max(printed, tenth);
  };
}
