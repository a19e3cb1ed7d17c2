import { expect, it } from "vitest";
import type { JsonDocument } from "../files/strict-json.ts";
import { readBrandGlossary } from "./brand-glossary.ts";

const reading = (value: unknown) => async (): Promise<JsonDocument> => ({
  value,
  lines: new Map([
    ["terms.1", 5],
    ["terms.0.zhTW", 3],
    ["term", 2],
  ]),
  problems: [],
});

it("is undefined for a brand without a file", async () => {
  expect(await readBrandGlossary("brands/nova", async () => null)).toEqual({
    glossary: undefined,
    problems: [],
  });
});

it("fills in missing fields", async () => {
  const { glossary, problems } = await readBrandGlossary(
    "brands/nova",
    reading({ protectedNames: ["极光台"] }),
  );
  expect(problems).toEqual([]);
  expect(glossary).toEqual({ terms: [], protectedNames: ["极光台"] });
});

it("reports an unknown field and an empty word with their lines", async () => {
  const { problems } = await readBrandGlossary(
    "brands/nova",
    reading({ terms: [{ zhCN: "充值", zhTW: "" }], term: [] }),
  );
  expect(problems.map(({ code, line, field }) => [code, line, field])).toEqual([
    ["LOCALE_GLOSSARY", 3, "terms.0.zhTW"],
    ["LOCALE_GLOSSARY", 2, "term"],
  ]);
});

it("reports a word with two conversions", async () => {
  const terms = [
    { zhCN: "充值", zhTW: "儲值" },
    { zhCN: "充值", zhTW: "加值" },
  ];
  const { problems } = await readBrandGlossary("brands/nova", reading({ terms }));
  expect(problems).toMatchObject([
    { code: "LOCALE_GLOSSARY_TWICE", line: 5, found: "充值 → 加值" },
  ]);
});
