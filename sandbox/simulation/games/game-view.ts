// Games as the calls answer them.
import type { Game } from "#contract/api/game-list.ts";
import { siteDuties } from "../../backend/protection/site-duties.ts";
import { siteSlotStake } from "../../backend/protection/slot-stake.ts";
import type { Row } from "../data/catalogue-rows.ts";
import { unit, wave } from "../random.ts";
import type { WorldContext } from "../world-context.ts";
import { jackpotCents } from "./game-order.ts";

/** Vendors without play money. */
const NO_DEMO: ReadonlySet<string> = new Set(["mistvale", "oakbarrel", "stormnet", "coralbay"]);

/** @param place in the order of popularity, from 0 */
export type GameView = (row: Row<"game">, place: number) => Game;

export function gameViewOf(context: WorldContext): GameView {
  // The answer is the same for every member, so a slot shows what the site lets anyone stake.
  const mostSlotCents = siteSlotStake(siteDuties(context)) ?? Infinity;
  return (row, place) => {
    const game = viewOf(row, place, context);
    if (row.category !== "DZ") return game;
    return { ...game, maxBetCents: Math.min(row.maxBetCents, mostSlotCents) };
  };
}

function viewOf(row: Row<"game">, place: number, { world, time }: WorldContext): Game {
  const { id, name, category, rtp, tag, volatility, lines, minBetCents, maxBetCents } = row;
  const vendor = world.catalogue.vendorOf(row.vendor);
  return {
    id,
    name,
    vendor: vendor.name,
    enName: vendor.code,
    category,
    rtp,
    maxWin: row.maxWin === 0 ? "无上限" : `${row.maxWin.toLocaleString("en")}×`,
    tag,
    image: `/media/game/${id}.svg`,
    // Live tables and chess rooms have no demo mode.
    demo: (category === "DZ" || category === "BY") && !NO_DEMO.has(row.vendor),
    theme: row.theme,
    volatility: levelOf(volatility),
    lines,
    minBetCents,
    maxBetCents,
    players: players(place, id, world.seed, time),
    jackpotCents: jackpotCents(row, world.seed, time),
    features: row.features.split(" "),
    rules: row.rules,
    opensAt: world.venueStates.opensAt(vendor, time),
  };
}

const LEVELS = [1, 2, 3, 4, 5] as const;

function levelOf(volatility: number): Game["volatility"] {
  return LEVELS.find((level) => level === volatility) ?? null;
}

/** A few thousand for the most popular game, a few for the last ones. */
function players(place: number, id: string, seed: number, time: number): number {
  const usual = (2400 / (1 + place / 14)) * (0.8 + 0.4 * unit(seed, id, "players"));
  return Math.max(1, Math.round(usual * (1 + 0.12 * wave(time, 240_000, seed, id, "players"))));
}
