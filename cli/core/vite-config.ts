// One Vite configuration for the core build and for `brand dev`; only this folder imports Vite.
import path from "node:path";
import pandaModule from "@pandacss/dev/postcss";
import react from "@vitejs/plugin-react";
import type { InlineConfig } from "vite";
import { chunkGroups } from "./chunk-groups.ts";
import { COMPILE_TARGETS } from "./compile-targets.ts";
import type { InlineStyles } from "./inline-styles/inline-styles.ts";

type PostcssOptions = Exclude<NonNullable<InlineConfig["css"]>["postcss"], string | undefined>;
type PostcssPlugin = NonNullable<PostcssOptions["plugins"]>[number];

// The package's types describe an ES module, but its CommonJS file exports the plugin itself.
const pandacss = pandaModule as unknown as (options: {
  readonly configPath: string;
  readonly cwd: string;
  readonly allow: readonly RegExp[];
}) => PostcssPlugin;

export function baseConfig(packageRoot: string): InlineConfig {
  return {
    configFile: false,
    root: packageRoot,
    publicDir: false,
    envDir: false, // no value of `.env` is part of a site
    logLevel: "silent",
    // As in src/tsconfig.json (verbatimModuleSyntax), which Vite does not read inside a `node_modules`.
    oxc: { typescript: { onlyRemoveTypeImports: true } },
    plugins: [react({ include: coreSources(packageRoot, "[tj]sx?"), exclude: [] })],
    css: { postcss: { plugins: [panda(packageRoot)] } },
  };
}

/** By default, the plugins skip a package in a `node_modules`. */
function coreSources(packageRoot: string, extension: string): RegExp {
  const folder = path.join(packageRoot, "src").split(path.sep).join("/");
  const literal = folder.replaceAll(/[\\^$.*+?()[\]{}|]/g, "\\$&");
  return new RegExp(`^${literal}/.+\\.${extension}(?:$|\\?)`);
}

function panda(packageRoot: string): PostcssPlugin {
  return pandacss({
    configPath: path.join(packageRoot, "panda.config.ts"),
    cwd: packageRoot,
    allow: [coreSources(packageRoot, "css")],
  });
}

export function buildConfig(
  packageRoot: string,
  entries: ReadonlyMap<string, string>,
  styles: InlineStyles,
): InlineConfig {
  const base = baseConfig(packageRoot);
  return {
    ...base,
    plugins: [...(base.plugins ?? []), styles.plugin],
    css: { postcss: { plugins: [panda(packageRoot), styles.stylesheet] } },
    mode: "production",
    base: "./",
    build: {
      write: false,
      target: COMPILE_TARGETS,
      cssCodeSplit: true, // the one stylesheet is an entry of its own
      sourcemap: false,
      modulePreload: false,
      reportCompressedSize: false,
      assetsInlineLimit: 0,
      manifest: false,
      rolldownOptions: {
        input: Object.fromEntries(entries),
        preserveEntrySignatures: "strict",
        output: {
          // name-chunks.ts names them.
          entryFileNames: "core/[name].js",
          chunkFileNames: "core/[name].js",
          assetFileNames: "core/[name]-[hash][extname]",
          // The bundler numbers short names in order, so one more export of a shared chunk would rename most others, and
          // change every chunk that imports them.
          minifyInternalExports: false,
          codeSplitting: { groups: chunkGroups(packageRoot, entries) },
        },
      },
    },
  };
}
