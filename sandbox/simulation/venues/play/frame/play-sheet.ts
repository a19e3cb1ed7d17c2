// The plays of a draw with their odds; chosen rows are bet on together.
import type { LotteryFacts } from "../play-messages.ts";
import { chipRow } from "./chip-row.ts";
import { button, el, replace } from "./dom.ts";
import { money } from "./format.ts";
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

export function playSheet(
  table: Table<LotteryFacts, unknown>,
  place: (bets: readonly LotteryBet[]) => void,
): PlaySheet {
  const { text, facts } = table;
  const chosen = new Set<string>();
  let locked = false;
  let busy = false;
  const chips = chipRow(facts.chips, text("each"));
  chips.element.addEventListener("click", () => update());
  const confirm = button(text("confirm"), { class: "primary" }, () => {
    busy = true;
    update();
    place([...chosen].map((key) => betOf(key, chips.value())));
  });
  const clear = button(text("clear"), {}, () => {
    chosen.clear();
    showPlay(shown);
  });
  const summary = el("span", { class: "summary" });
  const tabs = facts.plays.map((play, index) =>
    button(play.name, { role: "tab", "aria-selected": String(index === 0) }, () => showPlay(index)),
  );
  const rule = el("p", { class: "rule" });
  const rows = el("div", { class: "rows" });
  let shown = 0;
  const update = () => {
    const count = chosen.size;
    summary.textContent = `${text("chosen", { count })} · ${money(count * chips.value())}`;
    confirm.disabled = locked || busy || count === 0;
    clear.disabled = count === 0 || busy;
    confirm.textContent = locked ? text("closed") : text("confirm");
  };
  const showPlay = (index: number) => {
    shown = index;
    const play = facts.plays[index];
    if (!play) return;
    for (const [other, tab] of tabs.entries())
      tab.setAttribute("aria-selected", String(other === index));
    rule.textContent = play.rule;
    rows.classList.toggle("many", play.rows.length > 8);
    const drawn = play.rows.map(({ key, label, odds }) => {
      const id = `${play.key} ${key}`;
      const row = button(
        `${label} ${odds}`,
        { class: "row", "aria-pressed": String(chosen.has(id)) },
        () => {
          if (!chosen.delete(id) && chosen.size < MOST) chosen.add(id);
          row.setAttribute("aria-pressed", String(chosen.has(id)));
          update();
        },
        el("b", {}, label),
        el("small", {}, odds.toFixed(2)),
      );
      return row;
    });
    replace(rows, ...drawn);
    update();
  };
  showPlay(0);
  return {
    element: el(
      "div",
      { class: "sheet" },
      el("div", { class: "tabs", role: "tablist" }, ...tabs),
      rule,
      rows,
    ),
    chips: chips.element,
    actions: el("div", { class: "actions" }, summary, clear, confirm),
    answered(taken) {
      busy = false;
      if (taken) chosen.clear();
      showPlay(shown);
    },
    lock(next) {
      if (next === locked) return;
      locked = next;
      update();
    },
  };
}

function betOf(key: string, cents: number): LotteryBet {
  const [play = "", row = ""] = key.split(" ");
  return { play, row, cents };
}
