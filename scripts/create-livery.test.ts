// `npm create livery` with stand-ins for npm and for the package that npm installs.
import { spawn } from "node:child_process";
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { text } from "node:stream/consumers";
import { expect, it } from "vitest";
import { sampleFolder } from "../cli/sample-folder.ts";

const PROGRAM = path.resolve(import.meta.dirname, "..", "create-livery", "create-livery.js");

/** Each step writes its files also when it fails. */
const NPM = `#!/bin/sh
mkdir -p node_modules/livery/cli && cp "$STAND_IN" node_modules/livery/cli/brand.js
echo "{}" > package-lock.json
[ "$FAILS" != install ] || exit 1
[ "$WAITS" != install ] || exec sleep 60
`;
const BRAND = `
const fs = require("node:fs");
const [step, ...args] = process.argv.slice(2);
fs.mkdirSync(".livery", { recursive: true });
if (step === "new") {
  const [id, , name] = args;
  fs.writeFileSync(".livery/asked", args.join(" "));
  fs.mkdirSync("brands/" + id, { recursive: true });
  fs.writeFileSync("brands/" + id + "/brand.json", JSON.stringify({ name }));
} else {
  fs.mkdirSync(".github/workflows", { recursive: true });
  fs.writeFileSync(args.at(-1), "jobs:");
}
process.exit(process.env.FAILS === step ? 1 : 0);
`;

interface Means {
  readonly env?: Readonly<Record<string, string>>;
  /** Of Node. */
  readonly flags?: readonly string[];
}

async function start() {
  const dir = await sampleFolder();
  const home = path.join(dir, "home");
  const program = (name: string, content: string) => {
    const file = path.join(dir, name);
    writeFileSync(file, content, { mode: 0o755 });
    return file;
  };
  mkdirSync(home);
  program("npm", NPM);
  const own = { PATH: `${dir}:${process.env["PATH"]}`, STAND_IN: program("brand.js", BRAND) };
  const create = (args: readonly string[], { env, flags = [] }: Means = {}) =>
    spawn(process.execPath, [...flags, PROGRAM, ...args], {
      cwd: home,
      env: { ...process.env, ...own, ...env },
      stdio: ["ignore", "pipe", "pipe"],
    });
  const run = async (args: readonly string[], means?: Means) => {
    const child = create(args, means);
    const ended = new Promise<number | null>((resolve) => child.on("close", resolve));
    const [stdout, stderr] = await Promise.all([text(child.stdout), text(child.stderr)]);
    return { code: await ended, stdout, stderr };
  };
  const put = (name: string, content: string) => {
    mkdirSync(path.dirname(path.join(home, name)), { recursive: true });
    writeFileSync(path.join(home, name), content);
  };
  const read = (name: string) => readFileSync(path.join(home, name), "utf8");
  const files = () => readdirSync(home, { encoding: "utf8", recursive: true }).toSorted();
  return { create, run, put, read, files };
}

const OLD = `data:text/javascript,Object.defineProperty(process, "versions", { value: { node: "22.17.1" } })`;

it("writes nothing on a Node that is too old for the command", async () => {
  const { run, files } = await start();
  const before = files();
  const { code, stderr } = await run(["sites"], { flags: ["--import", OLD] });
  expect(code).toBe(1);
  expect(stderr).toContain("this is Node 22.17.1, and Livery needs 22.18 or newer; nothing was");
  expect(files()).toEqual(before);
});

/** What somebody has before: nothing, a folder around it, or a cloned repository. */
const BEFORE: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  sites: {},
  "some/where/sites": { "some/note.txt": "mine" },
  here: {
    "here/README.md": "# Mine\n",
    "here/.gitignore": "secret\ndist\n",
    "here/.github/workflows/own.yml": "jobs: own",
    "here/src/own.js": "own",
  },
};

it.each(Object.entries(BEFORE))(
  "leaves what was there when a step fails: %s",
  async (folder, own) => {
    const { run, put, read, files } = await start();
    for (const [name, content] of Object.entries(own)) put(name, content);
    const before = files();
    for (const step of ["install", "new", "ci"]) {
      const { code, stderr } = await run([folder], { env: { FAILS: step } });
      expect(code).toBe(1);
      expect(stderr).toContain(`What was made in ${folder} is removed.`);
      expect(files(), step).toEqual(before);
    }
    expect((await run([folder])).code).toBe(0);
    for (const name of Object.keys(own).filter((file) => !file.endsWith(".gitignore")))
      expect(read(name)).toBe(own[name]);
    const ignored = read(`${folder}/.gitignore`).split("\n");
    expect(ignored.filter((line) => line === "dist")).toHaveLength(1);
    expect(ignored).toContain("node_modules");
  },
);

it("removes what it made when it is stopped", async () => {
  const { create, files } = await start();
  const before = files();
  const child = create(["sites"], { env: { WAITS: "install" } });
  const ended = new Promise((resolve) => child.on("close", resolve));
  await expect.poll(files).toContain("sites/package-lock.json");
  child.kill("SIGTERM");
  expect(await ended).toBe(1);
  expect(files()).toEqual(before);
});

it.each([
  ["a file in the place of the folder", ["file"], "cannot be made (EEXIST)"],
  ["a file in the place of a folder around it", ["file/sites"], "cannot be made (ENOTDIR)"],
  ["a package that is not there", ["sites", "--package", "./none.tgz"], '"./none.tgz"'],
  ["no package after the option", ["sites", "--package"], "nothing was written"],
])("writes nothing with %s", async (_, args, told) => {
  const { run, put, files } = await start();
  put("file", "");
  const before = files();
  const { code, stderr } = await run(args);
  expect([code, stderr]).toEqual([1, expect.stringContaining(told)]);
  expect(files()).toEqual(before);
});

const LINE = "comet --name 彗星体育 --color #0f766e --yes";

it.each([
  ["sites", LINE],
  ["sites", "--", LINE],
  ["sites", "--", "--", LINE],
  ["--", "sites", "--", LINE],
  ["--package=1.2.3", "sites", LINE],
  ["sites", "--", LINE, "--package", "1.2.3"],
])("hands what follows the folder to `brand new`: %j", async (...args) => {
  const { run, read } = await start();
  const { code } = await run(args.flatMap((arg) => arg.split(" ")));
  expect([code, read("sites/.livery/asked")]).toEqual([0, LINE]);
});

it("a brand that its README adds is another than the one it made", async () => {
  for (const [id, name] of [
    ["nova", "新星娱乐"],
    ["comet", "新星娱乐"],
    ["nova", "彗星体育"],
    ["lark", "彗星体育"],
    ["comets", "云雀娱乐"],
  ] as const) {
    const { run, read } = await start();
    await run(["sites", id, "--name", name]);
    const readme = read("sites/README.md");
    const [, other = "", otherName = ""] = /brand new (\S+) --name (\S+)/.exec(readme) ?? [];
    expect(readme).not.toContain("{{");
    expect(id.includes(other) || name.slice(0, 2) === otherName.slice(0, 2), id).toBe(false);
  }
});
