// The label of the disabled button.
import type { SlipReady } from "../state/slip-store.ts";

type PlaceReason = Exclude<SlipReady["blocked"], null> | "offline";

/** A lost connection comes before every other reason. */
export function placeReason(blocked: SlipReady["blocked"], offline: boolean): PlaceReason | null {
  return offline ? "offline" : blocked;
}
