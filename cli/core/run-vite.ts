import { mkdir, writeFile } from "node:fs/promises";
import path from "node:path";
import { stripVTControlCharacters } from "node:util";
import { build, type Rolldown } from "vite";
import { CliError } from "../errors/errors.ts";
import { callSwitches } from "./call-owner.ts";
import type { CoreChunk } from "./core-build.ts";
import { compileClassic } from "./compile-classic.ts";
import { COMPILE_TARGETS } from "./compile-targets.ts";
import { generateStyles } from "./generate-styles.ts";
import { compileInlineScripts, type InlineScripts } from "./inline-scripts.ts";
import type { ClassNames } from "./inline-styles/class-names.ts";
import { inlineStyles } from "./inline-styles/inline-styles.ts";
import { nameChunks, type NamedChunk } from "./name-chunks.ts";
import { serverConfig } from "./server-config.ts";
import { buildConfig } from "./vite-config.ts";

export interface ViteOutput {
  readonly entries: Record<string, string>;
  readonly scripts: InlineScripts;
  readonly worker: string;
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
    const result = await build(await buildConfig(packageRoot, entries, styles));
    await build(await serverConfig(packageRoot, entries, serverDir, styles));
    const [output] = (Array.isArray(result) ? result : [result]) as Rolldown.RolldownOutput[];
    const scripts = await compileInlineScripts(packageRoot);
    const worker = await compileClassic(
      packageRoot,
      path.join(packageRoot, "src", "worker", "site-worker.ts"),
      COMPILE_TARGETS,
    );
    const named = nameOutput(output?.output ?? [], packageRoot);
    await writeOutput(named, filesDir);
    return { ...readOutput(named, packageRoot, await styles.names()), scripts, worker };
  } catch (cause) {
    throw new CliError("BUILD_CORE", {
      what: `The core does not compile: ${firstLines(cause)}`,
      fix: "run `npm run check` in the folder of the core's sources and fix the reported problems; dist/ still holds the last good bundles.",
      cause,
    });
  }
}

interface NamedOutput {
  readonly chunks: readonly NamedChunk[];
  readonly assets: readonly Rolldown.OutputAsset[];
}

function nameOutput(
  output: readonly (Rolldown.OutputChunk | Rolldown.OutputAsset)[],
  packageRoot: string,
): NamedOutput {
  const chunks = output.filter((item) => item.type === "chunk");
  return {
    chunks: nameChunks(chunks, packageRoot),
    assets: output.filter((item) => item.type === "asset"),
  };
}

async function writeOutput({ chunks, assets }: NamedOutput, filesDir: string): Promise<void> {
  await mkdir(path.join(filesDir, "core"), { recursive: true });
  for (const { file, code } of chunks) await writeFile(path.join(filesDir, file), code);
  for (const { fileName, source } of assets) await writeFile(path.join(filesDir, fileName), source);
}

function readOutput(
  { chunks, assets }: NamedOutput,
  packageRoot: string,
  names: ClassNames,
): Omit<ViteOutput, "scripts" | "worker"> {
  const entries = chunks.filter(({ raw }) => raw.isEntry && raw.name !== "styles");
  const read = ({ raw, specifier, imports, dynamicImports }: NamedChunk): CoreChunk => {
    const modules = raw.moduleIds
      .map((id) => path.relative(packageRoot, id).split(path.sep).join("/"))
      .filter((file) => !/^\.\.\/|(?:^|\/)node_modules\/|^\0/.test(file));
    const classes = modules.flatMap((file) => names.ofModule(file.replace(/^src\//, "")));
    const calls = Object.entries(raw.modules).flatMap(([id, { renderedExports }]) =>
      callSwitches(id, renderedExports),
    );
    return {
      specifier,
      imports,
      dynamicImports,
      modules,
      calls: [...new Set(calls)],
      classes: [...new Set(classes)],
    };
  };
  return {
    entries: Object.fromEntries(entries.map(({ raw, file }) => [raw.name, file])),
    css: assets.find(({ fileName }) => fileName.endsWith(".css"))?.fileName ?? "",
    chunks: Object.fromEntries(chunks.map((chunk) => [chunk.file, read(chunk)])),
  };
}

/** Strips colours, which `CliError` would print as escape characters. */
function firstLines(cause: unknown): string {
  const message = cause instanceof Error ? cause.message : String(cause);
  return stripVTControlCharacters(message).split("\n").slice(0, 6).join("\n  ");
}
