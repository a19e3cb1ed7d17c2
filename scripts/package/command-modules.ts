// The command's modules one by one, at the places below the package's root where the repository has them:
// digests cover them there as they do here, and Node strips no types inside `node_modules`.
import path from "node:path";
import { rollup, type Plugin } from "rollup";
import {
  BY_ADDRESS,
  fromSources,
  namedByAddress,
  packageName,
} from "../../cli/launch/from-sources.ts";

/** @returns the packages they need when they run */
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
