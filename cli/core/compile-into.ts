// Compiles the core into a folder: its files with their compressed siblings, and what a stamp has to know.
import { readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import { compressInBackground, isCompressible } from "../files/compress.ts";
import { listFiles, sha256 } from "../files/digest.ts";
import type { CoreBuild, CoreChunk, CoreFile } from "./core-build.ts";
import { CORE_FILE, coreFolders } from "./core-folders.ts";
import { DEV_PAGES, discoverEntries, pageFeatures } from "./discover-entries.ts";
import { runVite } from "./run-vite.ts";
import { toolVersions } from "./tool-versions.ts";

/** @throws CliError BUILD_CORE with the compiler's message */
export async function compileInto(dir: string, packageRoot: string, key: string): Promise<void> {
  const { filesDir, serverDir } = coreFolders(dir);
  const entries = await discoverEntries(path.join(packageRoot, "src"));
  for (const page of DEV_PAGES) entries.delete(`page-${page}`);
  const output = await runVite(packageRoot, entries, { filesDir, serverDir });
  const files = await Promise.all(
    listFiles(filesDir).map(async (file) => [file, await compressed(path.join(filesDir, file))]),
  );
  const core: Omit<CoreBuild, "filesDir" | "serverDir"> = {
    key,
    entries: output.entries,
    features: pageFeatures(entries),
    scripts: output.scripts,
    css: output.css,
    chunks: output.chunks as Record<string, CoreChunk>,
    files: Object.fromEntries(files) as Record<string, CoreFile>,
    tools: await toolVersions(packageRoot),
  };
  await writeFile(path.join(dir, CORE_FILE), JSON.stringify(core));
}

async function compressed(file: string): Promise<CoreFile> {
  const data = await readFile(file);
  const facts = { bytes: data.length, sha256: sha256(data) };
  if (!isCompressible(file, data.length)) return { ...facts, br: null, gz: null };
  const { br, gz } = await compressInBackground(data, "high");
  await writeFile(`${file}.br`, br);
  await writeFile(`${file}.gz`, gz);
  return { ...facts, br: br.length, gz: gz.length };
}
