#!/usr/bin/env node
// `npm create livery <folder>`: a repository with one brand. The brand and the pipeline are made by the installed
// `brand` command, so this package only installs it and writes what is around them.
import { spawnSync } from "node:child_process";
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { fileURLToPath } from "node:url";

const HELP = `npm create livery <folder> [-- <id> --name <text> --color <hex> …]

Makes a repository with one brand. What follows the folder goes to \`brand new\`; without it, a terminal
is asked, and elsewhere the brand is "nova".

  --package <spec>  what to install, such as ./livery-0.1.0.tgz (default: livery of the same version)
`;

const home = path.dirname(fileURLToPath(import.meta.url));
const { version } = JSON.parse(readFileSync(path.join(home, "package.json"), "utf8"));

main(process.argv.slice(2));

function main(args) {
  const { folder, spec, rest } = readArguments(args);
  const dir = path.resolve(folder);
  const manifest = path.join(dir, "package.json");
  if (existsSync(manifest) || existsSync(path.join(dir, "brands")))
    fail(`${folder} is a project already; nothing was written.`, "name a new folder.");
  mkdirSync(dir, { recursive: true });
  writeFileSync(manifest, `${JSON.stringify(packageJson(path.basename(dir), spec), null, 2)}\n`);
  writeFileSync(path.join(dir, ".gitignore"), template("gitignore"));
  if (!existsSync(path.join(dir, "node_modules", "livery")))
    run(dir, "npm", ["install", "--no-audit", "--no-fund"]);
  const brand = path.join("node_modules", "livery", "cli", "brand.js");
  run(dir, process.execPath, [brand, "new", ...brandArguments(rest)]);
  const pipeline = path.join(".github", "workflows", "brands.yml");
  run(dir, process.execPath, [brand, "ci", "--github", "--shards", "1", "--out", pipeline]);
  const id = readdirSync(path.join(dir, "brands")).find((name) => /^[a-z]/.test(name));
  writeFileSync(path.join(dir, "README.md"), template("README.md").replaceAll("{{id}}", id));
  process.stdout.write(`\n${folder} is ready:\n\n  cd ${folder}\n  npm start\n`);
}

function readArguments(args) {
  const [folder, ...rest] = args;
  if (folder === undefined || folder.startsWith("-")) {
    process.stdout.write(HELP);
    process.exit(folder === "--help" ? 0 : 2);
  }
  const at = rest.indexOf("--package");
  if (at === -1) return { folder, spec: version, rest };
  const [, given = ""] = rest.splice(at, 2);
  // npm reads a path from the new folder.
  const spec = existsSync(given) ? `file:${path.resolve(given)}` : given;
  return { folder, spec, rest };
}

function brandArguments(rest) {
  if (rest.length > 0) return rest;
  return process.stdin.isTTY ? [] : ["nova", "--name", "新星娱乐", "--color", "#7c3aed", "--yes"];
}

function packageJson(name, spec) {
  return {
    name: name.toLowerCase().replaceAll(/[^a-z0-9-]+/g, "-"),
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
    engines: { node: ">=22.18" },
  };
}

function template(name) {
  return readFileSync(path.join(home, "template", name), "utf8");
}

function run(cwd, program, args) {
  // npm is a script on Windows, which only a shell starts.
  const shell = process.platform === "win32" && program === "npm";
  const { status, error } = spawnSync(program, args, { cwd, shell, stdio: "inherit" });
  if (status === 0) return;
  const why = error ? ` (${error.message})` : "";
  const shown = [path.basename(program), ...args].join(" ");
  fail(
    `\`${shown}\` failed${why}.`,
    `read what it says above; ${cwd} holds what was made so far and may be deleted.`,
  );
}

function fail(what, fix) {
  process.stderr.write(`error: ${what}\n  fix: ${fix}\n`);
  process.exit(1);
}
