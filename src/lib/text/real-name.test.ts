import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { isRealName, REAL_NAME_MAX, tidyRealName } from "./real-name.ts";

describe("real name", () => {
  it.each([
    ["王", true],
    ["王小明", true],
    ["阿卜杜拉·买买提", true],
    ["阿·卜·杜", true],
    ["李A明", true],
    ["𠮷田", true],
    ["Li", true],
    ["Mary·Ann", true],
    ["", false],
    ["·王", false],
    ["王·", false],
    ["王··明", false],
    ["Mary··Ann", false],
    ["·Mary", false],
    ["Mary·", false],
    ["王A", false],
    ["A王", false],
    ["王1明", false],
    ["王 明", false],
    ["Mary Ann", false],
    ["Mary-Ann", false],
    ["1", false],
    ["王.明", false],
    ["<王>", false],
  ])("%s: %s", (name, good) => {
    expect(isRealName(name)).toBe(good);
  });

  it("takes the dots of other keyboards for the middle dot, and no spaces around", () => {
    expect(tidyRealName(" 阿卜杜拉•买买提 ")).toBe("阿卜杜拉·买买提");
    expect(tidyRealName("Mary・Ann")).toBe("Mary·Ann");
  });

  it("accepts the longest name and nothing longer", () => {
    expect(isRealName("王".repeat(REAL_NAME_MAX))).toBe(true);
    expect(isRealName("王".repeat(REAL_NAME_MAX + 1))).toBe(false);
  });

  it("matches the written rule, for any text", () => {
    const part = fc.constantFrom("王", "明", "a", "Z", "·", "1", " ", "-");
    fc.assert(
      fc.property(fc.array(part, { maxLength: 8 }), (parts) => {
        expect(isRealName(parts.join(""))).toBe(byTheWords(parts));
      }),
      { numRuns: 2000 },
    );
  });
});

function byTheWords(parts: readonly string[]): boolean {
  const first = parts[0];
  const last = parts.at(-1);
  if (first === undefined || last === undefined) return false;
  if (first === "·" || last === "·" || parts.join("").includes("··")) return false;
  if (!parts.every((part) => /[王明aZ·]/.test(part))) return false;
  const han = (part: string) => /[王明]/.test(part);
  return (han(first) && han(last)) || parts.every((part) => !han(part));
}
