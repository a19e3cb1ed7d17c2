// Playing cards as drawings.
import { svg } from "./dom.ts";

const RANKS = "A 2 3 4 5 6 7 8 9 10 J Q K".split(" ");
const SUITS = ["♦", "♣", "♥", "♠"];

/** @param value 0 to 51: rank by `value % 13` from ace, suit by `floor(value / 13)`; null: the back */
export function card(value: number | null): SVGSVGElement {
  const drawing = svg("svg", {
    viewBox: "0 0 60 84",
    class: value === null ? "card back" : "card",
  });
  if (value === null) {
    drawing.append(
      svg("rect", { x: 1, y: 1, width: 58, height: 82, rx: 6, class: "paper" }),
      svg("rect", { x: 6, y: 6, width: 48, height: 72, rx: 3, class: "pattern" }),
      svg("path", { d: "M30 22l14 20-14 20-14-20z", class: "mark" }),
    );
    return drawing;
  }
  const rank = RANKS[value % 13] ?? "";
  const suit = SUITS[Math.floor(value / 13)] ?? "";
  const red = Math.floor(value / 13) % 2 === 0 ? " red" : "";
  drawing.setAttribute("role", "img");
  drawing.setAttribute("aria-label", `${suit}${rank}`);
  drawing.append(
    svg("rect", { x: 1, y: 1, width: 58, height: 82, rx: 6, class: "paper" }),
    svg("text", { x: 15, y: 23, class: `rank${red}` }, rank),
    svg("text", { x: 15, y: 38, class: `small${red}` }, suit),
    svg("text", { x: 37, y: 70, class: `suit${red}` }, suit),
  );
  return drawing;
}
