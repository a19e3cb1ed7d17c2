import path from "node:path";
import type { CiInput } from "../command-input.ts";
import { CliError } from "../errors/errors.ts";
import { githubWorkflow } from "../new/pipelines/github.ts";
import { gitlabPipeline } from "../new/pipelines/gitlab.ts";
import { kubernetesJobs } from "../new/pipelines/kubernetes.ts";
import type { PipelineInput } from "../new/pipelines/pipeline-input.ts";
import { pipelineStore } from "../new/pipelines/pipeline-store.ts";
import { displayPath, type Io } from "../io.ts";
import { writeWhole } from "../files/atomic-write.ts";

const PIPELINES = {
  github: githubWorkflow,
  gitlab: gitlabPipeline,
  k8s: kubernetesJobs,
} as const satisfies Record<string, (input: PipelineInput) => string>;

type Engine = keyof typeof PIPELINES;

const NODE = /^\d{2}(?:\.\d{1,3}){0,2}$/;
const IMAGE = /^[a-z0-9][\w./:@-]*$/i;
/** Part of the name of a Job, which has at most 63 characters. */
const RUN = /^[a-z0-9](?:[a-z0-9-]{0,38}[a-z0-9])?$/;

/** `brand ci`: prints a pipeline, or writes it to the file that `--out` names. */
export async function run(input: CiInput, io: Io): Promise<number> {
  const engine = engineOf(input);
  const { shards, node, image = "livery-brands:latest", run: name = "1" } = input;
  refuse(NODE.test(node), `"${node}" is no version of Node.`, "write a version, such as 24.");
  refuse(
    IMAGE.test(image),
    `"${image}" is no name of an image.`,
    "write one, such as registry.example/livery-brands:7.",
  );
  refuse(
    RUN.test(name),
    `"${name}" cannot be part of a Job's name.`,
    "write at most 40 small letters, digits and hyphens.",
  );
  const store = pipelineStore(input.store, input.storeWrite);
  const printed = `brand ci --${engine} --shards ${shards}${store?.flag ?? ""}${store?.write ? " --store-write" : ""}`;
  const pipeline = PIPELINES[engine]({ shards, node, image, run: name, store, printed });
  if (input.out === undefined) {
    io.result(pipeline, { engine, pipeline });
    return 0;
  }
  const file = path.resolve(input.out);
  write(file, pipeline);
  io.result(`${displayPath(file)} written.`, { engine, file: displayPath(file) });
  return 0;
}

/** Whole or not at all, into a folder that need not be there yet. */
function write(file: string, pipeline: string): void {
  try {
    writeWhole(file, pipeline);
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

function engineOf(input: CiInput): Engine {
  const [engine, ...others] = (Object.keys(PIPELINES) as Engine[]).filter((one) => input[one]);
  if (engine !== undefined && others.length === 0) return engine;
  throw new CliError("CONFIG_USAGE", {
    what:
      engine === undefined
        ? "The engine of the pipeline is missing."
        : `--${engine} and --${others[0] ?? ""} are two engines.`,
    fix: "write one of --github, --gitlab and --k8s.",
  });
}

function refuse(holds: boolean, what: string, fix: string): void {
  if (!holds) throw new CliError("CONFIG_USAGE", { what, fix });
}
