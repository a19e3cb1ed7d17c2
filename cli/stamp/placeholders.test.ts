import { describe, expect, it } from "vitest";
import { spaceValues } from "#contract/join-text.ts";
import { createPlaceholders, fillPlaceholders } from "./placeholders.ts";

const VALUES = [
  "极光体育",
  "AURORA",
  "极光 SPORT",
  "A34娱乐",
  "168",
  "¥100",
  "a@b.example",
  "「港」",
  "",
];

describe("placeholders", () => {
  it.each(VALUES)("%j stands in a text as the value itself does", (value) => {
    for (const text of ["欢迎来到VALUE，请登录", "VALUE的条款", "来自 VALUE", "VALUE：VALUE"]) {
      const { placeholderFor, values } = createPlaceholders();
      const placeholder = placeholderFor(value);
      const shown = (word: string) => spaceValues(text.replaceAll("VALUE", word), [word]);
      expect(fillPlaceholders(shown(placeholder), values)).toBe(shown(value));
    }
  });

  it("equal values share one, and letters beside one stay", () => {
    const { placeholderFor, values } = createPlaceholders();
    const name = placeholderFor("海港");
    expect(placeholderFor("海港")).toBe(name);
    const latin = placeholderFor("HARBOR");
    expect(fillPlaceholders(`A${name}中${latin}A1${latin}`, values)).toBe("A海港中HARBORA1HARBOR");
  });
});
