// Replaces style objects by short class names, so that bundles need no function of Panda. Panda still
// generates the css from the sources; `brand dev` runs Panda unchanged.
import path from "node:path";
import type { Root } from "postcss";
import type { Plugin } from "vite";
import { type ClassNames, collectClasses, renameClasses } from "./class-names.ts";
import { inlineCalls } from "./inline-calls.ts";
import { loadPanda, type Panda } from "./panda.ts";

export interface InlineStyles {
  readonly names: () => Promise<ClassNames>;
  readonly plugin: Plugin;
  /** For PostCSS, after Panda. */
  readonly stylesheet: {
    readonly postcssPlugin: string;
    readonly OnceExit: (root: Root) => Promise<void>;
  };
}

export function inlineStyles(packageRoot: string): InlineStyles {
  const generated = path.join(packageRoot, ".livery", "styled-system");
  const sources = path.join(packageRoot, "src");
  let started: Promise<{ panda: Panda; names: ClassNames }> | null = null;
  const start = () => (started ??= load());
  const load = async () => {
    const panda = await loadPanda(generated);
    return { panda, names: await collectClasses(sources, panda) };
  };
  return {
    names: async () => (await start()).names,
    plugin: {
      name: "livery-inline-styles",
      async transform(code, id) {
        // Loading fills only its own tables.
        if (id.startsWith(generated)) return { code, map: null, moduleSideEffects: false };
        if (!id.startsWith(sources) || !code.includes("#styled/")) return null;
        const { panda, names } = await start();
        return { code: inlineCalls(code, panda, names.short).inlined, map: null };
      },
    },
    stylesheet: {
      postcssPlugin: "livery-short-class-names",
      OnceExit: async (root) => renameClasses(root, (await start()).names),
    },
  };
}
