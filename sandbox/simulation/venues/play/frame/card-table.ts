// Baccarat and dragon-tiger: two sides with cards, and the road maps.
import type { OpenMessage, TableFacts, TableHand, TableLive } from "../play-messages.ts";
import type { DrawSpot } from "./bet-spots.ts";
import { card } from "./cards.ts";
import { el, pause, replace } from "./dom.ts";
import { beadRoad, bigRoad, type Result } from "./roads.ts";
import { type Felt, type RoundTable, startRoundTable } from "./round-table.ts";
import type { Server } from "./server.ts";

const DEAL_MS = 520;

/** The bets from left to right, as the sides stand. */
const SPOTS: Readonly<Record<string, readonly string[]>> = {
  baccarat: ["playerPair", "player", "tie", "banker", "bankerPair"],
  dragonTiger: ["dragon", "tie", "tiger"],
};

export function startCardTable(open: OpenMessage<TableFacts, TableLive>, server: Server): void {
  startRoundTable(open, server, drawFelt);
}

interface Side {
  readonly element: HTMLElement;
  readonly cards: HTMLElement;
  readonly points: HTMLElement;
}

function drawFelt(table: RoundTable): Felt {
  const { text, facts, open } = table;
  const player = drawSide(text("player"), "P");
  const banker = drawSide(text("banker"), "B");
  const middle = el("div", { class: "middle" });
  const roads = el("div", { class: "roads", role: "img", "aria-label": text("road") });
  const sides = open.kind === "baccarat" ? [player, banker] : [banker, player];
  const [left, right] = sides.map(({ element }) => element);
  const hands = el("div", { class: "hands" }, left ?? null, middle, right ?? null);
  return {
    element: el("div", { class: "felt" }, hands, roads),
    middle,
    clear: () => sides.forEach(clearSide),
    async reveal({ hand }) {
      if (hand === undefined) return "";
      await dealCards(hand, player, banker);
      const side = text(hand.winner === "P" ? "player" : "banker");
      return hand.winner === "T" ? text("tieResult") : text("wins", { side });
    },
    history: ({ road }) => drawRoads(table, roads, road),
    spots: (spot) => drawSpots(SPOTS[open.kind] ?? [], spot, text, facts),
  };
}

async function dealCards(hand: TableHand, player: Side, banker: Side): Promise<void> {
  for (const index of [0, 1, 2]) {
    for (const [side, cards] of [
      [player, hand.player],
      [banker, hand.banker],
    ] as const) {
      const value = cards[index];
      if (value === undefined) continue;
      side.cards.append(card(value));
      await pause(DEAL_MS);
    }
  }
  player.points.textContent = String(hand.playerPoints);
  banker.points.textContent = String(hand.bankerPoints);
  player.element.classList.toggle("winner", hand.winner === "P");
  banker.element.classList.toggle("winner", hand.winner === "B");
}

function drawSpots(
  bets: readonly string[],
  spot: DrawSpot,
  text: RoundTable["text"],
  { odds }: TableFacts,
): HTMLElement {
  const drawn = bets.map((bet) =>
    spot(bet, text(bet), el("span", {}, text(bet)), el("small", {}, `1 : ${odds[bet] ?? 0}`)),
  );
  return el("div", { class: `spots of${bets.length}` }, ...drawn);
}

function drawRoads({ text }: RoundTable, roads: HTMLElement, road: readonly Result[]): void {
  const names = { B: text("banker"), P: text("player"), T: text("tie") };
  const counts = (["B", "P", "T"] as const).map((result) =>
    el("span", { class: result }, names[result], ` ${road.filter((one) => one === result).length}`),
  );
  replace(roads, el("div", { class: "counts" }, ...counts), beadRoad(road, names), bigRoad(road));
}

function drawSide(name: string, side: Result): Side {
  const cards = el("div", { class: "cards" });
  const points = el("b", { class: "points" });
  const head = el("div", { class: "side-head" }, el("span", {}, name), points);
  return { element: el("div", { class: `side ${side}` }, head, cards), cards, points };
}

function clearSide({ element, cards, points }: Side): void {
  element.classList.remove("winner");
  replace(cards);
  points.textContent = "";
}
