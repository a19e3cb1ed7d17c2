import { describe, expect, it } from "vitest";
import { digitsOnly, keptText } from "./kept-text.ts";

const NAME = { max: 11 };

describe("text a field keeps", () => {
  it.each([
    ["", " linxi88 ", "linxi88"],
    ["", "lin\u00a0xi\u300088\u200b", "linxi88"],
    ["", "\u202dabcd1234\u202c", "abcd1234"],
    ["", "ｌｉｎｘｉ８８", "linxi88"],
    ["", "Ｐａｓｓ！９　", "Pass!9"],
    ["", "ａ＠ｂ．ｃｏ", "a@b.co"],
    ["linxi8", "linxi88", "linxi88"],
    ["linxi88", "linxi", "linxi"],
  ])("of %j then %j is %j", (before, after, kept) => {
    expect(keptText(before, after, NAME)).toBe(kept);
  });

  it("takes no character too many, wherever it is typed", () => {
    expect(keptText("abcdefghij1", "abcdefghij12", NAME)).toBe("abcdefghij1");
    expect(keptText("abcdefghij1", "xabcdefghij1", NAME)).toBe("abcdefghij1");
  });

  it("keeps a pasted text whole, so that it can be corrected", () => {
    expect(keptText("", "abcdefghijk12", NAME)).toBe("abcdefghijk12");
    expect(keptText("abcdefghijk12", "abcdefghijk1", NAME)).toBe("abcdefghijk1");
    expect(keptText("abcdefghijk12", "abcdefghijk123", NAME)).toBe("abcdefghijk12");
  });

  it("may be digits", () => {
    expect(keptText("", "12 34-５６", { max: 6, clean: digitsOnly })).toBe("123456");
  });
});
