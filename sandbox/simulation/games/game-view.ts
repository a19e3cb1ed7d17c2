// Games as the calls answer them.
import type { Game } from "#contract/api/game-list.ts";
import { siteDuties } from "../../backend/duties/site-duties.ts";
import { siteSlotStake } from "../../backend/duties/slot-stake.ts";
import type { Row } from "../data/catalogue-rows.ts";
import type { WorldContext } from "../world-context.ts";
import { gamePlayers } from "./game-players.ts";
import { jackpotCents } from "./game-order.ts";

/** Vendors without play money. */
const NO_DEMO: ReadonlySet<string> = new Set(["mistvale", "oakbarrel", "stormnet", "coralbay"]);

export type GameView = (row: Row<"game">) => Game;

export function gameViewOf(context: WorldContext): GameView {
  // The answer is the same for every member, so a slot shows what the site lets anyone stake.
  const mostSlotCents = siteSlotStake(siteDuties(context)) ?? Infinity;
  const playersOf = gamePlayers(context);
  return (row) => {
    const game = { ...viewOf(row, context), players: playersOf(row) };
    if (row.category !== "DZ") return game;
    return { ...game, maxBetCents: Math.min(row.maxBetCents, mostSlotCents) };
  };
}

function viewOf(row: Row<"game">, { world, time }: WorldContext): Omit<Game, "players"> {
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
