import path from "node:path";
import type { CiInput } from "../command-input.ts";
import { CliError } from "../errors/errors.ts";
import { writeWhole } from "../files/atomic-write.ts";
import { displayPath, type Io } from "../io.ts";
import { ENGINES, pipeline, type Engine } from "../new/pipeline.ts";

/** `brand ci`: prints a pipeline, or writes it to the file that `--out` names. */
export async function run(input: CiInput, io: Io): Promise<number> {
  const engine = engineOf(input);
  const text = pipeline(engine, input);
  if (input.out === undefined) {
    io.result(text, { engine, pipeline: text });
    return 0;
  }
  const file = path.resolve(input.out);
  write(file, text);
  io.result(`${displayPath(file)} written.`, { engine, file: displayPath(file) });
  return 0;
}

function engineOf(input: CiInput): Engine {
  const [engine, other] = ENGINES.filter((one) => input[one]);
  if (engine !== undefined && other === undefined) return engine;
  throw new CliError("CONFIG_USAGE", {
    what:
      engine === undefined
        ? "The engine of the pipeline is missing."
        : `--${engine} and --${other ?? ""} are two engines.`,
    fix: "write one of --github, --gitlab and --k8s.",
  });
}

function write(file: string, text: string): void {
  try {
    writeWhole(file, text);
  } catch (cause) {
    const { code, syscall } = cause as NodeJS.ErrnoException;
    if (syscall === undefined) throw cause;
    throw new CliError("FLEET_PIPELINE_WRITE", {
      what: `The pipeline cannot be written (${code}); nothing was changed.`,
      where: { file },
      fix: "make sure that its folder can be written and has space, name another file with --out, or leave --out away to have it printed.",
      cause,
    });
  }
}
