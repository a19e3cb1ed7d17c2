// A draw: countdown, results and the plays. Bets are for the next issue and settled when it is drawn.
import type { DrawMessage, LotteryFacts, LotteryLive, OpenMessage } from "../play-messages.ts";
import { drawBalls } from "./balls.ts";
import { el, replace } from "./dom.ts";
import { clock, money } from "./format.ts";
import { playSheet } from "./play-sheet.ts";
import type { Server } from "./server.ts";
import { type Board, runRounds } from "./shared-rounds.ts";
import { layTable, type Table } from "./table.ts";

interface Parts {
  readonly element: HTMLElement;
  readonly issue: HTMLElement;
  readonly left: HTMLElement;
  readonly last: HTMLElement;
  readonly open: HTMLElement;
  readonly past: HTMLElement;
}

export function startLottery(open: OpenMessage<LotteryFacts, LotteryLive>, server: Server): void {
  const table = layTable(open, server, (text) => [
    el("p", {}, text("rule")),
    ...open.facts.plays.map(({ name, rule }) => el("p", {}, el("b", {}, name), ` ${rule}`)),
  ]);
  runRounds(table, (place) => drawBoard(table, place));
}

function drawBoard(
  table: Table<LotteryFacts, LotteryLive>,
  place: (bets: readonly object[]) => void,
): Board<LotteryLive> {
  const { text, facts } = table;
  const parts = drawParts(table);
  const sheet = playSheet(table, place);
  table.stage.append(parts.element, sheet.element);
  table.controls.append(sheet.chips, sheet.actions);
  return {
    roundOf: ({ issue }) => ({ issue }),
    show({ live, open }) {
      const { issue, last, past } = live;
      parts.issue.textContent = text("issue", { count: issue });
      replace(
        parts.last,
        el("small", {}, `${text("last")} ${text("issue", { count: last.issue })}`),
        drawBalls(facts.draw, last),
        el("p", { class: "facts" }, ...last.facts.map((fact) => el("span", {}, fact))),
      );
      replace(parts.past, ...past.map((result) => pastRow(facts.draw, result)));
      const bets = open.map(({ label, stakeCents }) =>
        el("li", {}, el("span", {}, label), el("b", {}, money(stakeCents))),
      );
      replace(parts.open, ...bets);
      parts.open.parentElement?.toggleAttribute("hidden", bets.length === 0);
      return undefined;
    },
    tick({ left }, passed) {
      const closing = left - passed - facts.closingMs;
      sheet.lock(closing <= 0);
      parts.left.textContent = closing > 0 ? clock(closing) : text("closed");
      parts.left.classList.toggle("hurry", closing < 10_000);
    },
    changesIn: ({ left }) => left,
    answered: sheet.answered,
  };
}

function drawParts({ text }: Table<LotteryFacts, LotteryLive>): Parts {
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
