// When a movement has changed the balance: records list it by this time, so that each balance follows from the last.
import type { Deal } from "./api/deal-records.ts";

/** A withdrawal takes its amount when it is asked for, and one that fails gives it back at its end. */
export function movedAt({
  kind,
  state,
  time,
  endedAt,
}: Pick<Deal, "kind" | "state" | "time" | "endedAt">): number {
  return kind === "withdraw" && state !== "failed" ? time : (endedAt ?? time);
}
