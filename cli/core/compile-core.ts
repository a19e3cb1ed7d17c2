// Compiles the core once per state of its sources and keeps it by content under the store. Nothing
// here knows a brand.
import { readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import { compress, isCompressible } from "../output/compress.ts";
import { digestSources, listFiles, sha256 } from "../output/digest.ts";
import type { CoreBuild, CoreChunk, CoreFile } from "./core-build.ts";
import { storeFolder } from "../output/store-folder.ts";
import { DEV_PAGES, discoverEntries, pageFeatures } from "./discover-entries.ts";
import { toolVersions } from "./tool-versions.ts";

const isSource = (file: string) => !/\.test\.tsx?$/.test(file) && !file.startsWith("locales/");

/** Digest of everything the core is compiled from. */
export async function coreKey(packageRoot: string): Promise<string> {
  const at = (name: string, include?: (file: string) => boolean) => ({
    name,
    path: path.join(packageRoot, name),
    ...(include ? { include } : {}),
  });
  const sources = digestSources([
    at("src", isSource),
    at("contract", (file) => file.endsWith(".ts")),
    at("tokens", (file) => file === "semantic.json" || file.endsWith(".ts")),
    at("cli/core", (file) => !file.endsWith(".test.ts")),
  ]);
  const styles = sha256(await readFile(path.join(packageRoot, "panda.config.ts")));
  const tools = JSON.stringify(await toolVersions(packageRoot));
  return sha256(`${sources}\n${styles}\n${tools}`);
}

/** The compiled core: from the store when its key is there, compiled otherwise. */
export async function compileCore(
  packageRoot: string,
  storeDir: string,
  onCompile: () => void = () => {},
): Promise<CoreBuild> {
  const key = await coreKey(packageRoot);
  const dir = path.join(storeDir, "core", key.slice(0, 20));
  const stored = await readStored(dir, key);
  if (stored) return stored;
  onCompile();
  await storeFolder(
    dir,
    async (temporary) => {
      const core = await compileInto(temporary, packageRoot, key);
      await writeFile(path.join(temporary, "core.json"), JSON.stringify(core));
    },
    async () => (await readStored(dir, key)) !== null,
  );
  const compiled = await readStored(dir, key);
  if (compiled) return compiled;
  throw new Error(`the compiled core is not in ${dir}`);
}

async function readStored(dir: string, key: string): Promise<CoreBuild | null> {
  try {
    const core = JSON.parse(await readFile(path.join(dir, "core.json"), "utf8")) as CoreBuild;
    return core.key === key ? { ...core, ...folders(dir) } : null;
  } catch {
    return null; // missing or damaged: compiled again
  }
}

function folders(dir: string): Pick<CoreBuild, "filesDir" | "serverDir"> {
  return { filesDir: path.join(dir, "files"), serverDir: path.join(dir, "server") };
}

async function compileInto(dir: string, packageRoot: string, key: string): Promise<CoreBuild> {
  const { filesDir, serverDir } = folders(dir);
  const entries = await discoverEntries(path.join(packageRoot, "src"));
  for (const page of DEV_PAGES) entries.delete(`page-${page}`);
  const { runVite } = await import("./run-vite.ts");
  const output = await runVite(packageRoot, entries, { filesDir, serverDir });
  const files: Record<string, CoreFile> = {};
  for (const file of listFiles(filesDir)) {
    files[file] = await compressed(path.join(filesDir, file));
  }
  return {
    key,
    filesDir,
    serverDir,
    entries: output.entries,
    features: pageFeatures(entries),
    css: output.css,
    chunks: output.chunks as Record<string, CoreChunk>,
    files,
    tools: await toolVersions(packageRoot),
  };
}

async function compressed(file: string): Promise<CoreFile> {
  const data = await readFile(file);
  const facts = { bytes: data.length, sha256: sha256(data) };
  if (!isCompressible(file, data.length)) return { ...facts, br: null, gz: null };
  const { br, gz } = compress(data, "high");
  await writeFile(`${file}.br`, br);
  await writeFile(`${file}.gz`, gz);
  return { ...facts, br: br.length, gz: gz.length };
}
