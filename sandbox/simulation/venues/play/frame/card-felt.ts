// Tables with cards: baccarat and dragon-tiger with two sides and the road maps, dou niu with a dealer and four positions.
import type { Hand, Winner } from "../rules/baccarat.ts";
import { pricedSpot } from "./bet-spots.ts";
import { card } from "./cards.ts";
import { el, pause, replace } from "./dom.ts";
import { beadRoad, bigRoad } from "./roads.ts";
import { type DrawFelt, type Felt, lastNumbers } from "./round-table.ts";
import type { Text } from "./table.ts";

/** Of a card that is dealt, and of a whole hand. */
const CARD_MS = 520;
const HAND_MS = 420;

interface Seat {
  readonly element: HTMLElement;
  readonly cards: HTMLElement;
  clear(): void;
  /** @param points or rank of the hand */
  decide(points: string, wins: boolean): void;
}

/** The sides and the bets from left to right. */
const TWO_SIDES = {
  baccarat: { sides: ["P", "B"], bets: ["playerPair", "player", "tie", "banker", "bankerPair"] },
  dragonTiger: { sides: ["B", "P"], bets: ["dragon", "tie", "tiger"] },
} as const;

function drawTwoSides(game: keyof typeof TWO_SIDES): DrawFelt {
  return (table, middle, spot) => {
    const { text } = table;
    const { sides, bets } = TWO_SIDES[game];
    const seats = { P: drawSeat(text("player"), "P"), B: drawSeat(text("banker"), "B") };
    const [left, right] = sides.map((side) => seats[side].element);
    return {
      rows: [el("div", { class: "hands" }, left ?? null, middle, right ?? null)],
      clear: () => Object.values(seats).forEach(({ clear }) => clear()),
      async reveal({ hand }) {
        if (hand === undefined) return "";
        await dealTwo(hand, seats);
        const side = text(hand.winner === "P" ? "player" : "banker");
        return hand.winner === "T" ? text("tieResult") : text("wins", { side });
      },
      history: roadMaps(text),
      spots: el(
        "div",
        { class: `spots of${bets.length}` },
        ...bets.map((bet) => pricedSpot(table, spot, bet)),
      ),
    };
  };
}

export const baccarat = drawTwoSides("baccarat");
export const dragonTiger = drawTwoSides("dragonTiger");

/** The dealer first. */
const SEATS = ["dealer", "first", "second", "third", "fourth"];

export const niuNiu: DrawFelt = (table, middle, spot) => {
  const { text } = table;
  const seats = SEATS.map((seat) => drawSeat(text(seat), seat === "dealer" ? "B" : "P"));
  const [dealer, ...positions] = seats.map(({ element }) => element);
  const rankOf = (rank: number) => text(`rank${rank}`);
  return {
    rows: [
      el("div", { class: "dealer-row" }, dealer ?? null, middle),
      el("div", { class: "positions" }, ...positions),
    ],
    clear: () => seats.forEach(({ clear }) => clear()),
    async reveal({ hands = [], won }) {
      for (const [at, seat] of seats.entries()) {
        const hand = hands[at];
        if (hand === undefined) continue;
        replace(seat.cards, ...hand.cards.map((value) => card(value)));
        seat.decide(rankOf(hand.rank), won.includes(SEATS[at] ?? ""));
        await pause(HAND_MS);
      }
      const winners = SEATS.filter((seat) => won.includes(seat)).map((seat) => text(seat));
      const side = winners.join(text("and"));
      return winners.length === 0 ? text("dealerWins") : text("wins", { side });
    },
    history: lastNumbers(text("road"), (rank) => (rank > 0 ? "red" : "black"), rankOf),
    spots: el(
      "div",
      { class: "spots" },
      ...SEATS.slice(1).map((bet) => pricedSpot(table, spot, bet)),
    ),
  };
};

async function dealTwo(hand: Hand, { P: player, B: banker }: Record<"P" | "B", Seat>) {
  for (const index of [0, 1, 2]) {
    for (const [seat, cards] of [
      [player, hand.player],
      [banker, hand.banker],
    ] as const) {
      const value = cards[index];
      if (value === undefined) continue;
      seat.cards.append(card(value));
      await pause(CARD_MS);
    }
  }
  player.decide(String(hand.playerPoints), hand.winner === "P");
  banker.decide(String(hand.bankerPoints), hand.winner === "B");
}

function roadMaps(text: Text): Felt["history"] {
  const element = el("div", { class: "roads", role: "img", "aria-label": text("road") });
  const names = { B: text("banker"), P: text("player"), T: text("tie") };
  return {
    element,
    show({ road }) {
      const countOf = (result: Winner) => road.filter((one) => one === result).length;
      const counts = (["B", "P", "T"] as const).map((result) =>
        el("span", { class: result }, names[result], ` ${countOf(result)}`),
      );
      const summary = el("div", { class: "counts" }, ...counts);
      replace(element, summary, beadRoad(road, names), bigRoad(road));
    },
  };
}

function drawSeat(name: string, side: "P" | "B"): Seat {
  const cards = el("div", { class: "cards" });
  const points = el("b", { class: "points" });
  const head = el("div", { class: "side-head" }, el("span", {}, name), points);
  const element = el("div", { class: `side ${side}` }, head, cards);
  const decide = (text: string, wins: boolean) => {
    points.textContent = text;
    element.classList.toggle("winner", wins);
  };
  return {
    element,
    cards,
    clear() {
      replace(cards);
      decide("", false);
    },
    decide,
  };
}
