import type { LiveTable } from "#contract/api/venue-info.ts";
import { formatCount, unbrokenYuan } from "#lib/text/format.ts";

/** `¥ 20–50,000`. */
export function limitRange([low, high]: LiveTable["limits"]): string {
  return `${unbrokenYuan(low)}–${formatCount(high)}`;
}
