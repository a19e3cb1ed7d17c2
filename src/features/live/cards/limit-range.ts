import type { LiveTable } from "#contract/api/venue-info.ts";
import { formatCount, unbrokenCents } from "../../../lib/format.ts";

/** `¥ 20–50,000`. */
export function limitRange([low, high]: LiveTable["limits"]): string {
  return `${unbrokenCents(low * 100)}–${formatCount(high)}`;
}
