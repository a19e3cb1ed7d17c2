// Invented names survive the conversion to traditional characters: no part of one reads as another word there
// (`重装` as 重灌, `台` and `风暴` as 颱風), and no name has a character that stands for two.
import { Converter } from "opencc-js/cn2t";
import { expect, it } from "vitest";
import { ALL_LEAGUES, TEAMS_OF } from "./all-leagues.ts";

/** Characters that stand for two, with names where either is right: `冠軍盃`, `迴廊`, `鬥牛士`. */
const TWO_FORMS = new Set("杯回斗");
const convert = Converter({ from: "cn", to: "twp" });
const names = [...ALL_LEAGUES, ...[...TEAMS_OF.values()].flat()].map(({ name }) => name);

it("a name is converted as its characters are", () => {
  const written = new Map<string, Map<string, string>>();
  for (const name of new Set(names)) {
    const converted = [...convert(name)];
    expect(converted.length, name).toBe([...name].length);
    for (const [index, character] of [...name].entries()) {
      const forms = written.get(character) ?? new Map<string, string>();
      forms.set(converted[index] ?? "", name);
      written.set(character, forms);
    }
  }
  const several = [...written].filter(([one, forms]) => forms.size > 1 && !TWO_FORMS.has(one));
  expect(several.map(([, forms]) => Object.fromEntries(forms))).toEqual([]);
});

it.each(["裡", "颱", "鬱", "瞭", "麵", "範"])(
  "no name has %s, which none of them means",
  (form) => {
    expect(names.filter((name) => convert(name).includes(form))).toEqual([]);
  },
);
