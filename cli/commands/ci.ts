import path from "node:path";
import type { SharedInput } from "../command-input.ts";
import { oneFlag } from "../errors/one-flag.ts";
import { writeWhole } from "../files/atomic-write.ts";
import { tellWrite, type WriteFailure } from "../files/tell-write.ts";
import { displayPath, type Io } from "../io.ts";
import { type Engine, ENGINES, pipeline, type PipelineOptions } from "../new/pipeline.ts";

/** Here `--out` is a file. */
interface CiInput extends SharedInput, PipelineOptions, Readonly<Record<Engine, boolean>> {}

const FAILURE: WriteFailure = {
  code: "FLEET_PIPELINE_WRITE",
  what: (reason) => `The pipeline cannot be written (${reason}); nothing was changed.`,
  fix: "make sure that its folder can be written and has space, name another file with --out, or leave --out away to have it printed.",
};

/** `brand ci`: prints a pipeline, or writes it to the file that `--out` names. */
export async function run(input: CiInput, io: Io): Promise<number> {
  const engine = oneFlag(input, ENGINES, "engine");
  const text = pipeline(engine, input);
  if (input.out === undefined) {
    io.result(text, { engine, pipeline: text });
    return 0;
  }
  const file = path.resolve(input.out);
  tellWrite({ ...FAILURE, file }, () => writeWhole(file, text));
  io.result(`${displayPath(file)} written.`, { engine, file: displayPath(file) });
  return 0;
}
