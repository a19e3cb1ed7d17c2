import { describe, expect, it } from "vitest";
import type { Locale } from "#contract/locales.ts";
import { createConverter } from "./converter.ts";
import { HOUSE_RULES, type HouseRule, lintAgeLine, lintHouseText } from "./lint-house.ts";
import { lintTraditionalText } from "./lint-traditional.ts";
import mainland from "./mainland-words.json" with { type: "json" };
import {
  allTexts,
  brandTexts,
  coreTexts,
  documentTexts,
  serverTexts,
  type PlacedText,
} from "./sample-texts.ts";

/** One place per kind of rule. */
const PLACES = ["", "sport:slip", "home:sections.x.title", "auth:x", "sandbox/backend/bets/x.ts"];

const found = ({ locale }: HouseRule, text: string) =>
  PLACES.flatMap((field) => lintHouseText(text, locale as Locale, { file: "", line: null, field }));

describe("house rules", () => {
  it.each(HOUSE_RULES)("$locale: $plant is found, $use is not", (rule) => {
    const uses = found(rule, rule.plant).map(({ allowed }) => allowed);
    expect(uses).toContain(rule.use);
    const fine = [...(rule.fine ?? [])].flatMap((text) => found(rule, text));
    expect(fine.filter(({ allowed }) => allowed === rule.use)).toEqual([]);
  });

  it("reports place, found text and replacement", () => {
    const place = { file: "brands/x/texts/zh-CN.json", line: 4, field: "home:hero.text" };
    expect(lintHouseText("输一局，不算输。", "zh-CN", place)).toEqual([
      expect.objectContaining({
        ...place,
        code: "LOCALE_HOUSE_WORD",
        found: "不算输",
        allowed: "首注未中返还，最高 ¥888",
        what: "「输一局，不算输。」 holds 不算输: no offer reads as if a loss were none: state the offer itself.",
        fix: "write 首注未中返还，最高 ¥888.",
      }),
    ]);
  });

  it("requires the age in the footer", () => {
    const lint = (about: string) =>
      lintAgeLine({ shell: { footer: { about } } }, "zh-CN", { file: "zh-CN.json" });
    expect(lint("{{name}}，牌照 {{licence}}。")).toMatchObject([{ code: "LOCALE_AGE_LINE" }]);
    expect(lint("牌照 {{licence}}。未满 {{age}} 岁禁止投注。")).toEqual([]);
    expect(lintAgeLine({}, "zh-TW", { file: "zh-TW.json" })).toEqual([]);
  });
});

it.each(mainland.words)("a planted $word is found in zh-TW", ({ word, use }) => {
  const place = { file: "zh-TW.json", line: null, field: null };
  expect(lintTraditionalText(`看${word}。`, place)).toContainEqual(
    expect.objectContaining({ found: word, allowed: use }),
  );
});

const house = (texts: readonly PlacedText[], locale: Locale) =>
  texts
    .flatMap(({ text, file, field }) => lintHouseText(text, locale, { file, line: null, field }))
    .map(({ file, field, what }) => `${file} ${field ?? ""} ${what}`);

describe("texts of players follow the house rules", () => {
  it.each([
    ["core", coreTexts()],
    ["brands", brandTexts("zh-CN")],
    ["documents", documentTexts("zh-CN")],
    ["server", serverTexts()],
  ] as const)("zh-CN of the %s", (_, texts) => {
    expect(texts.length).toBeGreaterThan(50);
    expect(house(texts, "zh-CN")).toEqual([]);
  });

  const convert = createConverter();
  const traditional = [
    ...allTexts().map((placed) => ({ ...placed, text: convert(placed.text) })),
    ...brandTexts("zh-TW"),
    ...documentTexts("zh-TW"),
  ];

  it("zh-TW of all of them", () => {
    expect(house(traditional, "zh-TW")).toEqual([]);
  });

  it("zh-TW without a word of the mainland", () => {
    const words = traditional.flatMap(({ text, file, field }) =>
      lintTraditionalText(text, { file, line: null, field }),
    );
    expect(words.map(({ file, field, what }) => `${file} ${field ?? ""} ${what}`)).toEqual([]);
  });
});
