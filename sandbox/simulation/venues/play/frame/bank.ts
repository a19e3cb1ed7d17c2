// A table with a banker: bid for the bank, choose a factor, then cards are dealt and compared.
import type { BankFacts, BankOutcome, OpenMessage } from "../play-messages.ts";
import { card } from "./cards.ts";
import { button, el, pause, replace, wait } from "./dom.ts";
import { money } from "./format.ts";
import { choice, factorList, onKeys } from "./kit.ts";
import type { Server } from "./server.ts";
import { layTable, type Table, type Text } from "./table.ts";
import { tile } from "./tile.ts";

interface Seat {
  readonly element: HTMLElement;
  readonly cards: HTMLElement;
  readonly rank: HTMLElement;
  readonly result: HTMLElement;
  readonly bid: HTMLElement;
}

export function startBank(open: OpenMessage<BankFacts>, server: Server): void {
  const table = layTable(open, server, (text) => rules(text, open.facts));
  const { text, facts } = table;
  const names = [text("me"), ...facts.names];
  const seats = names.map((name, index) => drawSeat(name, index, table));
  const banner = el("p", { class: "banner" }, `${text("base")} ¥\u00A0${money(facts.baseCents)}`);
  const felt = el(
    "div",
    { class: "felt", "data-cards": facts.cards },
    banner,
    ...seats.map(({ element }) => element),
  );
  table.stage.append(felt);
  const bid = choice(text("bid"), facts.bids, (value) =>
    value === 0 ? text("noBid") : `×${value}`,
  );
  const factor = choice(text("factor"), facts.factors, (value) => `×${value}`);
  const deal = button(text("deal"), { class: "primary deal" }, () => void round());
  table.controls.append(bid.element, factor.element, deal);
  const lock = (locked: boolean) => {
    deal.disabled = locked;
    bid.lock(locked);
    factor.lock(locked);
  };
  const round = async () => {
    if (deal.disabled) return;
    lock(true);
    for (const seat of seats) clear(seat, table);
    const bet = { bid: bid.value(), factor: factor.value() };
    const played = await table.attempt(() => server.round<BankOutcome, null>(bet, table.waiting));
    const answered = performance.now();
    if (played !== null) {
      await show(table, seats, banner, played.outcome);
      table.apply(played.state);
      const own = played.winCents - played.stakeCents;
      table.record(rankName(table, played.outcome.seats[0]?.rank ?? 0), own);
      table.say(`${own > 0 ? "+" : ""}${money(own)}`, own > 0 ? "win" : "plain");
      deal.textContent = text("again");
      await wait(answered + open.pace.roundMs - performance.now());
    }
    lock(false);
  };
  onKeys(({ key }) => {
    if (key === " ") void round();
    return key === " ";
  });
}

function drawSeat(name: string, index: number, table: Table<BankFacts>): Seat {
  const cards = el("div", { class: "hand" });
  const rank = el("b", { class: "rank-name" });
  const result = el("b", { class: "result" });
  const bid = el("small", { class: "bid" });
  const face = el("img", { src: table.art(FACES[index] ?? "moon", index + 1), alt: "" });
  const who = el("div", { class: "who" }, face, el("span", {}, name), bid);
  const element = el("div", { class: `seat seat${index}` }, who, cards, rank, result);
  const seat = { element, cards, rank, result, bid };
  clear(seat, table);
  return seat;
}

/** Hands that count this many times are shown in gold. */
const GREAT = 3;
const FACES = ["tiger", "koi", "helmet", "phoenix", "lotus"];

function clear({ element, cards, rank, result, bid }: Seat, table: Table<BankFacts>): void {
  element.classList.remove("banker", "won");
  const draw = drawerOf(table);
  replace(cards, ...Array.from({ length: table.facts.cards }, () => draw(null)));
  for (const shown of [rank, result, bid]) shown.textContent = "";
}

function drawerOf({ open }: Table<BankFacts>): (value: number | null) => Node {
  return open.kind === "tiles" ? tile : card;
}

async function show(
  table: Table<BankFacts>,
  seats: readonly Seat[],
  banner: HTMLElement,
  { banker, bankerBid, seats: played }: BankOutcome,
): Promise<void> {
  const { text, facts } = table;
  const draw = drawerOf(table);
  for (const [index, seat] of seats.entries()) {
    const { bid = 0, factor = 1 } = played[index] ?? {};
    const bids = bid === 0 ? text("noBid") : `${text("bid")} ×${bid}`;
    seat.bid.textContent =
      index === banker ? `${text("banker")} ×${bankerBid}` : `${bids} · ×${factor}`;
  }
  await pause(500);
  seats[banker]?.element.classList.add("banker");
  banner.textContent = `${text("base")} ¥\u00A0${money(facts.baseCents)} · ${text("bank")} ×${bankerBid}`;
  await pause(600);
  // The member's hand is turned last.
  for (const index of [1, 2, 3, 4, 0]) {
    const seat = seats[index];
    const own = played[index];
    if (!seat || !own) continue;
    replace(seat.cards, ...own.cards.map((value) => draw(value)));
    seat.rank.textContent = rankName(table, own.rank);
    seat.rank.className = `rank-name${(facts.ranks[own.rank]?.factor ?? 1) >= GREAT ? " great" : ""}`;
    await pause(index === 4 ? 700 : 380);
  }
  await pause(400);
  for (const [index, seat] of seats.entries()) {
    const cents = played[index]?.cents ?? 0;
    seat.result.textContent = `${cents > 0 ? "+" : ""}${money(cents)}`;
    seat.result.className = `result ${cents > 0 ? "up" : "down"}`;
    seat.element.classList.toggle("won", cents > 0);
  }
}

function rankName({ facts }: Pick<Table<BankFacts>, "facts">, rank: number): string {
  return facts.ranks[rank]?.name ?? "";
}

function rules(text: Text, facts: BankFacts): Node[] {
  // One line for neighbours that count the same, such as the points of a hand.
  const groups: { first: string; last: string; readonly factor: number }[] = [];
  for (const { name, factor } of facts.ranks) {
    const before = groups.at(-1);
    if (before?.factor === factor) before.last = name;
    else groups.push({ first: name, last: name, factor });
  }
  const rows = groups.map(({ first, last, factor }) => ({
    name: first === last ? first : `${first} – ${last}`,
    factor,
  }));
  const percent = facts.commissionPercent;
  return [
    el("p", {}, text("rule")),
    el("p", {}, text("commission", { percent })),
    factorList(rows.toReversed()),
  ];
}
