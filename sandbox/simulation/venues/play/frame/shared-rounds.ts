// Rounds that all players share: the page follows the server's clock, shows what a round has brought, then what the bets
// have won.
import type { StateMessage } from "../play-messages.ts";
import { pause } from "./dom.ts";
import { money } from "./format.ts";
import { recordResult, type Table } from "./table.ts";

const TICK_MS = 250;
/** After a boundary, so that the server has passed it. */
const LATE_MS = 300;
const RETRY_MS = 2000;

/** What one kind of round draws. */
export interface Board<Live> {
  /** Names the round in a bet. */
  roundOf(live: Live): object;
  /** @returns when the result is shown in full; nothing when there is nothing to wait for */
  show(state: StateMessage<Live>, before: Live): Promise<void> | undefined;
  /** @param passed milliseconds since `live` was read */
  tick(live: Live, passed: number): void;
  /** Milliseconds from `live` to its next change. */
  changesIn(live: Live): number;
  /** The server has taken the bets, or has refused them. */
  answered(taken: boolean): void;
}

/** @param draw draws the board; `place` sends its bets */
export function runRounds<Facts, Live>(
  table: Table<Facts, Live>,
  draw: (place: (bets: readonly object[]) => void) => Board<Live>,
): void {
  const { server } = table;
  let { live } = table.open.state;
  let readAt = performance.now();
  let isAsking = false;
  const seen = new Set(table.open.state.results.map(({ round }) => round));
  const take = (state: StateMessage<Live>) => {
    const before = live;
    ({ live } = state);
    readAt = performance.now();
    table.apply(state);
    const shown = board.show(state, before);
    if (shown === undefined) report(table, seen, state);
    else void shown.then(() => report(table, seen, state));
  };
  const place = async (bets: readonly object[]) => {
    const bet = { ...board.roundOf(live), bets };
    const placed = await table.attempt(() => server.round<object, Live>(bet, table.waiting));
    board.answered(placed !== null);
    if (placed === null) return;
    table.say(table.text("betsPlaced"));
    take(placed.state);
  };
  const refresh = async () => {
    isAsking = true;
    const state = await table.attempt(() => server.state<Live>());
    if (state === null) await pause(RETRY_MS);
    else take(state);
    isAsking = false;
  };
  const board = draw((bets) => void place(bets));
  take(table.open.state);
  setInterval(() => {
    const passed = performance.now() - readAt;
    board.tick(live, passed);
    if (passed > board.changesIn(live) + LATE_MS && !isAsking) void refresh();
  }, TICK_MS);
}

function report<Facts, Live>(
  table: Table<Facts, Live>,
  seen: Set<string>,
  { results }: StateMessage,
): void {
  const fresh = results.filter(({ round }) => !seen.has(round));
  for (const result of fresh.toReversed()) {
    seen.add(result.round);
    recordResult(table, result);
  }
  const won = fresh.reduce((sum, { winCents }) => sum + winCents, 0);
  if (won > 0) table.say(`${table.text("win")} ${money(won)}`, "win");
}
