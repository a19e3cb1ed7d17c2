import path from "node:path";
import type { CoreBuild } from "./core-build.ts";

/** What a stamp has to know of a compiled core, in its folder of the store. */
export const CORE_FILE = "core.json";

/** A compiled core holds no path: where it lies differs from machine to machine. */
export function coreFolders(dir: string): Pick<CoreBuild, "filesDir" | "serverDir"> {
  return { filesDir: path.join(dir, "files"), serverDir: path.join(dir, "server") };
}
