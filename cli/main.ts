#!/usr/bin/env node
import { isMainThread } from "node:worker_threads";
import { createIo } from "./base/io.ts";
import { runCommandLine } from "./run-command-line.ts";

// `brand list | head` closes the pipe early; that is not an error.
process.stdout.on("error", (error: NodeJS.ErrnoException) => {
  if (error.code === "EPIPE") process.exit(0);
  throw error;
});

async function start(): Promise<void> {
  process.exitCode = await runCommandLine(process.argv.slice(2), (json, command) =>
    createIo({ json, command }),
  );
}

// Files of the bundled command can import this one, also in a worker. Not awaited, as a top-level await would deadlock.
if (isMainThread) void start();
