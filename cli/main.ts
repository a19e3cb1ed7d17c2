#!/usr/bin/env node
import { createIo } from "./io.ts";
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

// Not awaited: files of the bundled command can import this one, and a top-level await would deadlock.
void start();
