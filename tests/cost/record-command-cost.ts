// Set-up of the command tests: each file has a process of its own, whose time is the file's.
import { afterAll, expect } from "vitest";
import { treeCpu } from "./process-cpu.ts";
import { isRecording, recordCost } from "./record-cost.ts";

if (isRecording)
  afterAll(() => recordCost("command", expect.getState().testPath ?? "", treeCpu(process.pid)));
