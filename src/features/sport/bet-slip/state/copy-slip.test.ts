import { expect, it } from "vitest";
import { slipText } from "./copy-slip.ts";
import type { SlipPaper } from "./draw-slip.ts";
import { slipRows } from "./draw-slip.ts";

const PAPER: SlipPaper = {
  title: "投注单",
  legs: [{ pick: "海潮联合 -0.5", odds: "0.94", lines: ["让球 · 0-0", "海潮联合 v 北港城"] }],
  sums: [
    { label: "投注额", value: "10.00" },
    { label: "可赢金额", value: "9.40" },
  ],
};

it("the copied text consists of blocks", () => {
  expect(slipText(PAPER)).toBe(
    "投注单\n\n海潮联合 -0.5 @ 0.94\n让球 · 0-0\n海潮联合 v 北港城\n\n投注额：10.00\n可赢金额：9.40",
  );
  expect(slipText({ ...PAPER, legs: [], sums: [] })).toBe("投注单");
});

it("the picture is a column of rows with the last figure in the accent colour", () => {
  expect(slipRows(PAPER).map(({ text, end = "", colour }) => `${text} ${end} ${colour}`)).toEqual([
    "投注单  strong",
    "海潮联合 -0.5 0.94 strong",
    "让球 · 0-0  muted",
    "海潮联合 v 北港城  muted",
    "投注额 10.00 strong",
    "可赢金额 9.40 accent",
  ]);
});
