// The compiler's own process: it needs most of a gigabyte, and gives it back when it ends.
import { CliError } from "../errors/errors.ts";
import { compileInto } from "./compile-into.ts";

export interface CompileRequest {
  readonly dir: string;
  readonly packageRoot: string;
  readonly key: string;
}

export type CompileAnswer =
  | { readonly ok: true }
  | { readonly ok: false; readonly code: string; readonly what: string; readonly fix: string };

process.once("message", (request: CompileRequest) => {
  void answer(request).then((result) => process.send?.(result, () => process.disconnect()));
});
// Whoever asked is gone: nobody wants the answer.
process.once("disconnect", () => process.exit());

async function answer({ dir, packageRoot, key }: CompileRequest): Promise<CompileAnswer> {
  try {
    await compileInto(dir, packageRoot, key);
    return { ok: true };
  } catch (error) {
    if (error instanceof CliError) {
      return { ok: false, code: error.code, what: error.what, fix: error.fix };
    }
    const stack = error instanceof Error ? (error.stack ?? error.message) : String(error);
    return { ok: false, code: "CONFIG_INTERNAL", what: stack, fix: "report it with these lines." };
  }
}
