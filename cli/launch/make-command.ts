// node make-command.ts <root> <outDir> <home>: a process for Rollup's memory and Node's type-stripping warning.
import { writeFile } from "node:fs/promises";
import path from "node:path";
import { bundleCommand } from "./bundle-command.ts";
import { isOwn } from "./from-sources.ts";

const [root = "", outDir = "", home = ""] = process.argv.slice(2);
const modules = await bundleCommand(root, { outDir, home, extension: ".ts" });
const libraries = modules.filter((file) => path.isAbsolute(file) && !isOwn(root, file));
const manifests = libraries.map((file) => manifestOf(path.dirname(file)));
await writeFile(
  path.join(outDir, "libraries.txt"),
  [...new Set([...libraries, ...manifests])].toSorted().join("\n"),
);

function manifestOf(dir: string): string {
  const isPackage =
    path.basename(path.dirname(dir)) === "node_modules" || dir === path.dirname(dir);
  const isScoped = path.basename(path.dirname(dir)).startsWith("@");
  if (isPackage || isScoped) return path.join(dir, "package.json");
  return manifestOf(path.dirname(dir));
}
