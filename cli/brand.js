#!/usr/bin/env node
// The program behind `npx brand`. It is plain JavaScript because an old Node cannot even load the
// TypeScript of main.ts: it finds a Node that can and hands over.
import { spawn } from "node:child_process";
import { existsSync } from "node:fs";
import module, { createRequire } from "node:module";
import path from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";

/** Of the repository; the npm package has no TypeScript, since Node strips no types there. */
const SOURCES = fileURLToPath(new URL("./main.ts", import.meta.url));
const PACKED = fileURLToPath(new URL("../lib/command/main.js", import.meta.url));

const NEEDED = [22, 18];

if (isRecent(process.versions.node)) await start();
else handOver();

async function start() {
  await import(pathToFileURL(existsSync(SOURCES) ? await fromSources() : PACKED).href);
}

async function fromSources() {
  const root = fileURLToPath(new URL("..", import.meta.url));
  module.enableCompileCache(path.join(root, ".livery", "compile-cache"));
  const { currentCommand } = await import("./launch/current-command.js");
  return currentCommand(root) ?? SOURCES;
}

function isRecent(version) {
  const [major = 0, minor = 0] = version.split(".").map(Number);
  return major > NEEDED[0] || (major === NEEDED[0] && minor >= NEEDED[1]);
}

function handOver() {
  const program = packagedNode();
  if (program === null) return refuse();
  const child = spawn(program, [fileURLToPath(import.meta.url), ...process.argv.slice(2)], {
    stdio: "inherit",
  });
  // Ctrl-C reaches the child by itself; this process only waits for it to close its servers.
  process.on("SIGINT", () => {});
  for (const signal of ["SIGTERM", "SIGHUP"]) process.on(signal, () => child.kill(signal));
  child.on("exit", (code, signal) => {
    process.exitCode = code ?? (signal === "SIGINT" ? 130 : 143);
  });
}

/** The Node that `npm ci` installs beside this package, or null. */
function packagedNode() {
  try {
    const manifest = createRequire(import.meta.url).resolve("node/package.json");
    const program = path.join(
      path.dirname(manifest),
      "bin",
      process.platform === "win32" ? "node.exe" : "node",
    );
    return existsSync(program) ? program : null;
  } catch {
    return null;
  }
}

function refuse() {
  process.stderr.write(
    [
      "error CONFIG_NODE_VERSION",
      `  This is Node ${process.versions.node}; the brand command needs ${NEEDED.join(".")} or newer.`,
      "  fix: install Node 24, or put one beside the command: `npm install --save-dev node@24`.",
      "",
    ].join("\n"),
  );
  process.exitCode = 1;
}
