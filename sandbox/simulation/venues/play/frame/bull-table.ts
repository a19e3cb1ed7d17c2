// Dou niu with a dealer and four positions: a bet on a position wins when its hand is above the dealer's.
import type { OpenMessage, TableFacts, TableLive } from "../play-messages.ts";
import { card } from "./cards.ts";
import { el, pause, replace } from "./dom.ts";
import { type Felt, type RoundTable, startRoundTable } from "./round-table.ts";
import type { Server } from "./server.ts";

const DEAL_MS = 420;
const LAST = 14;
/** The dealer first. */
const SEATS = ["dealer", "first", "second", "third", "fourth"];

export function startBullTable(open: OpenMessage<TableFacts, TableLive>, server: Server): void {
  startRoundTable(open, server, drawFelt);
}

function drawFelt({ text, facts }: RoundTable): Felt {
  const seats = SEATS.map((seat) => drawSeat(text(seat), seat));
  const middle = el("div", { class: "middle" });
  const last = el("ol", { class: "last", "aria-label": text("road") });
  const [dealer, ...positions] = seats.map(({ element }) => element);
  return {
    element: el(
      "div",
      { class: "felt" },
      el("div", { class: "dealer-row" }, dealer ?? null, middle),
      el("div", { class: "positions" }, ...positions),
      last,
    ),
    middle,
    clear: () => seats.forEach(({ clear }) => clear()),
    async reveal({ hands = [], won }) {
      for (const [at, seat] of seats.entries()) {
        const hand = hands[at];
        if (hand === undefined) continue;
        seat.show(hand.cards, text(`rank${hand.rank}`), won.includes(SEATS[at] ?? ""));
        await pause(DEAL_MS);
      }
      const winners = SEATS.filter((seat) => won.includes(seat)).map((seat) => text(seat));
      return winners.length === 0
        ? text("dealerWins")
        : text("wins", { side: winners.join(text("and")) });
    },
    history: ({ numbers }) =>
      replace(
        last,
        ...numbers
          .slice(0, LAST)
          .map((rank) => el("li", { class: rank > 0 ? "red" : "black" }, text(`rank${rank}`))),
      ),
    spots: (spot) =>
      el(
        "div",
        { class: "spots" },
        ...SEATS.slice(1).map((bet) =>
          spot(
            bet,
            text(bet),
            el("span", {}, text(bet)),
            el("small", {}, `1 : ${facts.odds[bet] ?? 0}`),
          ),
        ),
      ),
  };
}

function drawSeat(name: string, seat: string) {
  const cards = el("div", { class: "cards" });
  const rank = el("b", { class: "points" });
  const head = el("div", { class: "side-head" }, el("span", {}, name), rank);
  const element = el("div", { class: seat === "dealer" ? "side B" : "side P" }, head, cards);
  return {
    element,
    clear() {
      element.classList.remove("winner");
      replace(cards);
      rank.textContent = "";
    },
    show(values: readonly number[], rankName: string, wins: boolean) {
      replace(cards, ...values.map((value) => card(value)));
      rank.textContent = rankName;
      element.classList.toggle("winner", wins);
    },
  };
}
