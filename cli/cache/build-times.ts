// How long the last build of each brand took, for tables. A receipt carries no time: the same input
// makes the same bytes.
import { readFile } from "node:fs/promises";
import path from "node:path";
import * as v from "valibot";
import { writeWhole } from "../files/atomic-write.ts";

/** Brand → milliseconds. */
export type BuildTimes = Readonly<Record<string, number>>;

const Stored = v.record(v.string(), v.number());

/** Empty where none are known. */
export async function readBuildTimes(storeDir: string): Promise<BuildTimes> {
  try {
    return v.parse(Stored, JSON.parse(await readFile(fileIn(storeDir), "utf8")));
  } catch {
    return {};
  }
}

/** Of two builds at a time the later one's stay: they are a help, not a record. */
export async function addBuildTimes(storeDir: string, times: BuildTimes): Promise<void> {
  const all = { ...(await readBuildTimes(storeDir)), ...times };
  writeWhole(fileIn(storeDir), JSON.stringify(all));
}

const fileIn = (storeDir: string) => path.join(storeDir, "times.json");
