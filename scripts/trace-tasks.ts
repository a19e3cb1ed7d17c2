// The longest tasks of a page's thread, out of a trace of Chromium.

interface TraceEvent {
  readonly name: string;
  readonly ph: string;
  readonly pid: number;
  readonly tid: number;
  /** Microseconds. */
  readonly dur?: number;
  /** The same as processor time. */
  readonly tdur?: number;
  readonly args?: { readonly name?: string };
}

export interface Task {
  /** Processor time of the thread. */
  readonly ownMs: number;
  /** By the clock, with what other programs took of the processor. */
  readonly ms: number;
}

/** Longest first. */
export function longestTasks(trace: string, count: number): Task[] {
  const { traceEvents } = JSON.parse(trace) as { traceEvents: readonly TraceEvent[] };
  const threads = new Set(
    traceEvents
      .filter(({ name, args }) => name === "thread_name" && args?.name === "CrRendererMain")
      .map(threadOf),
  );
  return traceEvents
    .filter((event) => event.name === "RunTask" && event.ph === "X" && threads.has(threadOf(event)))
    .map(({ dur = 0, tdur = dur }) => ({ ownMs: tenths(tdur), ms: tenths(dur) }))
    .toSorted((one, other) => other.ownMs - one.ownMs)
    .slice(0, count);
}

function tenths(micros: number): number {
  return Math.round(micros / 100) / 10;
}

function threadOf({ pid, tid }: TraceEvent): string {
  return `${pid} ${tid}`;
}
