// The last prices of a line. A book keeps what it quoted; the simulated one follows from the time, so it looks back.
import type * as v from "valibot";
import type { priceHistory as call } from "#contract/api/price-history.ts";
import { NOT_FOUND } from "#contract/codes.ts";
import { Refusal } from "../../../backend/wire/refusal.ts";
import type { WorldContext } from "../../world-context.ts";
import { bookAt } from "../book.ts";

type Asked = v.InferOutput<typeof call.request>;

const POINTS = 24;
const MINUTE = 60_000;
/** Between two points. */
const STEP_MS = { live: MINUTE / 2, other: 10 * MINUTE } as const;

export function priceHistory(
  { view, world, time }: WorldContext,
  { Request: { priceId } }: Asked,
): v.InferOutput<typeof call.response> {
  if (!view.isOn("sport")) throw new Refusal(NOT_FOUND);
  const now = bookAt(world, time).price(priceId);
  if (!now) return { points: [] };
  const step = STEP_MS[now.live ? "live" : "other"];
  const times = Array.from({ length: POINTS }, (_, index) => time - (POINTS - 1 - index) * step);
  const points = times.flatMap((at) => {
    const then = at === time ? now : bookAt(world, at).price(priceId);
    const isSame = then !== null && then.market.line === now.market.line && then.live === now.live;
    return isSame ? [{ at, odds: then.price.odds }] : [];
  });
  return { points };
}
