// A draw: countdown, results and the plays. Bets are for the next issue and settled when it is drawn.
import type {
  DrawMessage,
  LotteryFacts,
  LotteryLive,
  OpenMessage,
  StateMessage,
} from "../play-messages.ts";
import { drawBalls } from "./balls.ts";
import { el, pause, replace } from "./dom.ts";
import { clock, money } from "./format.ts";
import { playSheet, type PlaySheet } from "./play-sheet.ts";
import type { Server } from "./server.ts";
import { layTable, recordResult, type Table } from "./table.ts";

const TICK_MS = 250;
const LATE_MS = 400;

interface Board {
  readonly element: HTMLElement;
  readonly issue: HTMLElement;
  readonly left: HTMLElement;
  readonly last: HTMLElement;
  readonly open: HTMLElement;
  readonly past: HTMLElement;
}

interface Play {
  readonly table: Table<LotteryFacts, LotteryLive>;
  readonly board: Board;
  readonly sheet: PlaySheet;
  live: LotteryLive;
  readAt: number;
  asking: boolean;
  readonly seen: Set<string>;
}

export function startLottery(open: OpenMessage<LotteryFacts, LotteryLive>, server: Server): void {
  const { texts, facts } = open;
  const plays = facts.plays.map(({ name, rule }) => el("p", {}, el("b", {}, name), ` ${rule}`));
  const table = layTable(open, server, [el("p", {}, texts["rule"] ?? ""), ...plays]);
  const board = drawBoard(table);
  const sheet = playSheet(table, (bets) => void place(bets));
  table.stage.append(board.element, sheet.element);
  table.controls.append(sheet.chips, sheet.actions);
  const play: Play = {
    table,
    board,
    sheet,
    live: open.state.live,
    readAt: performance.now(),
    asking: false,
    seen: new Set(open.state.results.map(({ round }) => round)),
  };
  const place = async (bets: readonly object[]) => {
    const bet = { issue: play.live.issue, bets };
    const placed = await table.attempt(() => server.round<object, LotteryLive>(bet, table.waiting));
    sheet.answered(placed !== null);
    if (placed === null) return;
    table.say(table.text("betsPlaced"));
    take(play, placed.state);
  };
  take(play, open.state);
  setInterval(() => tick(play), TICK_MS);
}

function take(play: Play, state: StateMessage<LotteryLive>): void {
  const { table, board, seen } = play;
  play.live = state.live;
  play.readAt = performance.now();
  table.apply(state);
  const { issue, last, past } = state.live;
  board.issue.textContent = table.text("issue", { count: issue });
  const { draw } = table.facts;
  replace(
    board.last,
    el("small", {}, `${table.text("last")} ${table.text("issue", { count: last.issue })}`),
    drawBalls(draw, last),
    el("p", { class: "facts" }, ...last.facts.map((fact) => el("span", {}, fact))),
  );
  replace(board.past, ...past.map((result) => pastRow(draw, result)));
  const bets = state.open.map(({ label, stakeCents }) =>
    el("li", {}, el("span", {}, label), el("b", {}, money(stakeCents))),
  );
  replace(board.open, ...bets);
  board.open.parentElement?.toggleAttribute("hidden", bets.length === 0);
  const fresh = state.results.filter(({ round }) => !seen.has(round));
  for (const result of fresh.toReversed()) {
    seen.add(result.round);
    recordResult(table, result);
  }
  const won = fresh.reduce((sum, { winCents }) => sum + winCents, 0);
  if (won > 0) table.say(`${table.text("win")} ${money(won)}`, "win");
}

function tick(play: Play): void {
  const { table, live, board, sheet } = play;
  const left = live.left - (performance.now() - play.readAt);
  const closing = left - table.facts.closingMs;
  sheet.lock(closing <= 0);
  board.left.textContent = closing > 0 ? clock(closing) : table.text("closed");
  board.left.classList.toggle("hurry", closing < 10_000);
  if (left < -LATE_MS && !play.asking) void refresh(play);
}

async function refresh(play: Play): Promise<void> {
  play.asking = true;
  const state = await play.table.attempt(() => play.table.server.state<LotteryLive>());
  if (state !== null) take(play, state);
  else await pause(2000);
  play.asking = false;
}

function drawBoard({ text }: Table<LotteryFacts, LotteryLive>): Board {
  const issue = el("b");
  const left = el("b", { class: "left", role: "timer" });
  const last = el("div", { class: "last", "aria-live": "polite" });
  const open = el("ul");
  const past = el("ol", { class: "past" });
  const head = el("div", { class: "next" }, issue, el("span", {}, text("left"), " ", left));
  const placed = el("div", { class: "placed" }, el("h2", {}, text("placed")), open);
  const results = el("div", { class: "results" }, el("h2", {}, text("results")), past);
  const element = el("div", { class: "board" }, head, last, placed, results);
  return { element, issue, left, last, open, past };
}

function pastRow(draw: string, result: DrawMessage): HTMLElement {
  return el("li", {}, el("small", {}, result.issue.slice(-4)), drawBalls(draw, result));
}
