// One Vite configuration for the core build and for `brand dev`; only this folder imports Vite.
import react from "@vitejs/plugin-react";
import type { InlineConfig } from "vite";
import { chunkGroups } from "./chunk-groups.ts";
import { COMPILE_TARGETS } from "./compile-targets.ts";
import type { InlineStyles } from "./inline-styles/inline-styles.ts";
import { packedIcons } from "./packed-icons.ts";
import { pandaPlugins } from "./panda-css.ts";
import { sourcePattern } from "./source-pattern.ts";

export async function baseConfig(packageRoot: string): Promise<InlineConfig> {
  return {
    configFile: false,
    root: packageRoot,
    publicDir: false,
    envDir: false, // no value of `.env` is part of a site
    logLevel: "silent",
    // As in src/tsconfig.json (verbatimModuleSyntax), which Vite does not read inside a `node_modules`.
    oxc: { typescript: { onlyRemoveTypeImports: true } },
    plugins: [
      react({ include: sourcePattern(packageRoot, "[tj]sx?"), exclude: [] }),
      ...packedIcons(packageRoot),
    ],
    css: { postcss: { plugins: [...(await pandaPlugins(packageRoot))] } },
  };
}

export async function buildConfig(
  packageRoot: string,
  entries: ReadonlyMap<string, string>,
  styles: InlineStyles,
): Promise<InlineConfig> {
  const base = await baseConfig(packageRoot);
  return {
    ...base,
    plugins: [...(base.plugins ?? []), styles.plugin],
    css: { postcss: { plugins: [...(await pandaPlugins(packageRoot)), styles.stylesheet] } },
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
