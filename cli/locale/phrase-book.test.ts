import * as preset from "opencc-js/preset/cn2t";
import { describe, expect, it } from "vitest";
import { phraseBook } from "./phrase-book.ts";

describe("phraseBook", () => {
  it("knows every word of OpenCC's dictionaries, the earlier one's where two know it", () => {
    const dictionaries = (preset.configs["s2twp"]?.conversionChain[0] ?? []) as readonly string[];
    const lines = dictionaries.toReversed().flatMap((dictionary) => dictionary.split("|"));
    const expected = new Map(lines.map((line) => line.split(" ") as [string, string]));
    expect(expected.size).toBeGreaterThan(50_000);
    expect(new Map([...phraseBook(dictionaries).all()].toSorted())).toEqual(
      new Map([...expected].toSorted()),
    );
  });

  const book = phraseBook(["后天 後天|后 後|干净 乾淨", "后 后|里 裡|后天性 後天性|𠀀 A|𠀀𠀁 B"]);

  it("tells phrases from characters, also those of two code units", () => {
    expect(book.phrase("后天")).toBe("後天");
    expect(book.phrase("后")).toBeUndefined();
    expect([book.character("后"), book.character("里"), book.character("𠀀")]).toEqual([
      "後",
      "裡",
      "A",
    ]);
    expect(book.phrase("𠀀")).toBeUndefined();
    expect(book.phrase("𠀀𠀁")).toBe("B");
    expect(book.phrase("干")).toBeUndefined();
  });

  it("tells how far a phrase may reach, over all dictionaries", () => {
    expect(["后", "干", "里", "水"].map(book.longestFrom)).toEqual([3, 2, 0, 0]);
  });
});
