// The longest tasks of a page's thread, from a Chromium trace.

interface TraceEvent {
  readonly name: string;
  readonly ph: string;
  readonly pid: number;
  readonly tid: number;
  readonly dur?: number; // microseconds
  readonly tdur?: number; // CPU time in microseconds
  readonly args?: { readonly name?: string };
}

export interface Task {
  readonly ownMs: number; // CPU time of the thread
  readonly ms: number; // wall clock, which includes other programs
}

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
