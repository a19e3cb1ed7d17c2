// What the code of a built brand loads late: the targets of its dynamic imports, by the names of their files.
import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";

const HASH = /-[\w-]{6}\.js$/;
const IMPORTS = /import\(\s*["'`]([^"'`]+)["'`]/g;

/** Names of late files of the core, without texts and the modules that the brand's entry names. */
export function lateChunks(brand: string): readonly string[] {
  const core = path.join("dist", brand, "core");
  const files = readdirSync(core).filter((file) => file.endsWith(".js"));
  const names = new Set(files.map((file) => file.replace(HASH, "")));
  const targets = files.flatMap((file) =>
    [...readFileSync(path.join(core, file), "utf8").matchAll(IMPORTS)].map(([, target = ""]) =>
      path.basename(target).replace(HASH, ""),
    ),
  );
  return [...new Set(targets)].filter((name) => names.has(name)).toSorted();
}
