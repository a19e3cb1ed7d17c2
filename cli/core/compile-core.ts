// Compiles the core once per state of its sources and stores it by digest, independent of brands.
import { fork } from "node:child_process";
import { readFileSync } from "node:fs";
import { readFile } from "node:fs/promises";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { ownValue } from "#contract/own-value.ts";
import { CliError } from "../errors/errors.ts";
import { compressionKey } from "../files/compress.ts";
import type { DigestSource } from "../files/digest.ts";
import type { Digests } from "../cache/digests.ts";
import { entryKey } from "../cache/entry-facts.ts";
import { entryFile, type Entry, type Store } from "../cache/store.ts";
import { FROM_SOURCES } from "../base/paths.ts";
import type { CompileFailure, CompileRequest } from "./compile-process.ts";
import { CORE_FILE, coreFolders, type CoreBuild } from "./core-build.ts";
import { STYLED_SYSTEM } from "./generate-styles.ts";
import { installedSources } from "./installed-packages.ts";
import { manifestInputs } from "./manifest-inputs.ts";

const isCode = (file: string) => !/\.test\.tsx?$/.test(file);

/** Everything the compiler opens in the package. */
export function coreSources(packageRoot: string): DigestSource[] {
  const at = (name: string, include: (file: string) => boolean = isCode) => ({
    name,
    path: path.join(packageRoot, name),
    include,
  });
  return [
    // The studio too: Panda reads the styles of all modules at once.
    at("src", (file) => isCode(file) && !file.startsWith("locales/")),
    at("contract"),
    at("tokens", (file) => file === "semantic.json" || file.endsWith(".ts")),
    at("cli/core"),
    at("cli/files"),
    at("cli/base/installed-package.ts"),
    at("command"), // the packed command
    at("panda.config.ts"),
    at("tsconfig.json"),
    at("tsconfig.base.json"),
    // Made by the compiler in a repository, and delivered in the package.
    ...(FROM_SOURCES ? [] : [at(STYLED_SYSTEM)]),
  ];
}

/** Of the sources, the libraries and the versions of the tools. */
export function coreKey(packageRoot: string, digests: Digests): string {
  return sourcesKey("core", packageRoot, digests);
}

/** The studio's page is made of the core's own parts. */
export function studioKey(packageRoot: string, digests: Digests): string {
  return sourcesKey("studio", packageRoot, digests);
}

function sourcesKey(kind: "core" | "studio", packageRoot: string, digests: Digests): string {
  return entryKey(kind, [
    digests.of("core", coreSources(packageRoot)),
    digests.of("libraries", installedSources(packageRoot)),
    manifestInputs(readFileSync(path.join(packageRoot, "package.json"), "utf8")),
    compressionKey("high"),
  ]);
}

export interface CompileSource {
  readonly packageRoot: string;
  /** Key of the sources as they were read by `digests`. */
  readonly key: string;
  readonly digests: Digests;
}

/** @throws CliError STORE_WRITE; BUILD_CORE; BUILD_INPUT_CHANGED, after which nothing is stored */
export async function compileCore(
  { packageRoot, key, digests }: CompileSource,
  store: Store,
  onCompile: () => void = () => {},
): Promise<CoreBuild> {
  const stored = await store.find("core", key);
  if (stored) return await readCore(stored);
  store.requireWritable("core");
  onCompile();
  const compiled = await store.keep("core", key, (dir) =>
    whileUnchanged(digests, () => compileInProcess({ dir, packageRoot, key })),
  );
  return await readCore(compiled);
}

/** A failure of changing sources says nothing either. @throws CliError BUILD_INPUT_CHANGED */
export async function whileUnchanged(digests: Digests, make: () => Promise<void>): Promise<void> {
  try {
    await make();
  } finally {
    digests.requireUnchanged(["core", "libraries"]);
  }
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

/** Values of the environment that the compiler gets: no other one can reach a site. */
const ENVIRONMENT = [
  "HOME",
  "LD_LIBRARY_PATH",
  "NODE_OPTIONS",
  "PATH",
  "Path",
  "SystemRoot",
  "TEMP",
  "TMP",
  "TMPDIR",
  "USERPROFILE",
];

export function compilerEnvironment(env: NodeJS.ProcessEnv): NodeJS.ProcessEnv {
  const values = ENVIRONMENT.flatMap((name) =>
    ownValue(env, name) === undefined ? [] : [[name, ownValue(env, name)]],
  );
  return { ...(Object.fromEntries(values) as NodeJS.ProcessEnv), ...ALLOCATOR };
}

async function compileInProcess(request: CompileRequest): Promise<void> {
  const child = fork(fileURLToPath(new URL("./compile-process.ts", import.meta.url)), {
    execArgv: [...process.execArgv, `--max-old-space-size=${HEAP_MEGABYTES}`],
    env: compilerEnvironment(process.env),
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
