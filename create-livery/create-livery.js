#!/usr/bin/env node
// `npm create livery <folder>`: a repository with one brand. The brand and the pipeline are made by the installed
// `brand` command, so this package only installs it and writes what is around them.
import { spawn } from "node:child_process";
import { existsSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { openFolder } from "./open-folder.js";

const HELP = `npm create livery <folder> [-- <id> --name <text> --color <hex> …]

Makes a repository with one brand. What follows the folder goes to \`brand new\`; without it, a terminal
is asked, and elsewhere the brand is "nova".

  --package <spec>  what to install, such as ./livery-0.1.0.tgz (default: livery of the same version)
`;

const home = path.dirname(fileURLToPath(import.meta.url));
const { version, engines } = JSON.parse(readFileSync(path.join(home, "package.json"), "utf8"));
const PIPELINE = path.join(".github", "workflows", "brands.yml");

/** What was asked cannot be done; anything else that is thrown is told with its own words. */
class Refusal extends Error {
  constructor(what, fix) {
    super(what);
    this.fix = fix;
  }
}

/** The running program and the signal that ended it, if any. */
const running = { child: null, signal: null };

for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"])
  process.on(signal, () => {
    running.signal = signal;
    running.child?.kill(signal);
  });

/** Before anything is written: the command that is installed does not start on an older one. */
function requireNode() {
  const [major, minor] = engines.node.match(/\d+/g).map(Number);
  const [ownMajor, ownMinor] = process.versions.node.split(".").map(Number);
  if (ownMajor > major || (ownMajor === major && ownMinor >= minor)) return;
  throw new Refusal(
    `this is Node ${process.versions.node}, and Livery needs ${major}.${minor} or newer; nothing was written.`,
    "install Node 24, and run it again.",
  );
}

async function main(args) {
  const asked = readArguments(args);
  if (asked === null) return;
  const { folder, spec, rest } = asked;
  const dir = path.resolve(folder);
  if (existsSync(path.join(dir, "package.json")) || existsSync(path.join(dir, "brands")))
    throw new Refusal(`${folder} is a project already; nothing was written.`, "name a new folder.");
  const { restore } = open(dir, folder);
  try {
    await make(dir, spec, rest);
  } catch (error) {
    restore();
    error.message += `\n  What was made in ${folder} is removed.`;
    throw error;
  }
  process.stdout.write(`\n${folder} is ready:\n\n  cd ${folder}\n  npm start\n`);
}

function open(dir, folder) {
  try {
    return openFolder(dir);
  } catch (error) {
    throw new Refusal(
      `the folder ${folder} cannot be made (${error.code}); nothing was written.`,
      "name a folder that can be written.",
    );
  }
}

/** Null when help was shown. npm takes one `--` away and npx none, so they separate nothing here. */
function readArguments(args) {
  const given = args.filter((arg) => arg !== "--");
  const at = given.findIndex((arg) => /^--package(?:=|$)/.test(arg));
  const [option, value] = at === -1 ? [] : given.splice(at, given[at] === "--package" ? 2 : 1);
  const [folder, ...rest] = given;
  if (folder === undefined || folder.startsWith("-")) {
    process.stdout.write(HELP);
    process.exitCode = folder === "--help" || folder === "-h" ? 0 : 2;
    return null;
  }
  if (option === undefined) return { folder, spec: version, rest };
  return { folder, spec: specOf(value ?? option.slice("--package=".length)), rest };
}

/** npm reads a path from the new folder. */
function specOf(given) {
  if (given !== "" && existsSync(given)) return `file:${path.resolve(given)}`;
  if (given !== "" && !/^[./~]|\.tgz$/.test(given)) return given;
  throw new Refusal(
    `--package names "${given}", which does not exist; nothing was written.`,
    "name a file, or a version such as 0.1.0.",
  );
}

async function make(dir, spec, rest) {
  const write = (name, text) => writeFileSync(path.join(dir, name), text);
  write("package.json", `${JSON.stringify(packageJson(path.basename(dir), spec), null, 2)}\n`);
  if (!existsSync(path.join(dir, "node_modules", "livery")))
    await run(dir, "npm", ["install", "--no-audit", "--no-fund"]);
  const brand = path.join("node_modules", "livery", "cli", "brand.js");
  await run(dir, process.execPath, [brand, "new", ...brandArguments(rest)]);
  if (!existsSync(path.join(dir, PIPELINE)))
    await run(dir, process.execPath, [brand, "ci", "--github", "--shards", "1", "--out", PIPELINE]);
  if (!existsSync(path.join(dir, "README.md"))) write("README.md", readme(dir));
  write(".gitignore", ignored(path.join(dir, ".gitignore")));
}

function brandArguments(rest) {
  if (rest.length > 0) return rest;
  return process.stdin.isTTY ? [] : ["nova", "--name", "新星娱乐", "--color", "#7c3aed", "--yes"];
}

function packageJson(folder, spec) {
  const name = folder
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, "-")
    .replaceAll(/^-|-$/g, "");
  return {
    // A package cannot be called like the one it installs.
    name: name === "" || name === "livery" ? "brands" : name,
    private: true,
    type: "module",
    scripts: {
      start: "brand build && brand preview",
      dev: "brand dev",
      check: "brand check",
      build: "brand build",
      preview: "brand preview",
    },
    devDependencies: { livery: spec },
    engines,
  };
}

