// The last prices of a line. A book keeps what it quoted; the simulated one follows from the time, so it looks back.
import type * as v from "valibot";
import type { priceHistory as call } from "#contract/api/price-history.ts";
import { NOT_FOUND } from "#contract/codes.ts";
import type { BookPrice } from "../../../backend/bets/book-view.ts";
import { Refusal } from "../../../backend/wire/refusal.ts";
import type { WorldContext } from "../../world-context.ts";
import type { World } from "../../world.ts";
import { isPlayerRule } from "#contract/betting/player-rules.ts";
import { playSpec } from "#contract/betting/plays.ts";
import { bookAt, bookOf } from "../book.ts";

type Asked = v.InferOutput<typeof call.request>;
type Opening = v.InferOutput<typeof call.response>["opening"];

const POINTS = 24;
/** Of a play on a player, which takes longer to price. */
const PLAYER_POINTS = 6;
const MINUTE = 60_000;
/** Between two points. */
const STEP_MS = { live: MINUTE / 2, other: 10 * MINUTE } as const;

export function priceHistory(
  { view, world, time }: WorldContext,
  { Request: { priceId } }: Asked,
): v.InferOutput<typeof call.response> {
  if (!view.isOn("sport")) throw new Refusal(NOT_FOUND);
  const now = bookAt(world, time).price(priceId);
  if (!now) return { points: [], opening: null };
  const step = STEP_MS[now.live ? "live" : "other"];
  const count = isPlayerRule(playSpec(now.market.w).rule) ? PLAYER_POINTS : POINTS;
  const times = Array.from({ length: count }, (_, index) => time - (count - 1 - index) * step);
  const points = times.flatMap((at) => {
    const then = at === time ? now : bookAt(world, at).price(priceId);
    const isSame = then !== null && then.market.line === now.market.line && then.live === now.live;
    return isSame ? [{ at, odds: then.price.odds }] : [];
  });
  return { points, opening: openingOf(world, priceId, now) };
}

/** What the market began with: when the match was first offered, or at its start for a market in play. */
function openingOf(world: World, priceId: string, { live, match }: BookPrice): Opening {
  const fixture = match && bookOf(world).fixtures.byId(match.gameId);
  if (!fixture) return null;
  const at = live ? fixture.begins : fixture.opensAt;
  const then = bookAt(world, at).price(priceId);
  return then && { at, odds: then.price.odds, line: then.market.line };
}
