// Compiles the page of `brand studio`, once per state of its sources. It is an entry of its own: no bundle holds it.
import path from "node:path";
import { build } from "vite";
import type { Digests } from "../cache/digests.ts";
import type { Store } from "../cache/store.ts";
import { CliError } from "../errors/errors.ts";
import { studioKey, whileUnchanged } from "./compile-core.ts";
import { STUDIO_FOLDER } from "./discover-entries.ts";
import { generateStyles } from "./generate-styles.ts";
import { baseConfig } from "./vite-config.ts";

/** Files of the page. */
export const STUDIO_SCRIPT = "studio.js";
export const STUDIO_STYLES = "studio.css";

/** @returns the folder of the files. @throws CliError BUILD_CORE */
export async function compileStudio(
  packageRoot: string,
  store: Store,
  digests: Digests,
  onCompile: () => void,
): Promise<string> {
  const key = studioKey(packageRoot, digests);
  const stored = await store.find("studio", key);
  if (stored !== null) return stored.dir;
  onCompile();
  const { dir } = await store.keep("studio", key, (outDir) =>
    whileUnchanged(digests, () => compile(packageRoot, outDir)),
  );
  return dir;
}

async function compile(packageRoot: string, outDir: string): Promise<void> {
  process.env["NODE_ENV"] = "production"; // overrides the shell
  await generateStyles(packageRoot);
  const base = await baseConfig(packageRoot);
  try {
    await build({
      ...base,
      mode: "production",
      base: "./",
      build: {
        outDir,
        emptyOutDir: false,
        target: "es2023",
        cssCodeSplit: false,
        modulePreload: false,
        reportCompressedSize: false,
        assetsInlineLimit: 0,
        rolldownOptions: {
          input: path.join(packageRoot, "src", STUDIO_FOLDER, "start.tsx"),
          output: {
            entryFileNames: STUDIO_SCRIPT,
            chunkFileNames: "[name]-[hash].js",
            assetFileNames: (asset) =>
              asset.names.some((name) => name.endsWith(".css"))
                ? STUDIO_STYLES
                : "[name]-[hash][extname]",
          },
        },
      },
    });
  } catch (cause) {
    const message = cause instanceof Error ? cause.message : String(cause);
    throw new CliError("BUILD_CORE", {
      what: `The studio's page does not compile: ${message.split("\n").slice(0, 6).join("\n  ")}`,
      fix: "run `npm run check` in the folder of the core's sources and fix the reported problems.",
      cause,
    });
  }
}
