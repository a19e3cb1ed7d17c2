// Set-up of the unit tests: a file's time is what its thread took from here to its end.
import { afterAll, expect } from "vitest";
import { isRecording, recordCost } from "./record-cost.ts";

if (isRecording) {
  const before = process.threadCpuUsage();
  afterAll(() => {
    const { user, system } = process.threadCpuUsage(before);
    recordCost("unit", expect.getState().testPath ?? "", (user + system) / 1e6);
  });
}
