import { button, el } from "./dom.ts";
import { money } from "./format.ts";
import { icon } from "./table.ts";

export interface StakePicker {
  readonly element: HTMLElement;
  /** Cents. */
  value(): number;
  step(by: number): void;
  lock(locked: boolean): void;
}

export function stakePicker(
  stakes: readonly number[],
  texts: { readonly stake: string; readonly less: string; readonly more: string },
  changed: () => void = () => undefined,
): StakePicker {
  let index = Math.min(stakes.length - 1, 3);
  const shown = el("output", {});
  const step = (by: number) => {
    index = Math.min(stakes.length - 1, Math.max(0, index + by));
    shown.textContent = money(stakes[index] ?? 0);
    less.disabled = index === 0;
    more.disabled = index === stakes.length - 1;
    changed();
  };
  const less = button(texts.less, { class: "tool" }, () => step(-1), icon("M6 12h12"));
  const more = button(texts.more, { class: "tool" }, () => step(1), icon("M6 12h12M12 6v12"));
  const label = el("span", { class: "stake-label" }, el("small", {}, texts.stake), shown);
  shown.textContent = money(stakes[index] ?? 0);
  return {
    element: el(
      "div",
      { class: "stake", role: "group", "aria-label": texts.stake },
      less,
      label,
      more,
    ),
    value: () => stakes[index] ?? 0,
    step,
    lock(locked) {
      less.disabled = locked || index === 0;
      more.disabled = locked || index === stakes.length - 1;
    },
  };
}
