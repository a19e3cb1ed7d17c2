// What a build opens and reads from its environment, as the system saw it: each file is an input, whose change is
// noticed, or stands here with a reason; no value of the environment reaches a site.
import { spawnSync } from "node:child_process";
import { realpathSync, statSync } from "node:fs";
import { readFile, rm } from "node:fs/promises";
import { devNull } from "node:os";
import path from "node:path";
import { pathToFileURL } from "node:url";
import { expect, test } from "vitest";
import { commandSources, sharedSources } from "../cli/build/build-source.ts";
import { coreSources } from "../cli/core/compile-core.ts";
import { installedSources } from "../cli/core/installed-packages.ts";
import { sourceFiles } from "../cli/files/digest.ts";
import { MAIN, ROOT } from "../tests/command/run-brand.ts";
import { newMachine } from "../tests/command/store-machine.ts";
import { tempFolder } from "../tests/command/temp-folder.ts";

const NOTE = pathToFileURL(path.join(ROOT, "tests/fixtures/preloads/note-environment.mjs")).href;

/** Files below the repository that a build opens and that are no inputs. */
const NO_INPUT: readonly (readonly [RegExp, string])[] = [
  [/^\.livery\//, "made from inputs"],
  [/^package\.json$/, "its fields that count are in the key: manifestInputs"],
  [
    /^(?:browser|cli|sandbox|scripts|tests)\/(?:.+\/)?tsconfig\.json$/,
    "says how to check code that no site holds",
  ],
  [/^tests\/fixtures\/preloads\//, "this test's own"],
  [/^node_modules\/node\//, "its version is in the key"],
  [/^node_modules\/@pandacss\/.+\.d\.ts$/, "copied for the checker of types"],
  [
    /^node_modules\/.*(?:linux|darwin|win32)-(?:x64|arm64)/,
    "a program of one system, at the version of its package",
  ],
];

/** Where programs and folders are, and how processes start: without them nothing runs. */
const PLACES =
  /^(?:HOME|PATH|Path|TMPDIR|TMP|TEMP|USERPROFILE|SystemRoot|LIVERY_STORE|LD_LIBRARY_PATH|NODE_.*|NAPI_RS_.*|ESBUILD_.*)$/;

const TRACE = [
  "-f",
  "--seccomp-bpf",
  "-qq",
  "-e",
  "trace=open,openat,openat2",
  "-e",
  "signal=none",
];

/** Some machines let no process look at another. */
const traces = spawnSync("strace", [...TRACE, "-o", devNull, "true"]).status === 0;

test.skipIf(!traces)("every file that a build opens is an input", async () => {
  const dir = await tempFolder();
  const machine = await newMachine(dir);
  const trace = path.join(dir, "trace");
  const noted = path.join(dir, "environment");
  const command = [process.execPath, MAIN, "build", "titan"];
  const { status, stderr } = spawnSync("strace", [...TRACE, "-o", trace, ...command], {
    cwd: machine.dir,
    encoding: "utf8",
    env: { ...process.env, NODE_OPTIONS: `--import ${NOTE}`, NOTED_IN: noted },
  });
  expect({ status, stderr }).toMatchObject({
    status: 0,
    stderr: expect.stringContaining("compiling the core"),
  });
  const made = await machine.bundle();

  const inputs = new Set(inputFiles(path.join(machine.dir, "brands")));
  const opened = openedFiles(await readFile(trace, "utf8"), machine.dir);
  expect(opened.length).toBeGreaterThan(5000);
  const unknown = opened.filter(
    (file) =>
      !inputs.has(file) && !NO_INPUT.some(([pattern]) => pattern.test(path.relative(ROOT, file))),
  );
  expect(unknown).toEqual([]);

  const names = (await readFile(noted, "utf8"))
    .trim()
    .split("\n")
    .filter((name) => !PLACES.test(name));
  expect(names.length).toBeGreaterThan(50);
  await rm(path.join(machine.dir, "dist"), { recursive: true });
  const others = Object.fromEntries([...new Set(names)].map((name) => [name, "1"]));
  const again = await machine.build(["--force"], others);
  expect(again.code, again.stderr).toBe(0);
  expect(await machine.bundle()).toEqual(made);
});

function inputFiles(brandsDir: string): string[] {
  const sources = [
    ...coreSources(ROOT),
    ...installedSources(ROOT),
    ...commandSources(ROOT),
    ...sharedSources({ packageRoot: ROOT, brandsDir }),
  ];
  return sources.flatMap((source) => sourceFiles(source).map(([, file]) => realpathSync(file)));
}

/** Files below the repository that were opened to be read. */
function openedFiles(trace: string, cwd: string): string[] {
  const calls = trace.matchAll(
    /open(?:at2?)?\((?:AT_FDCWD, )?"([^"]+)", [^"]*O_RDONLY[^"]* = \d+$/gm,
  );
  const places = new Set([...calls].map(([, name = ""]) => path.resolve(cwd, name)));
  const files = [...places].filter((file) => statSync(file, { throwIfNoEntry: false })?.isFile());
  return files.map((file) => realpathSync(file)).filter((file) => file.startsWith(ROOT + path.sep));
}
