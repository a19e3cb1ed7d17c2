// How long the last build of each brand took: operators copy the file between machines that share a build. A
// receipt carries no time, so that the same input makes the same bytes.
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

/** Empty where none are known. */
export async function readBuildTimes(storeDir: string): Promise<BuildTimes> {
  return await readTimesFile(fileIn(storeDir)).catch(() => ({}));
}

/** Of two builds at a time the later one's stay: they are a help, not a record. */
export async function addBuildTimes(storeDir: string, times: BuildTimes): Promise<void> {
  const all = { ...(await readBuildTimes(storeDir)), ...times };
  writeWhole(fileIn(storeDir), JSON.stringify(all));
}

const fileIn = (storeDir: string) => path.join(storeDir, "times.json");
