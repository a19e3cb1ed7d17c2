#!/usr/bin/env node
// The program behind `npx brand`. It is plain JavaScript because an old Node cannot even load the
// TypeScript of main.ts: it finds a Node that can and hands over.
import { spawn } from "node:child_process";
import { existsSync } from "node:fs";
import module, { createRequire } from "node:module";
import path from "node:path";
import { fileURLToPath } from "node:url";

/** TypeScript in the repository; in the npm package JavaScript, since Node strips no types there. */
const MAIN = ["./main.ts", "../lib/cli/main.js"]
  .map((file) => new URL(file, import.meta.url))
  .find((file) => existsSync(file));

const NEEDED = [22, 18];

if (isRecent(process.versions.node)) await start();
else handOver();

async function start() {
  // Half of a short command's time would go into stripping types; the package's JavaScript gains nothing.
  if (MAIN.pathname.endsWith(".ts"))
    module.enableCompileCache(fileURLToPath(new URL("../.livery/compile-cache", import.meta.url)));
  await import(MAIN);
}

function isRecent(version) {
  const [major = 0, minor = 0] = version.split(".").map(Number);
  return major > NEEDED[0] || (major === NEEDED[0] && minor >= NEEDED[1]);
}

function handOver() {
  const program = packagedNode();
  if (program === null) return refuse();
  const child = spawn(program, [fileURLToPath(MAIN), ...process.argv.slice(2)], {
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