/** A list that is there already stays, with what it lacks. */
function ignored(file) {
  const there = existsSync(file) ? readFileSync(file, "utf8").trimEnd().split("\n") : [];
  const lacking = template("gitignore")
    .split("\n")
    .filter((line) => !there.includes(line));
  return [...there, ...lacking].join("\n");
}

/** Brands that the README can add, told by their names: those of a fleet share no part of a name. */
const EXAMPLES = [
  { id: "comet", name: "彗星体育" },
  { id: "lark", name: "云雀娱乐" },
  { id: "harvest", name: "丰收竞技" },
];

function readme(dir) {
  const brands = path.join(dir, "brands");
  const id = readdirSync(brands).find((name) => /^[a-z]/.test(name));
  const { name } = JSON.parse(readFileSync(path.join(brands, id, "brand.json"), "utf8"));
  const [first] = EXAMPLES;
  const other = EXAMPLES.find((one) => !isLike(one, { id, name })) ?? first;
  return template("README.md")
    .replaceAll("{{id}}", id)
    .replaceAll("{{other}}", other.id)
    .replaceAll("{{otherName}}", other.name);
}

const isLike = (one, { id, name }) =>
  id.includes(one.id) || one.id.includes(id) || name.includes(one.name.slice(0, 2));

function template(name) {
  return readFileSync(path.join(home, "template", name), "utf8");
}

async function run(cwd, program, args) {
  // npm is a script on Windows, which only a shell starts.
  const shell = process.platform === "win32" && program === "npm";
  const failure = await new Promise((resolve) => {
    running.child = spawn(program, args, { cwd, shell, stdio: "inherit" });
    running.child.on("error", ({ message }) => resolve(` (${message})`));
    running.child.on("exit", (code) => resolve(code === 0 ? null : ""));
  });
  running.child = null;
  if (failure === null && running.signal === null) return;
  const shown = [path.basename(program), ...args].join(" ");
  throw running.signal === null
    ? new Refusal(`\`${shown}\` failed${failure}.`, "read what it says above, and run it again.")
    : new Refusal(`stopped by ${running.signal}.`, "run it again.");
}

try {
  requireNode();
  await main(process.argv.slice(2));
} catch (error) {
  const fix = error.fix ?? "mend that, and run it again.";
  process.stderr.write(`error: ${error.message}\n  fix: ${fix}\n`);
  process.exitCode = running.signal === "SIGINT" ? 130 : 1;
}
