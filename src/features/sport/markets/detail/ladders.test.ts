import { expect, test } from "vitest";
import type { SportMarket } from "#contract/api/sport.ts";
import { blocksOf, rungs } from "./ladders.ts";
import { playCards } from "./market-groups.ts";

function market(w: string, line: string, row = 0): SportMarket {
  return { id: `${w}${line}`, w, line, row, state: "open", prices: [] };
}

const keys = (markets: readonly SportMarket[]) =>
  blocksOf(playCards(markets)).map((block) =>
    "ladder" in block ? `${block.ladder.handicap.w}+${block.ladder.total.w}` : block.card.w,
  );

test("handicap and total of one part are one ladder, where the first of them stood", () => {
  const markets = ["R", "OU", "M", "HR", "HOU", "CNR", "CNOU"].map((w) => market(w, "0.5"));
  expect(keys(markets)).toEqual(["R+OU", "M", "HR+HOU", "CNR+CNOU"]);
});

test("a handicap or a total alone stays a card, and so does what counts something else", () => {
  expect(keys([market("R", "0"), market("CNOU", "9.5"), market("OUH", "1.5")])).toEqual([
    "R",
    "OUH",
    "CNOU",
  ]);
});

test("the rungs of a ladder go from the lowest line to the highest, wherever the main one is", () => {
  const lines = ["-0.5", "-0.25", "0.5", "-1.25", "0", "10"];
  const [card] = playCards(lines.map((line, row) => market("R", line, row)));
  expect(card && rungs(card).map(({ line }) => line)).toEqual([
    "-1.25",
    "-0.5",
    "-0.25",
    "0",
    "0.5",
    "10",
  ]);
});
