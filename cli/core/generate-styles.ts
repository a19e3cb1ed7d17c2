import { execFile } from "node:child_process";
import { readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import { promisify } from "node:util";
import { digestSources, sha256 } from "../files/digest.ts";
import { FROM_SOURCES } from "../base/paths.ts";
import { installedSources, packageFolder } from "./installed-packages.ts";

export const STYLED_SYSTEM = ".livery/styled-system";

/** Packages that the functions are made by. */
const MAKERS = ["@pandacss/dev", "@pandacss/preset-base"];

/** Writes Panda's style functions, only after a change: parallel builds read them. The npm package has them. */
export async function generateStyles(packageRoot: string): Promise<void> {
  if (!FROM_SOURCES) return;
  const made = path.join(packageRoot, STYLED_SYSTEM);
  const stamp = path.join(made, ".digest");
  const sources = sourcesDigest(packageRoot);
  const state = () => sha256(`${sources}\n${madeDigest(made)}`);
  if ((await readFile(stamp, "utf8").catch(() => "")) === state()) return;
  const bin = path.join(packageFolder(packageRoot, "@pandacss/dev"), "bin.js");
  await promisify(execFile)(process.execPath, [bin, "codegen", "--silent"], { cwd: packageRoot });
  await writeFile(stamp, state());
}

function madeDigest(made: string): string {
  return digestSources([{ name: "made", path: made, include: (file) => file !== ".digest" }]);
}

function sourcesDigest(packageRoot: string): string {
  const at = (name: string) => ({ name, path: path.join(packageRoot, name) });
  return digestSources([
    at("panda.config.ts"),
    {
      ...at("tokens"),
      include: (file) => file === "semantic.json" || file.endsWith(".ts"),
    },
    ...installedSources(packageRoot, MAKERS),
  ]);
}
