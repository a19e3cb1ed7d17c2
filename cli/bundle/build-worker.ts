// Worker side of a parallel build.
import { parentPort, workerData } from "node:worker_threads";
import { createBuildJob, type BrandJob, type BuildJob, type JobInput } from "./build-job.ts";
import type { SearchTables } from "../leaks/search-tables.ts";
import { openStore } from "../store/store.ts";
import type { StoreWarning } from "../store/store-warning.ts";

export type WorkerRequest =
  | { readonly kind: "stage"; readonly job: BrandJob }
  | { readonly kind: "publish"; readonly id: string }
  | { readonly kind: "drop"; readonly id: string }
  | { readonly kind: "arm"; readonly tables: SearchTables };

export type WorkerAnswer =
  | { readonly ok: true; readonly value: unknown }
  /** `syscall` of an error of the system, which is no bug. */
  | { readonly ok: false; readonly message: string; readonly syscall: string | null };

/** The number is the request's. */
export interface NumberedAnswer {
  readonly number: number;
  readonly answer: WorkerAnswer;
}

export interface ToldWarning {
  readonly warning: StoreWarning;
}

const port = parentPort;
if (!port) throw new Error("build-worker.ts runs as a worker");
const input = workerData as JobInput;
const ready = createBuildJob(
  input,
  openStore(input.storeDir, (warning) => port.postMessage({ warning } satisfies ToldWarning)),
);

port.on("message", ({ number, request }: { number: number; request: WorkerRequest }) => {
  void reply(request).then((answer) =>
    port.postMessage({ number, answer } satisfies NumberedAnswer),
  );
});

async function reply(request: WorkerRequest): Promise<WorkerAnswer> {
  try {
    const job = await ready;
    const value = await answerOf(job, request);
    return { ok: true, value };
  } catch (error) {
    const syscall = (error as NodeJS.ErrnoException).syscall ?? null;
    if (syscall !== null) return { ok: false, message: (error as Error).message, syscall };
    const message = error instanceof Error ? (error.stack ?? error.message) : String(error);
    return { ok: false, message, syscall };
  }
}

function answerOf(job: BuildJob, request: WorkerRequest): Promise<unknown> {
  if (request.kind === "stage") return job.stage(request.job);
  if (request.kind === "arm") return job.arm(request.tables);
  return job[request.kind](request.id);
}
