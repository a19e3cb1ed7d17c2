// Requests quotes repeatedly, at an interval the caller sets.

interface AskerOptions<T> {
  /** Null: not now. */
  readonly ask: () => Promise<T> | null;
  /** Milliseconds from a request or its answer to the next request. */
  readonly wait: () => number;
  readonly answered: (quote: T) => void;
}

const NOT_NOW_MS = 1000;

/** Only the newest request counts; a failed one is repeated when the next is due. */
export function createAsker<T>({ ask, wait, answered }: AskerOptions<T>) {
  let newest = 0;
  let askedAt = -Infinity;
  let due = Infinity;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const askAt = (time: number) => {
    clearTimeout(timer);
    due = time;
    timer = setTimeout(request, Math.max(0, time - performance.now()));
  };
  const request = () => {
    const own = (newest += 1);
    askedAt = performance.now();
    const asked = ask();
    askAt(askedAt + (asked === null ? NOT_NOW_MS : wait()));
    void asked?.then((answer) => own === newest && take(answer), ignored);
  };
  const take = (answer: T) => {
    answered(answer);
    askAt(performance.now() + wait());
  };
  return {
    ask: request,
    /** Requests earlier than due, but not before `least` has passed since the last request. */
    askWithin(least: number) {
      if (askedAt + least < due) askAt(askedAt + least);
    },
    /** Discards an answer on its way. */
    drop() {
      newest += 1;
    },
    stop() {
      clearTimeout(timer);
      newest += 1;
    },
  };
}

function ignored(): void {}
