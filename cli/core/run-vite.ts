import path from "node:path";
import { stripVTControlCharacters } from "node:util";
import { build, type Rolldown } from "vite";
import { CliError } from "../errors/errors.ts";
import type { CoreChunk } from "./core-build.ts";
import { generateStyles } from "./generate-styles.ts";
import { compileInlineScripts, type InlineScripts } from "./inline-scripts.ts";
import type { ClassNames } from "./inline-styles/class-names.ts";
import { inlineStyles } from "./inline-styles/inline-styles.ts";
import { serverConfig } from "./server-config.ts";
import { buildConfig } from "./vite-config.ts";

export interface ViteOutput {
  readonly entries: Record<string, string>;
  readonly scripts: InlineScripts;
  readonly css: string;
  readonly chunks: Record<string, CoreChunk>;
}

/** Builds the core, and the modules that render its first paint. @throws CliError BUILD_CORE with the compiler's message */
export async function runVite(
  packageRoot: string,
  entries: ReadonlyMap<string, string>,
  { filesDir, serverDir }: { readonly filesDir: string; readonly serverDir: string },
): Promise<ViteOutput> {
  process.env["NODE_ENV"] = "production"; // Vite reads it; overrides the shell
  try {
    await generateStyles(packageRoot);
    const styles = inlineStyles(packageRoot);
    // Sequential: in parallel they need half as much memory again.
    const result = await build(buildConfig(packageRoot, entries, filesDir, styles));
    await build(serverConfig(packageRoot, entries, serverDir, styles));
    const [output] = (Array.isArray(result) ? result : [result]) as Rolldown.RolldownOutput[];
    const scripts = await compileInlineScripts(packageRoot);
    return { ...readOutput(output?.output ?? [], packageRoot, await styles.names()), scripts };
  } catch (cause) {
    throw new CliError("BUILD_CORE", {
      what: `The core does not compile: ${firstLines(cause)}`,
      fix: "run `npm run check` in the folder of the core's sources and fix the reported problems; dist/ still holds the last good bundles.",
      cause,
    });
  }
}

function readOutput(
  output: readonly (Rolldown.OutputChunk | Rolldown.OutputAsset)[],
  packageRoot: string,
  names: ClassNames,
): Omit<ViteOutput, "scripts"> {
  const entries: Record<string, string> = {};
  const chunks: Record<string, CoreChunk> = {};
  let css = "";
  for (const item of output) {
    if (item.type === "asset") {
      if (item.fileName.endsWith(".css")) css = item.fileName;
      continue;
    }
    if (item.isEntry) entries[item.name] = item.fileName;
    const modules = item.moduleIds
      .map((id) => path.relative(packageRoot, id).split(path.sep).join("/"))
      .filter((file) => !/^\.\.\/|(?:^|\/)node_modules\/|^\0/.test(file));
    chunks[item.fileName] = {
      imports: item.imports.filter((file) => file !== item.fileName),
      dynamicImports: item.dynamicImports,
      modules,
      classes: [...new Set(modules.flatMap((file) => names.ofModule(file.replace(/^src\//, ""))))],
    };
  }
  delete entries["styles"];
  return { entries, css, chunks };
}

/** Strips colours, which `CliError` would print as escape characters. */
function firstLines(cause: unknown): string {
  const message = cause instanceof Error ? cause.message : String(cause);
  return stripVTControlCharacters(message).split("\n").slice(0, 6).join("\n  ");
}
