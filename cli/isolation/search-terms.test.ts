import { describe, expect, it } from "vitest";
import { AURORA, checkOf, TITAN } from "./sample-identities.ts";
import { searchTerms } from "./search-terms.ts";

describe("short or shared identities", () => {
  it("are left out and reported", () => {
    const odd = {
      ...AURORA,
      texts: [
        ["name", "龙"],
        ["latinName", "HOME"],
        ["id", "jd"],
        ["name", "88"],
      ] as const,
    };
    const { terms, leftOut } = searchTerms([odd], ["home"]);
    expect(leftOut.map(({ text, why }) => `${text} ${why}`)).toEqual([
      "龙 short",
      "HOME shared-content",
      "88 short",
    ]);
    expect(terms.filter(({ kind }) => kind !== "drawing").map(({ text }) => text)).toEqual(["jd"]);
  });

  it("of two letters count only as the value of an id", () => {
    const own = checkOf({ ...AURORA, texts: [["id", "jd"]] }, TITAN);
    const check = (text: string) => own.check("titan", [{ name: "a.js", data: Buffer.from(text) }]);
    expect(check(`{"id":"jd"}`)).toHaveLength(1);
    expect(check(`{\\"id\\":\\"jd\\"}`)).toHaveLength(1);
    expect(check(`let jd="jd",x={jd:"jd"}`)).toEqual([]);
  });
});
