// Compiles the command's modules to JavaScript at the same paths as in the repository: digests cover them, and Node
// strips no types inside `node_modules`.
import path from "node:path";
import { rollup, type Plugin } from "rollup";
import {
  BY_ADDRESS,
  fromSources,
  namedByAddress,
  packageName,
} from "../../cli/launch/from-sources.ts";

/** @returns the packages that they need at run time */
export async function commandModules(root: string, outDir: string): Promise<ReadonlySet<string>> {
  const packages = new Set<string>();
  const bundle = await rollup({
    input: [path.join(root, "cli", "main.ts"), ...namedByAddress(root)],
    plugins: [
      fromSources(root, (code) => code.replaceAll(BY_ADDRESS, "$1.js$3")),
      installedPackages(packages),
    ],
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

function installedPackages(names: Set<string>): Plugin {
  return {
    name: "livery-packages",
    resolveId(source) {
      if (!source.startsWith("node:")) names.add(packageName(source));
      return { id: source, external: true };
    },
  };
}
