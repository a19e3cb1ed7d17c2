import { readFile } from "node:fs/promises";
import path from "node:path";
import * as v from "valibot";
import { CliError } from "../errors/errors.ts";
import { displayPath } from "../io.ts";
import { readBuildTimes, type BuildTimes } from "../cache/build-times.ts";

const Times = v.record(v.string(), v.pipe(v.number(), v.finite(), v.minValue(0)));

/**
 * The times a split stands on: of the named file, or of the store, where it is no fault that there are none.
 * @throws CliError FLEET_TIMES when the named file cannot be read
 */
export async function readTimes(file: string | undefined, storeDir: string): Promise<BuildTimes> {
  if (file === undefined) return await readBuildTimes(storeDir);
  try {
    return v.parse(Times, JSON.parse(await readFile(path.resolve(file), "utf8")));
  } catch (cause) {
    throw new CliError("FLEET_TIMES", {
      what: `${displayPath(path.resolve(file))} holds no build times.`,
      where: { file: path.resolve(file) },
      fix: "name a copy of .livery/times.json (brand to milliseconds), or leave --times out.",
      cause,
    });
  }
}
