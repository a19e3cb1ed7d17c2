// Maintenance, activity locks and venues that do not answer: they follow the clock and the seed until a test
// sets them.
import type { Row } from "../data/catalogue-rows.ts";
import { HOUR } from "../../backend/time/china-time.ts";
import { at, shuffled } from "../random.ts";

/** How long a maintenance lasts; then it is another venue's turn. */
const WINDOW = 2 * HOUR;
const ALWAYS_DOWN = "JLDJ";

export interface VenueChange {
  readonly opensAt?: number | null | undefined;
  readonly locked?: string | null | undefined;
  readonly down?: boolean | undefined;
}

export interface VenueStates {
  /** What tests set, by channel code. */
  readonly changes: Map<string, VenueChange>;
  opensAt(vendor: Row<"vendor">, time: number): number | null;
  locked(vendor: Row<"vendor">): string | null;
  down(vendor: Row<"vendor">): boolean;
}

export function createVenueStates(vendors: readonly Row<"vendor">[], seed: number): VenueStates {
  const changes = new Map<string, VenueChange>();
  const turns = shuffled(maintained(vendors), seed, "maintenance");
  return {
    changes,
    opensAt({ code }, time) {
      const set = changes.get(code)?.opensAt;
      if (set !== undefined) return set !== null && set > time ? set : null;
      const turn = Math.floor(time / WINDOW);
      return at(turns, turn).code === code ? (turn + 1) * WINDOW : null;
    },
    locked({ code, name, lock }) {
      const set = changes.get(code)?.locked;
      if (set !== undefined) return set;
      return lock === null
        ? null
        : `您仍在参与${name}「${lock}」活动，有效投注额未达标，资金暂时无法转出`;
    },
    down: ({ code }) => changes.get(code)?.down ?? code === ALWAYS_DOWN,
  };
}

/** The first venue of each category stays open. */
function maintained(vendors: readonly Row<"vendor">[]): Row<"vendor">[] {
  return vendors.filter((vendor, index) => vendors[index - 1]?.venue === vendor.venue);
}
