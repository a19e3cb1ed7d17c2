// Compiles the core once per state of its sources and stores it by digest, independent of brands.
import { fork } from "node:child_process";
import { readFile } from "node:fs/promises";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { CliError } from "../errors/errors.ts";
import { compressionKey } from "../files/compress.ts";
import { sha256 } from "../files/digest.ts";
import type { Digests } from "../cache/digests.ts";
import { entryKey } from "../cache/entry-facts.ts";
import { entryFile, type Entry, type Store } from "../cache/store.ts";
import type { CompileFailure, CompileRequest } from "./compile-process.ts";
import { CORE_FILE, coreFolders, type CoreBuild } from "./core-build.ts";
import { STUDIO_FOLDER } from "./discover-entries.ts";
import { installationFiles, installedVersions, readManifest } from "./installed-packages.ts";

const isCode = (file: string) => !/\.test\.tsx?$/.test(file) && !file.startsWith("locales/");
const isSource = (file: string) => isCode(file) && !file.startsWith(STUDIO_FOLDER);

export async function coreKey(packageRoot: string, digests: Digests): Promise<string> {
  return await sourcesKey("core", packageRoot, digests, isSource);
}

/** The studio's page is made of the core's own parts. */
export async function studioKey(packageRoot: string, digests: Digests): Promise<string> {
  return await sourcesKey("studio", packageRoot, digests, isCode);
}

async function sourcesKey(
  kind: "core" | "studio",
  packageRoot: string,
  digests: Digests,
  isOwn: (file: string) => boolean,
): Promise<string> {
  const at = (name: string, include?: (file: string) => boolean) => ({
    name,
    path: path.join(packageRoot, name),
    ...(include ? { include } : {}),
  });
  const sources = digests.of(kind, [
    at("src", isOwn),
    at("contract", (file) => file.endsWith(".ts")),
    at("tokens", (file) => file === "semantic.json" || file.endsWith(".ts")),
    at("cli/core", (file) => !file.endsWith(".test.ts")),
  ]);
  const settings = ["panda.config.ts", "tsconfig.base.json"].map(async (file) =>
    sha256(await readFile(path.join(packageRoot, file)).catch(() => "")),
  );
  const { imports } = await readManifest(packageRoot);
  return entryKey(kind, [
    sources,
    ...(await Promise.all(settings)),
    JSON.stringify(imports ?? null),
    await installedDigest(packageRoot, digests),
    compressionKey("high"),
  ]);
}

async function installedDigest(packageRoot: string, digests: Digests): Promise<string> {
  const digest = async () => sha256(JSON.stringify(await installedVersions(packageRoot)));
  const files = installationFiles(packageRoot);
  // Without a package manager's list, every build reads the installed versions.
  return files.length === 0 ? await digest() : await digests.found("installed 2", files, digest);
}

/** @param key of the current sources. @throws CliError BUILD_CORE */
export async function compileCore(
  packageRoot: string,
  key: string,
  store: Store,
  onCompile: () => void = () => {},
): Promise<CoreBuild> {
  const stored = await store.find("core", key);
  if (stored) return await readCore(stored);
  onCompile();
  const compiled = await store.keep("core", key, async (dir) => {
    await compileInProcess({ dir, packageRoot, key });
  });
  return await readCore(compiled);
}

export async function storedCore(key: string, store: Store): Promise<CoreBuild | null> {
  const stored = await store.find("core", key);
  return stored && (await readCore(stored));
}

async function readCore(entry: Entry): Promise<CoreBuild> {
  const core = JSON.parse(await readFile(entryFile(entry, CORE_FILE), "utf8")) as CoreBuild;
  return { ...core, ...coreFolders(entry.dir) };
}

/** Twice the need; a larger heap delays garbage collection. */
const HEAP_MEGABYTES = 768;

/** The compiler's allocator returns freed memory at once: a third less at the peak, in the same time. */
const ALLOCATOR = { MIMALLOC_PURGE_DELAY: "0", MIMALLOC_ARENA_EAGER_COMMIT: "0" };

async function compileInProcess(request: CompileRequest): Promise<void> {
  const child = fork(fileURLToPath(new URL("./compile-process.ts", import.meta.url)), {
    execArgv: [...process.execArgv, `--max-old-space-size=${HEAP_MEGABYTES}`],
    env: { ...process.env, ...ALLOCATOR },
  });
  const failure = await new Promise<CompileFailure | null>((resolve, reject) => {
    child.once("message", (message) => resolve(message as CompileFailure | null));
    child.once("error", reject);
    child.once("exit", (code, signal) =>
      resolve({
        code: "BUILD_CORE",
        what: `The compiler's process ended before it was done (${signal ?? `exit code ${code}`}); dist/ still holds the last good bundles.`,
        fix: "make sure that about a gigabyte of memory is free, then build again.",
      }),
    );
    child.send(request);
  });
  if (failure !== null) throw new CliError(failure.code, failure);
}
