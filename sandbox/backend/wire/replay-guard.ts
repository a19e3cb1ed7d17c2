// Admits each signed request once: its id is remembered as long as its timestamp is valid, and never dropped
// before. A sender with too many ids is refused; everybody is when the memory is full. Browsers resend a
// request by themselves when a kept connection breaks, so a money call may come again with the same
// idempotency key; idempotency.ts then repeats its answer.

/** Highest number of remembered ids. */
export interface GuardLimits {
  readonly perSender: number;
  readonly inAll: number;
}

const LIMITS: GuardLimits = { perSender: 20_000, inAll: 1_000_000 };

interface Signed {
  readonly id: string;
  /** The token of an open session, or else an address, with the site. */
  readonly sender: string;
  /** Until then its timestamp is valid. */
  readonly until: number;
  /** Token and idempotency key of a money call; null for a call that must not be repeated. */
  readonly repeatedBy: string | null;
}

/** `full`: too many requests in a short time; `repeated`: the id is known. */
export type Admission = "admitted" | "repeated" | "full";

export interface ReplayGuard {
  admit(signed: Signed, now: number): Admission;
  clear(): void;
}

export function createReplayGuard({ perSender, inAll }: GuardLimits = LIMITS): ReplayGuard {
  const seen = new Map<string, Omit<Signed, "id">>();
  const counts = new Map<string, number>();
  const countOf = (sender: string) => counts.get(sender) ?? 0;
  function forget(id: string, sender: string): void {
    seen.delete(id);
    const left = countOf(sender) - 1;
    if (left > 0) counts.set(sender, left);
    else counts.delete(sender);
  }
  return {
    admit({ id, ...signed }, now) {
      const { sender, repeatedBy } = signed;
      const before = seen.get(id);
      if (before !== undefined && before.until >= now) {
        const isSame = repeatedBy !== null && before.repeatedBy === repeatedBy;
        return isSame ? "admitted" : "repeated";
      }
      if (before !== undefined) forget(id, before.sender);
      const isFull = () => seen.size >= inAll || countOf(sender) >= perSender;
      if (isFull())
        for (const [old, { until, sender: by }] of seen) if (until < now) forget(old, by);
      if (isFull()) return "full";
      seen.set(id, signed);
      counts.set(sender, countOf(sender) + 1);
      return "admitted";
    },
    clear() {
      seen.clear();
      counts.clear();
    },
  };
}
