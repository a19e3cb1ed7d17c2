// A live table: its felt with the countdown, the bets, and what a round has brought.
import type {
  OpenMessage,
  StateMessage,
  TableFacts,
  TableLive,
  TableResult,
} from "../play-messages.ts";
import { betSpots, type DrawSpot } from "./bet-spots.ts";
import { el, replace } from "./dom.ts";
import type { Server } from "./server.ts";
import { type Board, runRounds } from "./shared-rounds.ts";
import { layTable, type Table, type Text } from "./table.ts";

export type RoundTable = Table<TableFacts, TableLive>;

/** What one game draws. */
export interface Felt {
  readonly rows: readonly HTMLElement[];
  clear(): void;
  /** Shows a result in full. @returns it in words */
  reveal(result: TableResult): Promise<string>;
  /** Earlier results. */
  readonly history: { readonly element: HTMLElement; show(live: Earlier): void };
  readonly spots: HTMLElement;
}

type Earlier = Pick<TableLive, "road" | "numbers">;

/** @param middle goes between the cards, or beside the wheel: countdown, phase and round */
export type DrawFelt = (table: RoundTable, middle: HTMLElement, spot: DrawSpot) => Felt;

export function startRoundTable(
  open: OpenMessage<TableFacts, TableLive>,
  server: Server,
  drawFelt: DrawFelt,
): void {
  const table = layTable(open, server, (text) => rulesOf(text, open.facts));
  runRounds(table, (place) => drawBoard(table, drawFelt, place));
}

function rulesOf(text: Text, { limits }: TableFacts): Node[] {
  const [low = "", high = ""] = limits.map((cents) => (cents / 100).toLocaleString("en"));
  const lines = [text("rule"), text("shared"), text("limits", { low, high })];
  return lines.map((line) => el("p", {}, line));
}

function drawBoard(
  table: RoundTable,
  drawFelt: DrawFelt,
  place: (bets: readonly object[]) => void,
): Board<TableLive> {
  const { text, facts } = table;
  const clock = drawClock();
  const bets = betSpots(table, place);
  const felt = drawFelt(table, clock.element, bets.draw);
  table.stage.append(el("div", { class: "felt" }, ...felt.rows, felt.history.element), felt.spots);
  table.controls.append(bets.chips, bets.actions);
  /** Round whose result was shown. */
  let shown = -1;
  const reveal = async (result: TableResult, live: TableLive) => {
    felt.history.show({ road: live.road.slice(0, -1), numbers: live.numbers.slice(1) });
    felt.clear();
    clock.phase.textContent = await felt.reveal(result);
    bets.light(result.won);
    felt.history.show(live);
  };
  return {
    roundOf: ({ count }) => ({ count }),
    show({ live, open }: StateMessage<TableLive>, before) {
      if (live.count !== before.count) bets.newRound();
      clock.round.textContent = `${text("round", { count: live.round })} · ${text("people")} ${live.seated}`;
      if (live.dealt !== null) {
        if (shown === live.count) return undefined;
        shown = live.count;
        return reveal(live.dealt, live);
      }
      bets.standing(open.map(({ round, stakeCents }) => [round.split(".")[1] ?? "", stakeCents]));
      bets.light([]);
      felt.clear();
      felt.history.show(live);
      return undefined;
    },
    tick(live, passed) {
      const left = Math.max(0, live.betsLeft - passed);
      const seconds = Math.ceil(left / 1000);
      bets.lock(left <= 0);
      clock.left.textContent = left > 0 ? String(seconds) : "–";
      clock.left.style.setProperty("--left", String(left / (facts.seconds * 1000)));
      clock.left.classList.toggle("hurry", left > 0 && seconds <= 5);
      if (left > 0) clock.phase.textContent = text("betting");
      else if (live.dealt === null) clock.phase.textContent = text("dealing");
    },
    changesIn: ({ dealt, betsLeft, roundLeft }) => (dealt === null ? betsLeft : roundLeft),
    answered: bets.answered,
  };
}

function drawClock() {
  const left = el("b", { class: "clock", role: "timer" });
  const phase = el("span", { class: "phase", "aria-live": "polite" });
  const round = el("small");
  return { left, phase, round, element: el("div", { class: "middle" }, left, phase, round) };
}

const LAST = 14;

/** The latest numbers, the newest first. */
export function lastNumbers(
  label: string,
  toneOf: (number: number) => string,
  nameOf: (number: number) => string = String,
): Felt["history"] {
  const element = el("ol", { class: "last", "aria-label": label });
  return {
    element,
    show({ numbers }) {
      const shown = numbers.slice(0, LAST);
      replace(element, ...shown.map((one) => el("li", { class: toneOf(one) }, nameOf(one))));
    },
  };
}
