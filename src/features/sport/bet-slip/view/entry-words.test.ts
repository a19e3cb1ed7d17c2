import { beforeAll, expect, it } from "vitest";
import { i18n, startTexts } from "#lib/text/i18n.ts";
import sport from "#locales/zh-CN/sport.json";
import type { SlipSelection } from "../../markets/slip-selection.ts";
import { sampleSelection } from "../state/sample-selection.ts";
import { EMPTY, toggleEntry } from "../state/slip-model.ts";
import { lineWords } from "./entry-words.ts";

beforeAll(() => startTexts("zh-CN", [{ sport }]));

function told(change: Partial<SlipSelection>) {
  const pick = sampleSelection({ priceId: "p", ...change });
  const [entry] = toggleEntry(EMPTY, pick, { at: 1, locked: false }).content.selections;
  if (!entry) throw new Error("nothing was added");
  const { backed, play, match } = lineWords(entry, i18n.getFixedT(null, "sport"));
  return [backed, play, match];
}

it("a leg in one line tells the side, the play where the side does not, and the match", () => {
  expect(told({ w: "RE", r: "C", line: "-0.5" })).toEqual(["北港城 +0.5", null, "v 海潮联合"]);
  expect(told({ w: "ROU", r: "O", line: "2.5" })).toEqual(["大 2.5", null, "海潮联合 v 北港城"]);
  expect(told({ w: "HRE", r: "H" })).toEqual(["海潮联合 -0.5", "上半场让球", "v 北港城"]);
  expect(told({ w: "TS", r: "Y", line: null })).toEqual([
    "是",
    "全场双方进球",
    "海潮联合 v 北港城",
  ]);
});
