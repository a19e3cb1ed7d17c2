// Build times are apart from receipts, whose bytes depend on the input alone. Operators copy the file to shards.
import { readFile } from "node:fs/promises";
import path from "node:path";
import * as v from "valibot";
import { writeWhole } from "../files/atomic-write.ts";

const Times = v.record(v.string(), v.pipe(v.number(), v.finite(), v.minValue(0)));

/** Brand → milliseconds. */
export type BuildTimes = Readonly<Record<string, number>>;

/** @throws Error when the file cannot be read or holds something else */
export async function readTimesFile(file: string): Promise<BuildTimes> {
  return v.parse(Times, JSON.parse(await readFile(file, "utf8")));
}

export async function readBuildTimes(storeDir: string): Promise<BuildTimes> {
  return await readTimesFile(fileIn(storeDir)).catch(() => ({}));
}

/** Of two concurrent builds the last writer wins. */
export async function addBuildTimes(storeDir: string, times: BuildTimes): Promise<void> {
  const all = { ...(await readBuildTimes(storeDir)), ...times };
  writeWhole(fileIn(storeDir), JSON.stringify(all));
}

const fileIn = (storeDir: string) => path.join(storeDir, "times.json");
