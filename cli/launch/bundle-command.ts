// The `brand` command with the libraries it is quick to need, as a few files. Node takes a third of a
// millisecond to find, read and link a module, and building one brand needs seven hundred of them.
import { writeFile } from "node:fs/promises";
import path from "node:path";
import commonjsPlugin from "@rollup/plugin-commonjs";
import { nodeResolve } from "@rollup/plugin-node-resolve";
import { rollup, type Plugin } from "rollup";
import { licencesOf } from "./bundled-licences.ts";
import { BY_ADDRESS, fromSources, isOwn, packageName } from "./from-sources.ts";

/** Its types are those of its CommonJS build, where the function is one property further down. */
const commonjs = commonjsPlugin as unknown as typeof commonjsPlugin.default;

/** Large, seldom needed, of few files themselves, or looking for their other files beside themselves. */
const SEPARATE = new Set([
  "@clack/prompts",
  "@pandacss/dev",
  "@resvg/resvg-js",
  "@vitejs/plugin-react",
  "fastify",
  "opencc-js",
  "tinypool",
  "vite",
]);

/** Its index registers the colour spaces that its functions look up. */
const ACTS_WHEN_LOADED = /\/node_modules\/culori\//;

/** Started in a thread of its own, which should load as few files. */
const WORKERS = new Set(["build-worker"]);

/** A file takes longer to find and open than this many bytes of code that is not needed take to skip. */
const MERGED_BELOW = 50_000;

export interface CommandPlace {
  /** New folder that gets `main.js` and what it imports. */
  readonly outDir: string;
  /** Where the files lie in the end, seen from the repository: there they find its other files. */
  readonly home: string;
  /** What modules are called there. */
  readonly extension: ".ts" | ".js";
}

export async function bundleCommand(root: string, place: CommandPlace): Promise<void> {
  const { outDir } = place;
  const bundle = await rollup({
    input: { main: path.join(root, "cli", "main.ts") },
    plugins: [
      fromSources(root, (code) => code),
      ownAddresses(root, place),
      nodeResolve({ exportConditions: ["node"], preferBuiltins: true }),
      commonjs(),
    ],
    external: (source) => source.startsWith("node:") || SEPARATE.has(packageName(source)),
    treeshake: {
      moduleSideEffects: (id) => isOwn(root, id) || ACTS_WHEN_LOADED.test(id),
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
    experimentalMinChunkSize: MERGED_BELOW,
  });
  await bundle.close();
  const modules = output.flatMap((file) => (file.type === "chunk" ? file.moduleIds : []));
  await writeFile(path.join(outDir, "LICENSES.txt"), licencesOf(modules));
}

/** Keeps the addresses of modules what they are in the repository, but for workers, which are bundled too. */
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
