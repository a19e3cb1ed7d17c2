// Bundles the `brand` command: Node needs 0.3 ms to load a module, and a build of one brand loads 700.
import { writeFile } from "node:fs/promises";
import path from "node:path";
import commonjsPlugin from "@rollup/plugin-commonjs";
import { nodeResolve } from "@rollup/plugin-node-resolve";
import { rollup, type Plugin } from "rollup";
import { licencesOf } from "./bundled-licences.ts";
import { BY_ADDRESS, fromSources, isOwn, packageName } from "./from-sources.ts";

/** The package's types describe its CommonJS build, where the function is `default`. */
const commonjs = commonjsPlugin as unknown as typeof commonjsPlugin.default;

/** Large, rarely needed, already bundled, or dependent on their own folder. */
const UNBUNDLED = new Set([
  "@clack/prompts",
  "@pandacss/dev",
  "@resvg/resvg-js",
  "@vitejs/plugin-react",
  "fastify",
  "opencc-js",
  "playwright-core",
  "tinypool",
  "vite",
]);

const WITH_SIDE_EFFECTS = /\/node_modules\/culori\//;

const WORKERS = new Set(["build-worker"]);

export interface CommandPlace {
  readonly outDir: string;
  /** Final folder of the files; addresses of other files are relative to it. */
  readonly home: string;
  readonly extension: ".ts" | ".js";
}

/** @returns the files it is made of, and names of generated modules */
export async function bundleCommand(root: string, place: CommandPlace): Promise<readonly string[]> {
  const { outDir } = place;
  const bundle = await rollup({
    input: { main: path.join(root, "cli", "main.ts") },
    plugins: [
      fromSources(root, (code) => code),
      ownAddresses(root, place),
      nodeResolve({ exportConditions: ["node"], preferBuiltins: true }),
      commonjs(),
    ],
    external: (source) => source.startsWith("node:") || UNBUNDLED.has(packageName(source)),
    treeshake: {
      moduleSideEffects: (id) => isOwn(root, id) || WITH_SIDE_EFFECTS.test(id),
    },
    onwarn(warning) {
      const foreign = warning.ids?.every((id) => !isOwn(root, id)) ?? false;
      if (!foreign && warning.id?.includes("node_modules") !== true)
        throw new Error(`Rollup: ${warning.message}`);
    },
  });
  const { output } = await bundle.write({
    dir: outDir,
    format: "es",
    entryFileNames: "[name].js",
    chunkFileNames: "[name]-[hash].js",
    hoistTransitiveImports: false,
  });
  await bundle.close();
  const modules = output.flatMap((file) => (file.type === "chunk" ? file.moduleIds : []));
  await writeFile(path.join(outDir, "LICENSES.txt"), licencesOf(modules));
  return modules;
}

/** Makes `import.meta.url` that of the source module; workers become chunks. */
function ownAddresses(root: string, { home, extension }: CommandPlace): Plugin {
  return {
    name: "livery-addresses",
    transform(code, id) {
      if (!isOwn(root, id)) return null;
      const bundled = code.replaceAll(
        BY_ADDRESS,
        (_whole, start: string, name: string, end: string) => {
          if (!WORKERS.has(path.basename(name))) return start + extension + end;
          const file = path.resolve(path.dirname(id), `${name}.ts`);
          const chunk = this.emitFile({ type: "chunk", id: file, name: path.basename(name) });
          return `new URL(import.meta.ROLLUP_FILE_URL_${chunk})`;
        },
      );
      return { code: bundled, map: null };
    },
    resolveImportMeta(property, { moduleId }) {
      if (!isOwn(root, moduleId)) return null;
      if (property === "main") return "false";
      if (property !== "url") return null;
      const from = path
        .relative(home, moduleId)
        .split(path.sep)
        .join("/")
        .replace(/\.ts$/, extension);
      return `new URL(${JSON.stringify(from)}, import.meta.url).href`;
    },
  };
}
