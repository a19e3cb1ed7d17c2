import path from "node:path";
import { displayPath } from "../base/io.ts";
import { defineCommand } from "../command/define-command.ts";
import { flag, parsedOr, text, textOr } from "../command/option.ts";
import { wholeNumber } from "../command/shared-options.ts";
import { oneFlag } from "../errors/one-flag.ts";
import type { WriteFailure } from "../files/tell-write.ts";

const FAILURE: WriteFailure = {
  code: "FLEET_PIPELINE_WRITE",
  what: (reason) => `The pipeline cannot be written (${reason}); nothing was changed.`,
  fix: "make sure that its folder can be written and has space, name another file with --out, or leave --out away to have it printed.",
};

function readShards(value: string): number {
  return wholeNumber(value, [1, 1000], "A number of shards is from 1 to 1000.");
}

/** `brand ci`: prints a pipeline, or writes it to the file that `--out` names. */
export const ciCommand = defineCommand({
  name: "ci",
  summary: "prints a pipeline that builds the fleet in shards",
  about:
    "copies a CI pipeline that builds in shards from [docs/pipelines](docs/pipelines): `--github`, `--gitlab` or `--k8s` ([docs/fleets.md](docs/fleets.md))",
  arguments: {},
  options: {
    github: flag("a workflow of GitHub Actions"),
    gitlab: flag("a pipeline of GitLab CI"),
    k8s: flag("two Jobs for Kubernetes: the shards, then the merge"),
    shards: parsedOr(4, "<number>", "how many machines share the work", readShards),
    node: textOr("24", "<version>", "Node of the machines"),
    image: text("<name>", "Kubernetes: the image that holds the brands and the package"),
    run: text("<name>", "Kubernetes: suffix that separates the Jobs of one run from another's"),
    store: text("<place>", "shared store its builds read: an https address or a folder"),
    storeWrite: flag("builds of the default branch also write what it lacks"),
    out: text("<file>", "write it to a file instead of printing it"),
  },
  json: {
    engine: "`github`, `gitlab` or `k8s`",
    pipeline: "its text, without `--out`",
    file: "where it was written, with `--out`",
  },
  async run(input, io) {
    const { writeWhole } = await import("../files/atomic-write.ts");
    const { tellWrite } = await import("../files/tell-write.ts");
    const { ENGINES, pipeline } = await import("../new/pipeline.ts");
    const engine = oneFlag(input, ENGINES, "engine");
    const yaml = pipeline(engine, input);
    if (input.out === undefined) {
      io.result(yaml, { engine, pipeline: yaml });
      return 0;
    }
    const file = path.resolve(input.out);
    tellWrite({ ...FAILURE, file }, () => writeWhole(file, yaml));
    io.result(`${displayPath(file)} written.`, { engine, file: displayPath(file) });
    return 0;
  },
});
