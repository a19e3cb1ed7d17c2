// The second, small build of the core: what draws the first paint, as modules the stamp runs. The same
// sources through the same style plugin, so that both name the same classes.
import path from "node:path";
import type { InlineConfig, Plugin } from "vite";
import type { InlineStyles } from "./inline-styles/inline-styles.ts";
import { packageFolder } from "./installed-packages.ts";
import { baseConfig } from "./vite-config.ts";

/** Slots of the first paint: an entry each, as in the client's build. */
const SLOTS = /^(?:layout|hero)-/;

/** Name of the module that exports `staticShell`. */
const STATIC_SHELL = "static-shell";

export function serverConfig(
  packageRoot: string,
  entries: ReadonlyMap<string, string>,
  outDir: string,
  styles: InlineStyles,
): InlineConfig {
  const base = baseConfig(packageRoot);
  const slots = [...entries].filter(([name]) => SLOTS.test(name));
  return {
    ...base,
    plugins: [...(base.plugins ?? []), nothingLater(), styles.plugin],
    mode: "production",
    // Whatever the environment of the stamp says.
    define: { "process.env.NODE_ENV": JSON.stringify("production") },
    ssr: { noExternal: true },
    resolve: {
      // The package's own file for Node brings streams along, which nothing here writes to.
      alias: { "react-dom/server": legacyServer(packageRoot) },
    },
    build: {
      ssr: true,
      outDir,
      emptyOutDir: true,
      target: "es2023",
      minify: false,
      sourcemap: false,
      reportCompressedSize: false,
      rolldownOptions: {
        input: {
          ...Object.fromEntries(slots),
          [STATIC_SHELL]: path.join(packageRoot, "src", "static-shell.tsx"),
        },
        // The store stands in folders that say nothing of the kind of their modules.
        output: { entryFileNames: "[name].mjs", chunkFileNames: "[name]-[hash].mjs" },
      },
    },
  };
}

/** What comes after the first paint is not even compiled. */
function nothingLater(): Plugin {
  const nothing = "\0livery-nothing";
  return {
    name: "livery-nothing-later",
    resolveDynamicImport: () => nothing,
    load: (id) => (id === nothing ? "export {};" : null),
  };
}

function legacyServer(packageRoot: string): string {
  const file = "react-dom-server-legacy.browser.production.js";
  return path.join(packageFolder(packageRoot, "react-dom"), "cjs", file);
}
