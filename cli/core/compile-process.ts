// The process of the compiler, which needs most of a gigabyte.
import type { ErrorCode } from "../errors/error-codes.ts";
import { CliError } from "../errors/errors.ts";
import { compileInto } from "./compile-into.ts";

export interface CompileRequest {
  readonly dir: string;
  readonly packageRoot: string;
  readonly key: string;
}

export interface CompileFailure {
  readonly code: ErrorCode;
  readonly what: string;
  readonly fix: string;
}

process.once("message", async ({ dir, packageRoot, key }: CompileRequest) => {
  const failure = await compileInto(dir, packageRoot, key).then(() => null, failureOf);
  process.send?.(failure, () => process.disconnect());
});
process.once("disconnect", () => process.exit());

function failureOf(error: unknown): CompileFailure {
  if (error instanceof CliError) return { code: error.code, what: error.what, fix: error.fix };
  const stack = error instanceof Error ? (error.stack ?? error.message) : String(error);
  return { code: "CONFIG_INTERNAL", what: stack, fix: "report it with these lines." };
}
