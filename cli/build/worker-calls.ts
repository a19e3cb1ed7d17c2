// Questions to a thread or a process beside this one and its answers: several may be under way, each is
// answered under its number.
import { fork } from "node:child_process";
import { fileURLToPath } from "node:url";
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
const YOUNG_MEGABYTES = 16;

/** Of what lives longer. A worker has some sixty in use; a bound well above keeps its heap from growing with the fleet. */
const OLD_MEGABYTES = 512;

/** The way to whoever answers. */
interface Line {
  readonly send: (question: Question) => void;
  readonly onMessage: (heard: (message: NumberedAnswer | Told) => void) => void;
  readonly onDeath: (died: (error: Error) => void) => void;
  readonly close: () => Promise<void>;
}

/** @param onTold what the worker tells unasked */
export function callWorker(
  module: URL,
  workerData: WorkerOptions["workerData"],
  onTold?: (told: unknown) => void,
): CalledWorker {
  const worker = new Worker(module, {
    workerData,
    resourceLimits: {
      maxYoungGenerationSizeMb: YOUNG_MEGABYTES,
      maxOldGenerationSizeMb: OLD_MEGABYTES,
    },
  });
  return callsOver(
    {
      send: (question) => worker.postMessage(question),
      onMessage: (heard) => worker.on("message", heard),
      onDeath: (died) => worker.on("error", died),
      async close() {
        await worker.terminate();
      },
    },
    onTold,
  );
}

/**
 * A process gives all its memory back when it ends: of a thread's a part stays with the process it ran in.
 * @param early what it means that the process has ended by itself
 */
export function callProcess(
  module: URL,
  args: readonly string[],
  early: (how: string) => Error,
): CalledWorker {
  const child = fork(fileURLToPath(module), args, { serialization: "advanced" });
  const ended = new Promise<string>((resolve) => {
    child.once("exit", (code, signal) => resolve(signal ?? `exit code ${code}`));
  });
  return callsOver({
    send: (question) => child.send(question),
    onMessage: (heard) => child.on("message", heard),
    onDeath(died) {
      child.on("error", died);
      void ended.then((how) => died(early(how)));
    },
    async close() {
      if (child.connected) child.disconnect();
      await ended;
    },
  });
}

function callsOver(line: Line, onTold: (told: unknown) => void = () => {}): CalledWorker {
  const waiting = new Map<number, Waiting>();
  let last = 0;
  let death: Error | null = null;
  line.onMessage((message) => {
    if ("told" in message) return onTold(message.told);
    const { number, answer } = message;
    const waiter = waiting.get(number);
    waiting.delete(number);
    if (answer.ok) waiter?.resolve(answer.value);
    else waiter?.reject(errorOf(answer));
  });
  // A worker that dies takes every question to it along.
  line.onDeath((error) => {
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
        line.send({ number: last, request });
      }),
    close: line.close,
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

/** The side of a thread or a process that was called. @throws Error elsewhere */
export function answerCalls<R>(answer: (request: R) => Promise<unknown>): {
  /** Says something unasked. */
  readonly tell: (told: unknown) => void;
} {
  const send = listen(({ number, request }) => {
    void settled(answer, request as R).then((result) => send({ number, answer: result }));
  });
  return { tell: (told) => send({ told }) };
}

function listen(heard: (question: Question) => void): (message: NumberedAnswer | Told) => void {
  const port = parentPort;
  if (port) {
    port.on("message", heard);
    return (message) => port.postMessage(message);
  }
  if (!process.send) throw new Error("this module runs beside a build");
  process.on("message", heard);
  // Whoever asked is gone: nobody wants the answers.
  process.on("disconnect", () => process.exit());
  return (message) => process.send?.(message);
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
