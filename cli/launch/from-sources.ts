import { globSync, readFileSync } from "node:fs";
import { stripTypeScriptTypes } from "node:module";
import path from "node:path";
import type { Plugin } from "rollup";

/** A module that is started by its URL, as in `cli/build/build-pool.ts`. */
export const BY_ADDRESS = /(new URL\("(\.\/[\w-]+))\.ts("[,\s]+import\.meta\.url\))/g;

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

export function fromSources(root: string, edit: (code: string, id: string) => string): Plugin {
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
      return { code: edit(opaqueImports(stripTypeScriptTypes(code)), id), map: null };
    },
  };
}

/**
 * Rollup sees which exports `const { name } = await import()` takes, but not that they are called there: a parameter
 * that has one value in all other calls becomes that value. Through a call it takes the module as a whole.
 */
const opaqueImports = (code: string): string =>
  code.replaceAll(/\bawait (import\("[^"]+"\))/g, "await Promise.resolve($1)");

export function isOwn(root: string, id: string): boolean {
  return /\.(?:ts|json)$/.test(id) && !path.relative(root, id).includes("node_modules");
}

export function packageName(source: string): string {
  return source
    .split("/")
    .slice(0, source.startsWith("@") ? 2 : 1)
    .join("/");
}
