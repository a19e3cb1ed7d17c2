// Writes down the CPU seconds of a test file while `npm test` runs; scripts/suite/cost.ts reads them.
import { appendFileSync } from "node:fs";
import path from "node:path";

/** Names the folder; unset outside `npm test`. */
const FOLDER = process.env["SUITE_COST_DIR"];

export const isRecording = FOLDER !== undefined;

/** A file may be recorded in parts. @param seconds null where the system does not tell */
export function recordCost(
  runner: "unit" | "command" | "browser",
  file: string,
  seconds: number | null,
): void {
  if (FOLDER === undefined || seconds === null) return;
  const line = JSON.stringify([path.relative(process.cwd(), file), seconds]);
  appendFileSync(path.join(FOLDER, `${runner}.jsonl`), `${line}\n`);
}
