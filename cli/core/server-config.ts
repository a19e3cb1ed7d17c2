// The second build of the core: modules that render the first paint during stamping, with the same class names.
import path from "node:path";
import type { InlineConfig, Plugin } from "vite";
import { drawnPages } from "#contract/documents.ts";
import { ROUTES } from "#contract/routes.ts";
import type { InlineStyles } from "./inline-styles/inline-styles.ts";
import { packageFolder } from "./installed-packages.ts";
import { baseConfig } from "./vite-config.ts";

const SLOTS = /^(?:layout|hero|footer)-/;

const PAGES = new Set([...drawnPages(ROUTES)].map((page) => `page-${page}`));

const STATIC_PAGES = "static-pages";

export async function serverConfig(
  packageRoot: string,
  entries: ReadonlyMap<string, string>,
  outDir: string,
  styles: InlineStyles,
): Promise<InlineConfig> {
  const base = await baseConfig(packageRoot);
  const slots = [...entries].filter(([name]) => SLOTS.test(name) || PAGES.has(name));
  return {
    ...base,
    plugins: [...(base.plugins ?? []), withoutDynamicImports(), styles.plugin],
    mode: "production",
    define: { "process.env.NODE_ENV": JSON.stringify("production") },
    ssr: { noExternal: true },
    resolve: {
      // The packages' files for Node include streams and a client of http, which are not used here.
      alias: [
        { find: "react-dom/server", replacement: legacyServer(packageRoot) },
        { find: /^axios$/, replacement: browserAxios(packageRoot) },
      ],
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
          [STATIC_PAGES]: path.join(packageRoot, "src", "static-pages.tsx"),
        },
        // `.mjs`: folders of the store have no package.json with a module type.
        output: { entryFileNames: "[name].mjs", chunkFileNames: "[name]-[hash].mjs" },
      },
    },
  };
}

function withoutDynamicImports(): Plugin {
  const empty = "\0livery-empty";
  return {
    name: "livery-without-dynamic-imports",
    resolveDynamicImport: () => empty,
    load: (id) => (id === empty ? "export {};" : null),
  };
}

function browserAxios(packageRoot: string): string {
  return path.join(packageFolder(packageRoot, "axios"), "dist", "esm", "axios.js");
}

function legacyServer(packageRoot: string): string {
  const file = "react-dom-server-legacy.browser.production.js";
  return path.join(packageFolder(packageRoot, "react-dom"), "cjs", file);
}
