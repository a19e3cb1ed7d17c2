// Compiles the core into a folder: its files, their compressed siblings and the facts for stamping.
import { readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import { compressInBackground, isCompressible } from "../files/compress.ts";
import { listFiles, sha256 } from "../files/digest.ts";
import { CORE_FILE, coreFolders, type CoreBuild, type CoreFile } from "./core-build.ts";
import { bundledEntries, pageFeatures } from "./discover-entries.ts";
import { runVite } from "./run-vite.ts";
import { toolVersions } from "./installed-packages.ts";

/** @throws CliError BUILD_CORE with the compiler's message */
export async function compileInto(dir: string, packageRoot: string, key: string): Promise<void> {
  const { filesDir, serverDir } = coreFolders(dir);
  const entries = bundledEntries(path.join(packageRoot, "src"));
  const output = await runVite(packageRoot, entries, { filesDir, serverDir });
  const files = await Promise.all(
    listFiles(filesDir).map(async (file) => [file, await compressed(path.join(filesDir, file))]),
  );
  const core: Omit<CoreBuild, "filesDir" | "serverDir"> = {
    key,
    features: pageFeatures(entries),
    ...output,
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
