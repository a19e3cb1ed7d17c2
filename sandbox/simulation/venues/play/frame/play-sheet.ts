// The plays of a draw with their odds; chosen rows are bet on together.
import type { LotteryFacts } from "../play-messages.ts";
import { button, calm, el } from "./dom.ts";
import { money } from "./format.ts";
import { chipRow } from "./kit.ts";
import type { Table } from "./table.ts";

interface LotteryBet {
  readonly play: string;
  readonly row: string;
  readonly cents: number;
}

export interface PlaySheet {
  readonly element: HTMLElement;
  readonly chips: HTMLElement;
  readonly actions: HTMLElement;
  answered(taken: boolean): void;
  lock(locked: boolean): void;
}

const MOST = 30;

type Play = LotteryFacts["plays"][number];

export function playSheet(
  table: Table<LotteryFacts, unknown>,
  place: (bets: readonly object[]) => void,
): PlaySheet {
  const { text, facts } = table;
  const chosen = new Map<HTMLElement, Omit<LotteryBet, "cents">>();
  let locked = false;
  let busy = false;
  const chips = chipRow(facts.chips, text("each"));
  const confirm = button(text("confirm"), { class: "primary" }, () => {
    busy = true;
    update();
    place([...chosen.values()].map((bet) => ({ ...bet, cents: chips.value() })));
  });
  const clear = () => {
    for (const row of chosen.keys()) row.setAttribute("aria-pressed", "false");
    chosen.clear();
    update();
  };
  const clearing = button(text("clear"), {}, clear);
  const summary = el("span", { class: "summary" });
  const update = () => {
    const count = chosen.size;
    summary.textContent = `${text("chosen", { count })} · ${money(count * chips.value())}`;
    confirm.disabled = locked || busy || count === 0;
    clearing.disabled = count === 0 || busy;
    confirm.textContent = locked ? text("closed") : text("confirm");
  };
  const toggle = (row: HTMLElement, bet: Omit<LotteryBet, "cents">) => {
    if (!chosen.delete(row) && chosen.size < MOST) chosen.set(row, bet);
    row.setAttribute("aria-pressed", String(chosen.has(row)));
    update();
  };
  chips.element.addEventListener("click", update);
  update();
  const sections = facts.plays.map((play) => section(play, toggle));
  const links = facts.plays.map(({ name }, index) => button(name, {}, () => show(sections[index])));
  return {
    element: el("div", { class: "sheet" }, el("nav", { class: "tabs" }, ...links), ...sections),
    chips: chips.element,
    actions: el("div", { class: "actions" }, summary, clearing, confirm),
    answered(taken) {
      busy = false;
      if (taken) clear();
      else update();
    },
    lock(next) {
      if (next === locked) return;
      locked = next;
      update();
    },
  };
}

function section(
  { key: play, name, rule, rows }: Play,
  toggle: (row: HTMLElement, bet: Omit<LotteryBet, "cents">) => void,
): HTMLElement {
  const drawn = rows.map(({ key, label, odds }) => {
    const row = button(
      `${name} ${label} ${odds}`,
      { class: "row", "aria-pressed": "false" },
      () => toggle(row, { play, row: key }),
      el("b", {}, label),
      el("small", {}, odds.toFixed(2)),
    );
    return row;
  });
  const grid = el("div", { class: rows.length > 8 ? "rows many" : "rows" }, ...drawn);
  return el("section", {}, el("h2", {}, name), el("p", { class: "rule" }, rule), grid);
}

function show(element: HTMLElement | undefined): void {
  element?.scrollIntoView({ block: "start", behavior: calm.matches ? "auto" : "smooth" });
}
