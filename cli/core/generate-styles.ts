import { execFile } from "node:child_process";
import { readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import { promisify } from "node:util";
import { digestSources, sha256 } from "../files/digest.ts";
import { FROM_SOURCES } from "../paths.ts";
import { packageFolder } from "./installed-packages.ts";

/** Writes Panda's style functions, only after a change: parallel builds read them. The npm package has them. */
export async function generateStyles(packageRoot: string): Promise<void> {
  if (!FROM_SOURCES) return;
  const stamp = path.join(packageRoot, ".livery", "styled-system", ".digest");
  const digest = await sourcesDigest(packageRoot);
  if ((await readFile(stamp, "utf8").catch(() => "")) === digest) return;
  const bin = path.join(packageFolder(packageRoot, "@pandacss/dev"), "bin.js");
  await promisify(execFile)(process.execPath, [bin, "codegen", "--silent"], { cwd: packageRoot });
  await writeFile(stamp, digest);
}

async function sourcesDigest(packageRoot: string): Promise<string> {
  const config = await readFile(path.join(packageRoot, "panda.config.ts"));
  const manifest = await readFile(
    path.join(packageFolder(packageRoot, "@pandacss/dev"), "package.json"),
  );
  const tokens = digestSources([
    {
      name: "tokens",
      path: path.join(packageRoot, "tokens"),
      include: (file) => file === "semantic.json" || file.endsWith(".ts"),
    },
  ]);
  return sha256([sha256(config), sha256(manifest), tokens].join("\n"));
}
