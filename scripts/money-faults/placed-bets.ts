// Bets for the calls that need one: each on a match without bets.
import { randomUUID } from "node:crypto";
import { matchList } from "#contract/api/sport.ts";
import { placeBet, type QuotedLeg, type SlipTicket } from "#contract/api/tickets.ts";
import {
  type SlipSelection,
  selectionOf,
} from "../../src/features/sport/markets/slip-selection.ts";
import type { Page } from "./client-page.ts";

export async function placedTicket(page: Page): Promise<string> {
  return place(page, [await nextLeg(page)]);
}

/** A series of three, and the legs that an edit keeps. */
export async function placedSeries(page: Page) {
  const legs = [await nextLeg(page), await nextLeg(page), await nextLeg(page)];
  return { ticketId: await place(page, legs), legs: legs.slice(1) };
}

async function nextLeg(page: Page): Promise<QuotedLeg> {
  const { priceId, gameId, w, r, line, odds, score } = await nextPick(page);
  return { priceId, gameId, w, r, line, odds, score };
}

async function place(page: Page, legs: QuotedLeg[]): Promise<string> {
  const ticket: SlipTicket = {
    legs,
    stakeCents: 10_000,
    oddsType: "H",
    sizes: [legs.length],
    bankers: [],
  };
  const { tickets } = await page.requestResource(
    placeBet,
    { tickets: [ticket], accept: "any" },
    { idempotencyKey: randomUUID() },
  );
  const ticketId = tickets[0]?.ticketId ?? null;
  if (ticketId === null) throw new Error(`no ticket: ${JSON.stringify(tickets)}`);
  return ticketId;
}

let picks: readonly SlipSelection[] = [];
let taken = 0;

/** A selection of a match without bets, which begins much later. */
export async function nextPick(page: Page): Promise<SlipSelection> {
  await page.loadLaunch();
  // The same on every site, and long.
  if (picks.length === 0) picks = await askPicks(page);
  const pick = picks[taken % picks.length];
  taken += 1;
  if (pick === undefined) throw new Error("no matches to bet on");
  return pick;
}

/** On the winner: lines move with time. */
async function askPicks(page: Page): Promise<readonly SlipSelection[]> {
  const { matches } = await page.requestResource(matchList, {
    sport: "FT",
    show: "FU",
    date: null,
    leagues: [],
  });
  // One of each game: corners of a match cannot be combined with it.
  const games = new Map(matches.map((match) => [match.gide, match])).values();
  return [...games].flatMap((match) => {
    const market = match.markets.find(({ state, w }) => state === "open" && w === "M");
    const price = market?.prices[0];
    return market === undefined || price === undefined ? [] : [selectionOf(match, market, price)];
  });
}
