// Runs a command line. Exit codes: 0 done, 1 the input is wrong, 2 wrong usage, 70 our bug.
import { CommanderError } from "commander";
import { commandLine } from "./command-line.ts";
import { CliError } from "./errors/errors.ts";
import type { Io } from "./base/io.ts";
import { errorJson, formatError } from "./errors/print-problems.ts";
import { usageError } from "./errors/usage-error.ts";

const EXIT_INPUT = 1;
const EXIT_USAGE = 2;
const EXIT_BUG = 70;

/** @returns the exit code; every error is printed */
export async function runCommandLine(
  argv: readonly string[],
  makeIo: (json: boolean, command: string) => Io,
): Promise<number> {
  let code = 0;
  const program = commandLine({ makeIo, exit: (ended) => (code = ended) });
  try {
    if (argv.length === 0) program.help();
    await program.parseAsync([...argv], { from: "user" });
    return code;
  } catch (thrown) {
    if (thrown instanceof CommanderError && isAnswered(thrown)) return 0;
    const error =
      thrown instanceof CommanderError
        ? usageError(thrown, program, [...argv])
        : asCliError(thrown);
    report(error, makeIo(argv.includes("--json"), argv[0] ?? ""));
    return exitCode(error);
  }
}

/** Help or the version, already printed. */
function isAnswered(error: CommanderError): boolean {
  return error.exitCode === 0 || error.code === "commander.help";
}

function exitCode(error: CliError): number {
  if (error.code === "CONFIG_USAGE") return EXIT_USAGE;
  return error.code === "CONFIG_INTERNAL" ? EXIT_BUG : EXIT_INPUT;
}

function asCliError(thrown: unknown): CliError {
  if (thrown instanceof CliError) return thrown;
  const message = thrown instanceof Error ? thrown.message : String(thrown);
  return new CliError("CONFIG_INTERNAL", {
    what: `The brand command has a bug: ${message}`,
    fix: "report it with the command line and the lines below.",
    cause: thrown,
  });
}

function report(error: CliError, io: Io): void {
  if (io.json) return io.result("", errorJson(error));
  io.error(formatError(error, io.colors));
  const stack =
    error.code === "CONFIG_INTERNAL" && error.cause instanceof Error
      ? error.cause.stack
      : undefined;
  if (stack) io.error(io.colors.dim(stack));
}
