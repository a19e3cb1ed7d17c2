// A table whose rounds all players share: the countdown, the bets, and what a round has brought.
import type {
  OpenMessage,
  StateMessage,
  TableFacts,
  TableLive,
  TableResult,
} from "../play-messages.ts";
import { type Bets, betSpots, type DrawSpot, type PlacedBet } from "./bet-spots.ts";
import { el, pause } from "./dom.ts";
import { fill, money } from "./format.ts";
import type { Server } from "./server.ts";
import { layTable, recordResult, type Table } from "./table.ts";

export type RoundTable = Table<TableFacts, TableLive>;

/** What one game draws. */
export interface Felt {
  readonly element: HTMLElement;
  /** Between the cards, or beside the wheel: countdown, phase and round. */
  readonly middle: HTMLElement;
  clear(): void;
  /** Shows a result in full. @returns it in words */
  reveal(result: TableResult): Promise<string>;
  /** Earlier results. */
  history(live: Pick<TableLive, "road" | "numbers">): void;
  spots(spot: DrawSpot): HTMLElement;
}

const TICK_MS = 250;
/** After a boundary, so that the server has passed it. */
const LATE_MS = 300;

interface Clock {
  readonly left: HTMLElement;
  readonly phase: HTMLElement;
  readonly round: HTMLElement;
}

interface Play {
  readonly table: RoundTable;
  readonly felt: Felt;
  readonly clock: Clock;
  readonly bets: Bets;
  live: TableLive;
  /** When `live` was read, by the page's own clock. */
  readAt: number;
  /** Round whose result was shown. */
  shown: number;
  asking: boolean;
  readonly seen: Set<string>;
}

export function startRoundTable(
  open: OpenMessage<TableFacts, TableLive>,
  server: Server,
  draw: (table: RoundTable) => Felt,
): void {
  const table = layTable(open, server, rulesOf(open));
  const felt = draw(table);
  const clock = drawClock(felt.middle);
  const bets = betSpots(
    table,
    (spot) => felt.spots(spot),
    (list) => void place(list),
  );
  table.stage.append(felt.element, bets.spots);
  table.controls.append(bets.chips, bets.actions);
  const play: Play = {
    table,
    felt,
    clock,
    bets,
    live: open.state.live,
    readAt: performance.now(),
    shown: -1,
    asking: false,
    seen: new Set(open.state.results.map(({ round }) => round)),
  };
  const place = async (list: readonly PlacedBet[]) => {
    const bet = { count: play.live.count, bets: list };
    const placed = await table.attempt(() => server.round<object, TableLive>(bet, table.waiting));
    if (placed === null) return;
    bets.placed();
    table.say(table.text("betsPlaced"));
    take(play, placed.state);
  };
  take(play, open.state);
  setInterval(() => tick(play), TICK_MS);
}

function rulesOf({ texts, facts: { limits } }: OpenMessage<TableFacts, TableLive>): Node[] {
  const [low, high] = limits.map((cents) => (cents / 100).toLocaleString("en"));
  const range = fill(texts["limits"] ?? "", { low: low ?? "", high: high ?? "" });
  return [texts["rule"] ?? "", texts["shared"] ?? "", range].map((text) => el("p", {}, text));
}

function take(play: Play, state: StateMessage<TableLive>): void {
  const { table, felt, clock, bets } = play;
  const before = play.live.count;
  play.live = state.live;
  play.readAt = performance.now();
  const { live } = play;
  table.apply(state);
  if (live.count !== before) bets.newRound();
  clock.round.textContent = `${table.text("round", { count: live.round })} · ${table.text("people")} ${live.seated}`;
  if (live.dealt === null) {
    bets.standing(
      state.open.map(({ round, stakeCents }) => [round.split(".")[1] ?? "", stakeCents]),
    );
    bets.light([]);
    felt.clear();
    felt.history(live);
  } else if (play.shown !== live.count) {
    play.shown = live.count;
    void reveal(play, live.dealt, state);
    return;
  }
  report(play, state);
}

/** The round first, then what the bets have won. */
async function reveal(
  play: Play,
  result: TableResult,
  state: StateMessage<TableLive>,
): Promise<void> {
  const { felt, bets, clock, live } = play;
  felt.history({ road: live.road.slice(0, -1), numbers: live.numbers.slice(1) });
  felt.clear();
  clock.phase.textContent = await felt.reveal(result);
  bets.light(result.won);
  felt.history(live);
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
  const { table, clock, live, bets } = play;
  const passed = performance.now() - play.readAt;
  const left = Math.max(0, live.betsLeft - passed);
  const seconds = Math.ceil(left / 1000);
  bets.lock(left <= 0);
  clock.left.textContent = left > 0 ? String(seconds) : "–";
  clock.left.style.setProperty("--left", String(left / (table.facts.seconds * 1000)));
  clock.left.classList.toggle("hurry", left > 0 && seconds <= 5);
  if (left > 0) clock.phase.textContent = table.text("betting");
  else if (live.dealt === null) clock.phase.textContent = table.text("dealing");
  const boundary = live.dealt === null ? live.betsLeft : live.roundLeft;
  if (passed > boundary + LATE_MS && !play.asking) void refresh(play);
}

async function refresh(play: Play): Promise<void> {
  play.asking = true;
  const state = await play.table.attempt(() => play.table.server.state<TableLive>());
  if (state !== null) take(play, state);
  else await pause(2000);
  play.asking = false;
}

function drawClock(middle: HTMLElement): Clock {
  const left = el("b", { class: "clock", role: "timer" });
  const phase = el("span", { class: "phase", "aria-live": "polite" });
  const round = el("small");
  middle.append(left, phase, round);
  return { left, phase, round };
}
