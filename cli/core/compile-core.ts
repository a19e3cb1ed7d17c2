// Compiles the core once per state of its sources and keeps it by content in the store. Nothing here
// knows a brand.
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
import { installationFiles, installedVersions, readManifest } from "./installed-packages.ts";

const isSource = (file: string) => !/\.test\.tsx?$/.test(file) && !file.startsWith("locales/");

/** Digest of everything the core is compiled from. */
export async function coreKey(packageRoot: string, digests: Digests): Promise<string> {
  const at = (name: string, include?: (file: string) => boolean) => ({
    name,
    path: path.join(packageRoot, name),
    ...(include ? { include } : {}),
  });
  const sources = digests.of("core", [
    at("src", isSource),
    at("contract", (file) => file.endsWith(".ts")),
    at("tokens", (file) => file === "semantic.json" || file.endsWith(".ts")),
    at("cli/core", (file) => !file.endsWith(".test.ts")),
  ]);
  const settings = ["panda.config.ts", "tsconfig.base.json"].map(async (file) =>
    sha256(await readFile(path.join(packageRoot, file)).catch(() => "")),
  );
  const { imports } = await readManifest(packageRoot);
  return entryKey("core", [
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
  // Where nothing tells that something was installed, every build looks.
  return files.length === 0 ? await digest() : await digests.found("installed 2", files, digest);
}

/**
 * The compiled core: from the store when its key is there, compiled otherwise.
 * @param key of the sources as they are
 */
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
    await compileApart({ dir, packageRoot, key });
  });
  return await readCore(compiled);
}

/** The compiled core of the sources as they are, null when the store does not have it. */
export async function storedCore(key: string, store: Store): Promise<CoreBuild | null> {
  const stored = await store.find("core", key);
  return stored && (await readCore(stored));
}

async function readCore(entry: Entry): Promise<CoreBuild> {
  const core = JSON.parse(await readFile(entryFile(entry, CORE_FILE), "utf8")) as CoreBuild;
  return { ...core, ...coreFolders(entry.dir) };
}

/** Half of it is needed; with more the collector takes its time. */
const HEAP_MEGABYTES = 768;

/** The compiler's own allocator gives back what it has freed: a third less at the peak, in the same time. */
const FRUGAL = { MIMALLOC_PURGE_DELAY: "0", MIMALLOC_ARENA_EAGER_COMMIT: "0" };

/** In a process of its own: what compiling needs of memory is free again when brands are stamped. */
async function compileApart(request: CompileRequest): Promise<void> {
  const child = fork(fileURLToPath(new URL("./compile-process.ts", import.meta.url)), {
    execArgv: [...process.execArgv, `--max-old-space-size=${HEAP_MEGABYTES}`],
    env: { ...process.env, ...FRUGAL },
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
