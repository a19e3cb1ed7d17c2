import type { OpenMessage, SlotFacts } from "../play-messages.ts";
import { el } from "./dom.ts";
import { fill } from "./format.ts";

export function slotRules(open: OpenMessage<SlotFacts>): Node[] {
  const { facts, texts, site } = open;
  const text = (key: string, values = {}) => fill(texts[key] ?? key, values);
  const limit = facts.maxWin === null ? text("unlimited") : `${facts.maxWin.toLocaleString("en")}×`;
  const pays = facts.pays.map((row, symbol) => {
    const { art = "coin", palette = 1 } = facts.symbols[symbol] ?? {};
    const picture = el("img", { src: `/play/art/${site}/${palette}/${art}.svg`, alt: "" });
    const figures = row.map((pay, index) =>
      el("span", {}, `${index + 3} × `, el("b", {}, String(pay))),
    );
    return el("li", {}, picture, el("div", {}, ...figures.toReversed()));
  });
  return [
    el(
      "div",
      { class: "facts" },
      el("span", {}, `${text("rtp")} ${facts.rtp}%`),
      el("span", {}, `${text("maxWin")} ${limit}`),
      el("span", {}, `${text("volatility")} ${"★".repeat(facts.volatility)}`),
      el("span", {}, `${text("lines")} ${facts.lines.length}`),
    ),
    el("p", {}, text("linesRule")),
    el("ul", { class: "pays" }, ...pays),
    el("p", {}, text("wildRule")),
    el(
      "p",
      {},
      text("scatterRule", {
        pays: facts.scatterPays.join(" / "),
        spins: facts.freeSpins.join(" / "),
        factor: facts.freeFactor,
      }),
    ),
    el("p", {}, text("luckyRule", { percent: facts.luckyPercent })),
    el("p", {}, text("rtpRule")),
  ];
}
