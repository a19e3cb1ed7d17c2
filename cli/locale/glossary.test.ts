import * as v from "valibot";
import { expect, it } from "vitest";
import data from "./glossary.json" with { type: "json" };
import { CORE_GLOSSARY } from "./glossary.ts";

const word = v.pipe(v.string(), v.trim(), v.nonEmpty());
const schema = v.strictObject({
  about: word,
  terms: v.array(v.strictObject({ zhCN: word, zhTW: word, note: v.optional(word) })),
  boundaryWords: v.array(word),
  notWords: v.array(word),
  variants: v.array(v.tuple([word, word])),
});

it("holds words with one meaning each", () => {
  v.assert(schema, data);
  for (const words of [data.terms.map(({ zhCN }) => zhCN), data.boundaryWords, data.notWords])
    expect(words.filter((one, at) => words.indexOf(one) !== at)).toEqual([]);
  expect(CORE_GLOSSARY).toMatchObject({ terms: data.terms, variants: data.variants });
});
