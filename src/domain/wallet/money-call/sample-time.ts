// Virtual time for tests: it advances event by event, only when told to.

export type SampleTime = ReturnType<typeof sampleTime>;

export function sampleTime() {
  const due: { at: number; serial: number; go: () => void }[] = [];
  let [now, serial] = [1_000_000, 0];
  const settle = () => new Promise((resolve) => setImmediate(resolve));
  return {
    now: () => now,
    wait: (milliseconds: number) =>
      new Promise<void>((resolve) => {
        serial += 1;
        due.push({ at: now + milliseconds, serial, go: resolve });
      }),
    async pass(milliseconds: number): Promise<void> {
      const end = now + milliseconds;
      await settle();
      for (;;) {
        due.sort((a, b) => a.at - b.at || a.serial - b.serial);
        const next = due[0];
        if (next === undefined || next.at > end) break;
        due.shift();
        now = Math.max(now, next.at);
        next.go();
        await settle();
      }
      now = end;
    },
  };
}
