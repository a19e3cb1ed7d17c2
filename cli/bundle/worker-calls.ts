// Questions to a worker and its answers: several may be under way, each is answered under its number.
import { parentPort, Worker, type WorkerOptions } from "node:worker_threads";

type Answer =
  | { readonly ok: true; readonly value: unknown }
  /** `syscall` of an error of the system, which is no bug. */
  | { readonly ok: false; readonly message: string; readonly syscall: string | null };

interface Question {
  readonly number: number;
  readonly request: unknown;
}

interface NumberedAnswer {
  readonly number: number;
  readonly answer: Answer;
}

/** What a worker tells unasked. */
interface Told {
  readonly told: unknown;
}

interface Waiting {
  readonly resolve: (value: unknown) => void;
  readonly reject: (error: Error) => void;
}

export interface CalledWorker {
  ask(request: unknown): Promise<unknown>;
  close(): Promise<void>;
}

/** A brand makes some ten megabytes of short-lived texts: with the default, a tenth of the time went into collecting them. */
const YOUNG_MEGABYTES = 64;

/** Of what lives longer. A worker has some sixty in use; a bound well above keeps its heap from growing with the fleet. */
const OLD_MEGABYTES = 512;

/** @param onTold what the worker tells unasked */
export function callWorker(
  module: URL,
  workerData: WorkerOptions["workerData"],
  onTold: (told: unknown) => void = () => {},
): CalledWorker {
  const worker = new Worker(module, {
    workerData,
    resourceLimits: {
      maxYoungGenerationSizeMb: YOUNG_MEGABYTES,
      maxOldGenerationSizeMb: OLD_MEGABYTES,
    },
  });
  const waiting = new Map<number, Waiting>();
  let last = 0;
  let death: Error | null = null;
  worker.on("message", (message: NumberedAnswer | Told) => {
    if ("told" in message) return onTold(message.told);
    const { number, answer } = message;
    const waiter = waiting.get(number);
    waiting.delete(number);
    if (answer.ok) waiter?.resolve(answer.value);
    else waiter?.reject(errorOf(answer));
  });
  // A worker that dies takes every question to it along.
  worker.on("error", (error: Error) => {
    death = error;
    for (const { reject } of waiting.values()) reject(error);
    waiting.clear();
  });
  return {
    ask: (request) =>
      new Promise((resolve, reject) => {
        if (death) return reject(death);
        last += 1;
        waiting.set(last, { resolve, reject });
        worker.postMessage({ number: last, request } satisfies Question);
      }),
    async close() {
      await worker.terminate();
    },
  };
}

function errorOf({
  message,
  syscall,
}: {
  readonly message: string;
  readonly syscall: string | null;
}): Error {
  return Object.assign(new Error(message), syscall === null ? {} : { syscall });
}

/** The worker's side. @throws Error outside a worker */
export function answerCalls<R>(answer: (request: R) => Promise<unknown>): {
  /** Says something unasked. */
  readonly tell: (told: unknown) => void;
} {
  const port = parentPort;
  if (!port) throw new Error("this module runs as a worker");
  port.on("message", ({ number, request }: Question) => {
    void settled(answer, request as R).then((result) =>
      port.postMessage({ number, answer: result } satisfies NumberedAnswer),
    );
  });
  return { tell: (told) => port.postMessage({ told } satisfies Told) };
}

async function settled<R>(answer: (request: R) => Promise<unknown>, request: R): Promise<Answer> {
  try {
    return { ok: true, value: await answer(request) };
  } catch (error) {
    const syscall = (error as NodeJS.ErrnoException).syscall ?? null;
    if (syscall !== null) return { ok: false, message: (error as Error).message, syscall };
    const message = error instanceof Error ? (error.stack ?? error.message) : String(error);
    return { ok: false, message, syscall };
  }
}
