// How Rollup reads this repository: TypeScript without a compiler, `#contract/` as a folder.
import { globSync, readFileSync } from "node:fs";
import { stripTypeScriptTypes } from "node:module";
import path from "node:path";
import type { Plugin } from "rollup";

/** A module that another one starts or names by its address, as `cli/build/build-pool.ts` does. */
export const BY_ADDRESS = /(new URL\("(\.\/[\w-]+))\.ts("[,\s]+import\.meta\.url\))/g;

/** @returns absolute files of the modules below `cli` that are named by their address, in order */
export function namedByAddress(root: string): string[] {
  return globSync("cli/**/*.ts", { cwd: root })
    .filter((file) => !file.endsWith(".test.ts"))
    .flatMap((file) => {
      const place = path.join(root, file);
      const found = [...readFileSync(place, "utf8").matchAll(BY_ADDRESS)];
      return found.map(([, , name]) => path.resolve(path.dirname(place), `${name}.ts`));
    })
    .toSorted();
}

/** @param rename what becomes of the code of a module once its types are gone */
export function fromSources(root: string, rename: (code: string, id: string) => string): Plugin {
  return {
    name: "livery-sources",
    resolveId(source, importer) {
      if (importer === undefined) return source;
      if (!isOwn(root, importer)) return null;
      if (source.startsWith(".")) return path.resolve(path.dirname(importer), source);
      if (source.startsWith("#contract/")) return path.join(root, source.slice(1));
      return null;
    },
    transform(code, id) {
      if (!isOwn(root, id)) return null;
      if (id.endsWith(".json")) return { code: `export default ${code.trim()};\n`, map: null };
      return { code: rename(stripTypeScriptTypes(code), id), map: null };
    },
  };
}

/** A module of this repository, and no package's. */
export function isOwn(root: string, id: string): boolean {
  return /\.(?:ts|json)$/.test(id) && !path.relative(root, id).includes("node_modules");
}

/** `@scope/name` or `name` of what is imported. */
export function packageName(source: string): string {
  return source
    .split("/")
    .slice(0, source.startsWith("@") ? 2 : 1)
    .join("/");
}
