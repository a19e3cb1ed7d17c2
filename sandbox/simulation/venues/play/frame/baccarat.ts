// The baccarat table: the countdown, cards and road map are those of everyone at the table.
import type {
  BaccaratFacts,
  BaccaratHand,
  BaccaratLive,
  OpenMessage,
  StateMessage,
} from "../play-messages.ts";
import { type Bets, betSpots } from "./bet-spots.ts";
import { card } from "./cards.ts";
import { el, pause, replace } from "./dom.ts";
import { money } from "./format.ts";
import { beadRoad, bigRoad, type Result } from "./roads.ts";
import type { Server } from "./server.ts";
import { layTable, recordResult, type Table } from "./table.ts";

const TICK_MS = 250;
/** After a boundary, so that the server has passed it. */
const LATE_MS = 300;

interface Felt {
  readonly element: HTMLElement;
  readonly player: Side;
  readonly banker: Side;
  readonly clock: HTMLElement;
  readonly phase: HTMLElement;
  readonly roads: HTMLElement;
  readonly round: HTMLElement;
}

interface Side {
  readonly element: HTMLElement;
  readonly cards: HTMLElement;
  readonly points: HTMLElement;
}

interface Play {
  readonly table: Table<BaccaratFacts, BaccaratLive>;
  readonly felt: Felt;
  readonly bets: Bets;
  live: BaccaratLive;
  /** When `live` was read, by the page's own clock. */
  readAt: number;
  /** Round whose cards were shown. */
  shown: number;
  asking: boolean;
  seen: Set<string>;
}

export function startBaccarat(
  open: OpenMessage<BaccaratFacts, BaccaratLive>,
  server: Server,
): void {
  const { texts } = open;
  const paragraphs = ["rule", "shared"].map((key) => el("p", {}, texts[key] ?? ""));
  const table = layTable(open, server, paragraphs);
  const felt = drawFelt(table);
  const bets = betSpots(table, (list) => void place(list));
  table.stage.append(felt.element, bets.spots);
  table.controls.append(bets.chips, bets.actions);
  const play: Play = {
    table,
    felt,
    bets,
    live: open.state.live,
    readAt: performance.now(),
    shown: -1,
    asking: false,
    seen: new Set(open.state.results.map(({ round }) => round)),
  };
  const place = async (list: readonly { readonly on: string; readonly cents: number }[]) => {
    const bet = { count: play.live.count, bets: list };
    const placed = await table.attempt(() =>
      server.round<object, BaccaratLive>(bet, table.waiting),
    );
    if (placed === null) return;
    bets.placed();
    table.say(table.text("betsPlaced"));
    take(play, placed.state);
  };
  take(play, open.state);
  setInterval(() => tick(play), TICK_MS);
}

function take(play: Play, state: StateMessage<BaccaratLive>): void {
  const { table, felt, bets } = play;
  const before = play.live.count;
  play.live = state.live;
  play.readAt = performance.now();
  const { live } = play;
  table.apply(state);
  if (live.count !== before) bets.newRound();
  if (live.dealt === null)
    bets.standing(
      state.open.map(({ round, stakeCents }) => [round.split(".")[1] ?? "", stakeCents]),
    );
  felt.round.textContent = `${table.text("round", { count: live.round })} · ${table.text("people")} ${live.seated}`;
  if (live.dealt === null) {
    clearSide(felt.player);
    clearSide(felt.banker);
    drawRoads(play, live.road);
  } else if (play.shown !== live.count) {
    play.shown = live.count;
    void reveal(play, live.dealt, state);
    return;
  }
  report(play, state);
}

/** Cards first, then what the bets have won. */
async function reveal(
  play: Play,
  hand: BaccaratHand,
  state: StateMessage<BaccaratLive>,
): Promise<void> {
  const { felt, table } = play;
  drawRoads(play, play.live.road.slice(0, -1));
  clearSide(felt.player);
  clearSide(felt.banker);
  for (const index of [0, 1, 2]) {
    for (const [side, cards] of [
      [felt.player, hand.player],
      [felt.banker, hand.banker],
    ] as const) {
      const value = cards[index];
      if (value === undefined) continue;
      side.cards.append(card(value));
      await pause(520);
    }
  }
  felt.player.points.textContent = String(hand.playerPoints);
  felt.banker.points.textContent = String(hand.bankerPoints);
  felt.player.element.classList.toggle("winner", hand.winner === "P");
  felt.banker.element.classList.toggle("winner", hand.winner === "B");
  const side = table.text(hand.winner === "P" ? "player" : "banker");
  felt.phase.textContent =
    hand.winner === "T" ? table.text("tieResult") : table.text("wins", { side });
  drawRoads(play, play.live.road);
  report(play, state);
}

function report({ table, seen, bets }: Play, { results }: StateMessage): void {
  const fresh = results.filter(({ round }) => !seen.has(round));
  if (fresh.length === 0) return;
  for (const result of fresh.toReversed()) {
    seen.add(result.round);
    recordResult(table, result);
  }
  const won = fresh.reduce((sum, { winCents }) => sum + winCents, 0);
  if (won > 0) table.say(`${table.text("win")} ${money(won)}`, "win");
  bets.settled();
}

function tick(play: Play): void {
  const { table, felt, live, bets } = play;
  const passed = performance.now() - play.readAt;
  const left = Math.max(0, live.betsLeft - passed);
  const seconds = Math.ceil(left / 1000);
  bets.lock(left <= 0);
  felt.clock.textContent = left > 0 ? String(seconds) : "–";
  felt.clock.style.setProperty("--left", String(left / (table.facts.seconds * 1000)));
  felt.clock.classList.toggle("hurry", left > 0 && seconds <= 5);
  if (left > 0) felt.phase.textContent = table.text("betting");
  else if (live.dealt === null) felt.phase.textContent = table.text("dealing");
  const boundary = live.dealt === null ? live.betsLeft : live.roundLeft;
  if (passed > boundary + LATE_MS && !play.asking) void refresh(play);
}

async function refresh(play: Play): Promise<void> {
  play.asking = true;
  const state = await play.table.attempt(() => play.table.server.state<BaccaratLive>());
  if (state !== null) take(play, state);
  else await pause(2000);
  play.asking = false;
}

function drawRoads({ felt, table }: Play, road: readonly Result[]): void {
  const names = { B: table.text("banker"), P: table.text("player"), T: table.text("tie") };
  const counts = (["B", "P", "T"] as const).map((result) =>
    el("span", { class: result }, names[result], ` ${road.filter((one) => one === result).length}`),
  );
  replace(
    felt.roads,
    el("div", { class: "counts" }, ...counts),
    beadRoad(road, names),
    bigRoad(road),
  );
}

function drawFelt({ text }: Table<BaccaratFacts, BaccaratLive>): Felt {
  const player = drawSide(text("player"), "P");
  const banker = drawSide(text("banker"), "B");
  const clock = el("b", { class: "clock", role: "timer" });
  const phase = el("span", { class: "phase", "aria-live": "polite" });
  const round = el("small");
  const middle = el("div", { class: "middle" }, clock, phase, round);
  const roads = el("div", { class: "roads", role: "img", "aria-label": text("road") });
  const hands = el("div", { class: "hands" }, player.element, middle, banker.element);
  return {
    element: el("div", { class: "felt" }, hands, roads),
    player,
    banker,
    clock,
    phase,
    roads,
    round,
  };
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
