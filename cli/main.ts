#!/usr/bin/env node
// The program: what was typed, the streams of the process, its exit code.
import { createIo } from "./io.ts";
import { runCommandLine } from "./run-command-line.ts";

// `brand list | head` closes the pipe early; that is not an error.
process.stdout.on("error", (error: NodeJS.ErrnoException) => {
  if (error.code === "EPIPE") process.exit(0);
  throw error;
});

async function start(): Promise<void> {
  process.exitCode = await runCommandLine(process.argv.slice(2), (json) => createIo({ json }));
}

// Not awaited here: files of the bundled command may import this one, and would wait for it forever.
void start();
