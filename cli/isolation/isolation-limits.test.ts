// What the check leaves alone: own and shared identities, and words that tell nothing.
import { describe, expect, it } from "vitest";
import { fleetTexts } from "./search-terms.ts";
import { AURORA, checkOf, TITAN } from "./sample-identities.ts";

describe("no leak", () => {
  it.each([
    ["the brand's own identities", "泰坦国际 titan TITAN titan-intl.example"],
    ["what two brands share", "https://play.shared.example"],
    ["a part of a word", 'auroras xaurora 6101 "6101" width=6101 polar lights'],
    ["a number that is no site id", `{"bytes":6101,"x":"6101"}`],
  ])("is %s", (_what, text) => {
    const file = { name: "a.js", data: Buffer.from(text) };
    expect(checkOf(AURORA, TITAN).check("titan", [file])).toEqual([]);
  });

  it.each(["https://my-aurora-sport.example/", "aurora-sport.example-games.com"])(
    "is a domain that only holds the letters of another brand's: %s",
    (text) => {
      const file = { name: "a.js", data: Buffer.from(text) };
      const other = { ...AURORA, id: "zz", texts: [["domain", "aurora-sport.example"]] as const };
      expect(checkOf(other, TITAN).check("titan", [file])).toEqual([]);
    },
  );

  it("is another brand's name within the brand's own", () => {
    const short = { ...AURORA, id: "light", texts: [["name", "极光"]] as const };
    const own = checkOf(short, AURORA);
    expect(own.check("aurora", [{ name: "a.js", data: Buffer.from("欢迎来到极光体育") }])).toEqual(
      [],
    );
    expect(
      own.check("aurora", [{ name: "a.js", data: Buffer.from("欢迎来到极光之城") }]),
    ).toHaveLength(1);
  });
});

describe("a host below another brand's domain", () => {
  it("is a leak although the manifest names it", () => {
    const copied = {
      ...TITAN,
      texts: [...TITAN.texts, ["host", "support.aurora-sport.example"] as const],
    };
    const found = checkOf(AURORA, copied).check("titan", [
      { name: "_headers", data: Buffer.from("frame-src https://support.aurora-sport.example") },
    ]);
    expect(found).toMatchObject([{ kind: "domain", brand: "aurora" }]);
  });
});

describe("identities that tell nothing", () => {
  it("are left out and told: one letter, and what shared content says", () => {
    const odd = {
      ...AURORA,
      texts: [
        ["name", "龙"],
        ["latinName", "HOME"],
        ["id", "jd"],
      ] as const,
    };
    const { texts, leftOut } = fleetTexts([odd], new Set(["home"]));
    expect(leftOut.map(({ text, why }) => `${text} ${why}`)).toEqual([
      "龙 short",
      "HOME shared-content",
    ]);
    expect(texts.filter(({ kind }) => kind !== "drawing").map(({ text }) => text)).toEqual(["jd"]);
  });

  it("of two letters count as the value of an id only", () => {
    const own = checkOf({ ...AURORA, texts: [["id", "jd"]] }, TITAN);
    const check = (text: string) => own.check("titan", [{ name: "a.js", data: Buffer.from(text) }]);
    expect(check(`{"id":"jd"}`)).toHaveLength(1);
    expect(check(`{\\"id\\":\\"jd\\"}`)).toHaveLength(1);
    expect(check(`let jd="jd",x={jd:"jd"}`)).toEqual([]);
  });
});
