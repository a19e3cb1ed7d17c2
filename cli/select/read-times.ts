import path from "node:path";
import { readBuildTimes, readTimesFile, type BuildTimes } from "../cache/build-times.ts";
import { CliError } from "../errors/errors.ts";
import { displayPath } from "../base/io.ts";

/** Times from the named file, or from the store, which may have none. @throws CliError FLEET_TIMES for the file */
export async function readTimes(named: string | undefined, storeDir: string): Promise<BuildTimes> {
  if (named === undefined) return await readBuildTimes(storeDir);
  const file = path.resolve(named);
  return await readTimesFile(file).catch((cause: unknown) => {
    throw new CliError("FLEET_TIMES", {
      what: `${displayPath(file)} holds no build times.`,
      where: { file },
      fix: "name a copy of .livery/times.json (brand to milliseconds), or leave --times out.",
      cause,
    });
  });
}
