import type { PipelineStore } from "./pipeline-store.ts";

/** What a printed pipeline is made for; every part is checked, since it is written into YAML and shell. */
export interface PipelineInput {
  /** Machines that share the work. */
  readonly shards: number;
  /** Version of Node, such as `24` or `24.11.1`. */
  readonly node: string;
  /** Image that holds the brands and the installed package (Kubernetes). */
  readonly image: string;
  /** Name of the run (Kubernetes): a Job is made once. */
  readonly run: string;
  readonly store: PipelineStore | null;
  /** The command line that printed it. */
  readonly printed: string;
}
