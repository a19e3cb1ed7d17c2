// Type declarations for operators' own tools: the manifest and its parts.
import { execFile } from "node:child_process";
import { globSync } from "node:fs";
import { readFile, rm, writeFile } from "node:fs/promises";
import path from "node:path";
import { promisify } from "node:util";

/** Writes the declarations of `contract/` to `outDir`. */
export async function declareTypes(root: string, outDir: string): Promise<void> {
  const tsc = path.join(root, "node_modules", "typescript", "bin", "tsc");
  const project = path.join(root, "contract");
  const flags = ["--outDir", outDir, "--tsBuildInfoFile", path.join(outDir, ".build")];
  await promisify(execFile)(process.execPath, [tsc, "-p", project, ...flags]);
  await rm(path.join(outDir, ".build"), { force: true });
  for (const name of globSync("**/*.{d.ts,json}", { cwd: outDir })) {
    const file = path.join(outDir, name);
    if (/\.test\.d\.ts$|\.json$/.test(name)) await rm(file);
    else await writeFile(file, withoutSources(await readFile(file, "utf8")));
  }
}

/** Declarations import each other by the JavaScript names. */
function withoutSources(declaration: string): string {
  return declaration.replaceAll(/((?:from |import\()"\.[^"]*)\.ts"/g, '$1.js"');
}
