// `npm test` on planted stages: a test that fails once is unstable, one that fails always is failed.
import { existsSync } from "node:fs";
import { mkdir, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import path from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { CHROMIUM_ARGS } from "../../browser/chromium-args.ts";
import { browserPath } from "../browser-path.ts";
import { ROOT, runBrand, startProcess } from "./run-brand.ts";

const UNHANDLED = path.join(ROOT, "scripts", "suite", "unhandled-errors.ts");

const VITEST = {
  name: "command tests",
  command: [
    "vitest",
    "run",
    "--reporter=json",
    "--outputFile.json=artifacts/command-tests.json",
    `--reporter=${UNHANDLED}`,
  ],
  tests: {
    runner: "vitest",
    report: "artifacts/command-tests.json",
    again: ["vitest", "run"],
  },
};

const PLAYWRIGHT = {
  name: "browser tests",
  command: ["playwright", "test"],
  tests: {
    runner: "playwright",
    report: "artifacts/browser-tests.json",
    again: ["playwright", "test", "--last-failed-file", "artifacts/playwright/.last-run.json"],
  },
};

const executablePath = browserPath();
const CONFIGS = {
  "vitest.config.ts": `export default { test: { include: ["**/*.test.ts"], pool: "forks" } };`,
  "playwright.config.ts": `export default {
    testMatch: "**/*.spec.ts",
    outputDir: "artifacts/playwright",
    reporter: [["json", { outputFile: "artifacts/browser-tests.json" }]],
    use: {
      trace: "retain-on-failure",
      screenshot: "only-on-failure",
      launchOptions: ${JSON.stringify({ executablePath, args: CHROMIUM_ARGS })},
    },
  };`,
};

/** Fails in the first run and passes in the second. */
const ONCE = (marker: string) => `
  const first = !existsSync("${marker}");
  writeFileSync("${marker}", "");
  expect(first, "planted in ${marker}").toBe(false);`;
const IMPORTS = `import { existsSync, writeFileSync } from "node:fs";`;
const IN_VITEST = `${IMPORTS} import { describe, expect, test } from "vitest";`;
const IN_PLAYWRIGHT = `${IMPORTS} import { expect, test } from "playwright/test";`;

type Files = Readonly<Record<string, string>>;

async function runSuite(stages: readonly object[], files: Files) {
  const { args, options, dir } = await plantSuite(stages, files);
  const ran = await runBrand(args, options);
  const unstable = await readFile(path.join(dir, "artifacts", "unstable.json"), "utf8");
  return { ...ran, dir, unstable: JSON.parse(unstable) as Record<string, string>[] };
}

/** A folder inside the repository finds its packages. */
async function plantSuite(stages: readonly object[], files: Files) {
  await mkdir(path.join(ROOT, "artifacts"), { recursive: true });
  const dir = await mkdtemp(path.join(ROOT, "artifacts", "planted-suite-"));
  onTestFinished(() => rm(dir, { recursive: true }));
  const all = { ...CONFIGS, ...files, "stages.json": JSON.stringify(stages) };
  for (const [name, text] of Object.entries(all)) await writeFile(path.join(dir, name), text);
  const bin = path.join(ROOT, "node_modules", ".bin");
  const options = {
    main: path.join(ROOT, "scripts", "suite.ts"),
    cwd: dir,
    env: { PATH: [bin, process.env["PATH"]].join(path.delimiter), CI: "" },
  };
  return { dir, args: ["--stages", "stages.json"], options };
}

test("a test that fails once, then passes alone, is listed as unstable in a green run", async () => {
  const { code, stdout, unstable, dir } = await runSuite([VITEST, PLAYWRIGHT], {
    "once.test.ts": `${IN_VITEST}
      test("beside it", () => expect(1).toBe(1));
      describe("commands", () => test("once (of a command)", () => {${ONCE("command")}}));`,
    "once.spec.ts": `${IN_PLAYWRIGHT}
      test("beside it", () => expect(1).toBe(1));
      test.describe("pages", () => {
        test("once on a page", async ({ page }) => {
          await page.setContent("shown");
          ${ONCE("browser")}
        });
      });`,
  });
  expect(unstable).toEqual([
    {
      file: "once.test.ts",
      title: "commands › once (of a command)",
      error: expect.stringContaining("planted in command"),
    },
    {
      file: "once.spec.ts",
      title: "pages › once on a page",
      error: expect.stringContaining("planted in browser"),
      trace: expect.stringMatching(/trace\.zip$/),
      screenshot: expect.stringMatching(/\.png$/),
    },
  ]);
  for (const file of ["trace", "screenshot"])
    expect(existsSync(path.join(dir, unstable[1]?.[file] ?? "")), file).toBe(true);
  expect(code, stdout).toBe(0);
  expect(stdout).toContain("\nunstable: 2\n");
  expect(stdout.trimEnd().split("\n").at(-1)).toBe("2 passed, 0 failed");
});

test("a test that fails twice turns the run red, beside one that fails once", async () => {
  const { code, stdout, stderr, unstable } = await runSuite([VITEST, PLAYWRIGHT], {
    "both.test.ts": `${IN_VITEST}
      test("always", () => expect(1, "planted").toBe(2));
      test("once", () => {${ONCE("command")}});`,
    "always.spec.ts": `${IN_PLAYWRIGHT}
      test("always on a page", () => expect(1, "planted").toBe(2));`,
  });
  expect(code).toBe(1);
  expect(unstable.map(({ title }) => title)).toEqual(["once"]);
  expect(stderr).toMatch(/suite: failed twice: both\.test\.ts › always\n.*planted/);
  expect(stderr).toMatch(/suite: failed twice: always\.spec\.ts › always on a page\n.*planted/);
  expect(stdout.trimEnd().split("\n").at(-1)).toBe("0 passed, 2 failed");
});

test("more than three failed tests turn the run red without a second run", async () => {
  const four = [1, 2, 3, 4].map((n) => `test("once ${n}", () => {${ONCE(`marker-${n}`)}});`);
  const { code, stderr, unstable } = await runSuite([VITEST], {
    "four.test.ts": `${IN_VITEST}\n${four.join("\n")}`,
  });
  expect(code).toBe(1);
  expect(unstable).toEqual([]);
  expect(stderr).toContain("4 tests have failed");
});

test("an error outside of tests turns the run red, whatever passes alone", async () => {
  const { code, stderr } = await runSuite([VITEST], {
    "outside.test.ts": `${IN_VITEST}
      test("once", () => {
        if (!existsSync("command")) void Promise.reject(new Error("nobody catches this"));
        ${ONCE("command")}
      });`,
  });
  expect(code).toBe(1);
  expect(stderr).toContain("nobody catches this");
});

const UNIT = { ...VITEST, name: "check", tests: { ...VITEST.tests, again: undefined } };

test("a failed unit test is named in the last lines, and never runs again", async () => {
  const { code, stderr } = await runSuite([UNIT], {
    "unit.test.ts": `${IN_VITEST} test("once in a unit", () => {${ONCE("unit")}});`,
  });
  expect(code).toBe(1);
  expect(stderr).toContain("suite: check has failed, with 1 tests.");
  expect(stderr).toMatch(/suite: failed: unit\.test\.ts › once in a unit\n.*planted in unit/);
});

test("of a stage that dies without a report, the last lines show the end of its output", async () => {
  const dies = "console.log('planted: out of memory'); process.exit(134)";
  const { code, stderr } = await runSuite([{ ...UNIT, command: ["node", "-e", dies] }], {});
  expect(code).toBe(1);
  expect(stderr).toMatch(/suite: check has failed\. The end of .*check\.log:\n.*out of memory/);
});

test("a process of tests that dies fails its file, not the others", async () => {
  const { code, stdout, stderr } = await runSuite([UNIT], {
    "dies.test.ts": `${IN_VITEST} test("dies", () => process.kill(process.pid, "SIGKILL"));`,
    "lives.test.ts": `${IN_VITEST} test("lives", () => expect(1).toBe(1));`,
  });
  expect(code).toBe(1);
  expect(stdout.trimEnd().split("\n").at(-1)).toMatch(/^1 passed/);
  expect(stderr).toContain("dies.test.ts");
});

test("a signal ends every stage, with what it has started", async () => {
  const stage = { name: "long", command: ["node", "stage.mjs"] };
  const { dir, args, options } = await plantSuite([stage, { ...stage, name: "another" }], {
    "stage.mjs": `import { spawn } from "node:child_process"; import { appendFileSync } from "node:fs";
      const { pid } = spawn(process.execPath, ["-e", "setInterval(() => {}, 1000)"]);
      setInterval(() => {}, 1000);
      appendFileSync("pids", process.pid + " " + pid + " ");`,
  });
  const pids = async () => {
    const text = await readFile(path.join(dir, "pids"), "utf8").catch(() => "");
    return text.split(" ").filter(Boolean).map(Number);
  };
  const { stop } = startProcess(args, options);
  await expect.poll(async () => (await pids()).length, { timeout: 60_000 }).toBe(4);
  expect(await stop()).toBe(130);
  for (const pid of await pids())
    await expect.poll(() => isAlive(pid), { timeout: 10_000 }).toBe(false);
});

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}
