// The `brand` command as Node runs it inside `node_modules`, where it strips no types: the same modules
// at the same places below the package's root, as JavaScript. A module stays a file: a command loads what
// it needs and no more, and a digest over `cli/core` covers the compiler there as it does here.
import { globSync, readFileSync } from "node:fs";
import { stripTypeScriptTypes } from "node:module";
import path from "node:path";
import { rollup, type Plugin } from "rollup";

/** A module that another one starts or names by its address: `new URL("./build-worker.ts", import.meta.url)`. */
const BY_ADDRESS = /(new URL\("(\.\/[\w-]+))\.ts("[,\s]+import\.meta\.url\))/g;

const isTest = (file: string) => file.endsWith(".test.ts");

/**
 * Bundles the command into `outDir`, laid out as in the repository.
 *
 * @returns the packages it needs when it runs
 */
export async function bundleCommand(root: string, outDir: string): Promise<ReadonlySet<string>> {
  const packages = new Set<string>();
  const bundle = await rollup({
    input: [path.join(root, "cli", "main.ts"), ...startedByAddress(root)],
    plugins: [fromSources(root, packages)],
    onwarn(warning) {
      throw new Error(`Rollup: ${warning.message}`);
    },
  });
  await bundle.write({
    dir: outDir,
    format: "es",
    preserveModules: true,
    preserveModulesRoot: root,
    entryFileNames: "[name].js",
  });
  await bundle.close();
  return packages;
}

function startedByAddress(root: string): string[] {
  return globSync("cli/**/*.ts", { cwd: root })
    .filter((file) => !isTest(file))
    .flatMap((file) => {
      const place = path.join(root, file);
      const found = [...readFileSync(place, "utf8").matchAll(BY_ADDRESS)];
      return found.map(([, , name]) => path.join(path.dirname(place), `${name}.ts`));
    })
    .toSorted();
}

function fromSources(root: string, packages: Set<string>): Plugin {
  return {
    name: "livery-sources",
    resolveId(source, importer) {
      if (importer === undefined) return source;
      if (source.startsWith(".")) return path.resolve(path.dirname(importer), source);
      if (source.startsWith("#contract/")) return path.join(root, source.slice(1));
      if (!source.startsWith("node:")) packages.add(packageName(source));
      return { id: source, external: true };
    },
    transform(code, id) {
      if (id.endsWith(".json")) return { code: `export default ${code.trim()};\n`, map: null };
      return { code: stripTypeScriptTypes(code).replaceAll(BY_ADDRESS, "$1.js$3"), map: null };
    },
  };
}

/** `@scope/name` or `name` of what is imported. */
function packageName(source: string): string {
  return source
    .split("/")
    .slice(0, source.startsWith("@") ? 2 : 1)
    .join("/");
}
