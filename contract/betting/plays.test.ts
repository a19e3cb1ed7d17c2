// The catalogue of markets, written out as the design names them (contract: Sports, Markets).
import { describe, expect, it } from "vitest";
import { PLAY_BASES, type PlayBase } from "./play-shapes.ts";
import {
  DRAW_SPORTS,
  HALF_SPORTS,
  hasDraw,
  playCode,
  PLAYS,
  playSpec,
  TABLE_PLAYS,
} from "./plays.ts";

/** Of a base: full time, first half, in play, first half in play. */
const codesOf = (base: string) =>
  [...PLAYS.values()]
    .filter(({ base: own, period }) => own === base && (period === "full" || period === "half"))
    .map(({ code }) => code);

const everyCode = (base: string, inPlay: boolean) =>
  [...PLAYS.values()]
    .filter((spec) => spec.base === base && spec.inPlay === inPlay)
    .map(({ code }) => code);

describe("a market", () => {
  it.each([
    ["R", "handicap of goals", ["H", "C"]],
    ["OU", "total of goals", ["O", "U"]],
    ["M", "winner of goals", ["H", "C", "N"]],
    ["EO", "oddEven of goals", ["OD", "EV"]],
    ["PD", "correctScore of goals", []],
    ["T", "totalGoals of goals", ["0-1", "2-3", "4-6", "7+"]],
    ["F", "halfFull of goals", ["HH", "HN", "HC", "NH", "NN", "NC", "CH", "CN", "CC"]],
    ["OUH", "teamTotal of goals", ["O", "U"]],
    ["OUC", "teamTotal of goals", ["O", "U"]],
    ["DC", "doubleChance of goals", ["HN", "HC", "NC"]],
    ["DNB", "drawNoBet of goals", ["H", "C"]],
    ["TS", "bothScore of goals", ["Y", "NO"]],
    ["ETG", "totalGoals of goals", ["0-0", "1-1", "2-2", "3-3", "4-4", "5-5", "6+"]],
    ["CSH", "cleanSheet of goals", ["Y", "NO"]],
    ["CSC", "cleanSheet of goals", ["Y", "NO"]],
    ["WM", "margin of goals", ["H1", "H2", "H3", "C1", "C2", "C3", "N"]],
    ["HG", "halfGoals of goals", ["1", "2", "E"]],
    ["NG", "nextGoal of goals", ["H", "N", "C"]],
    ["CNH", "teamTotal of corners", ["O", "U"]],
    ["CNC", "teamTotal of corners", ["O", "U"]],
    ["CNR", "handicap of corners", ["H", "C"]],
    ["CNOU", "total of corners", ["O", "U"]],
    ["CDOU", "total of cards", ["O", "U"]],
    ["CDR", "handicap of cards", ["H", "C"]],
    ["CDH", "teamTotal of cards", ["O", "U"]],
    ["CDC", "teamTotal of cards", ["O", "U"]],
    ["MTS", "resultBoth of goals", ["HY", "NY", "CY", "HNO", "NNO", "CNO"]],
    ["MOU", "resultTotal of goals", ["HO", "NO", "CO", "HU", "NU", "CU"]],
    ["SR", "handicap of sets", ["H", "C"]],
    ["SOU", "total of sets", ["O", "U"]],
    ["SPD", "correctScore of sets", []],
    ["GW", "game of goals", ["H", "C"]],
    ["PW", "point of goals", ["H", "C"]],
    ["PR", "race of goals", ["H", "C"]],
    ["FB", "first of goals", ["H", "C"]],
    ["FTW", "first of goals", ["H", "C"]],
    ["CS", "outright of goals", []],
    ["CB", "combination of goals", []],
  ] as const)("%s is the %s and offers %j", (base, decided, sides) => {
    for (const code of codesOf(base)) {
      const { rule, count, sides: offered } = playSpec(code);
      expect(`${rule} of ${count === "score" ? "goals" : count}`).toBe(decided);
      expect(offered).toEqual(sides);
    }
  });

  it.each([
    ["R", ["R", "HR", "RE", "HRE"]],
    ["OU", ["OU", "HOU", "ROU", "HROU"]],
    ["M", ["M", "HM", "RM", "HRM"]],
    ["EO", ["EO", "HEO", "REO", "HREO"]],
    ["PD", ["PD", "HPD", "RPD", "HRPD"]],
    ["T", ["T", "HT", "RT", "HRT"]],
    ["F", ["F", "RF"]],
    ["OUH", ["OUH", "HOUH", "ROUH", "HROUH"]],
    ["OUC", ["OUC", "HOUC", "ROUC", "HROUC"]],
    ["DC", ["DC", "HDC", "RDC", "HRDC"]],
    ["DNB", ["DNB", "HDNB", "RDNB", "HRDNB"]],
    ["TS", ["TS", "HTS", "RTS", "HRTS"]],
    ["ETG", ["ETG", "RETG"]],
    ["CSH", ["CSH", "RCSH"]],
    ["CSC", ["CSC", "RCSC"]],
    ["WM", ["WM", "RWM"]],
    ["HG", ["HG", "RHG"]],
    ["NG", ["NG", "RNG"]],
    ["CNH", ["CNH", "RCNH"]],
    ["CNC", ["CNC", "RCNC"]],
    ["CNR", ["CNR", "HCNR", "RCNR", "HRCNR"]],
    ["CNOU", ["CNOU", "HCNOU", "RCNOU", "HRCNOU"]],
    ["CDOU", ["CDOU", "HCDOU", "RCDOU", "HRCDOU"]],
    ["CDR", ["CDR", "HCDR", "RCDR", "HRCDR"]],
    ["CDH", ["CDH", "RCDH"]],
    ["MTS", ["MTS", "RMTS"]],
    ["MOU", ["MOU", "RMOU"]],
    ["SR", ["SR", "RSR"]],
    ["SOU", ["SOU", "RSOU"]],
    ["SPD", ["SPD", "RSPD"]],
    ["PR", ["PR", "RPR"]],
    ["GW", []],
    ["FB", []],
    ["CS", ["CS"]],
    ["CB", ["CB"]],
  ])("%s has the codes %j", (base, codes) => {
    expect(codesOf(base)).toEqual(codes);
  });

  const frames = (code: string) => [1, 2, 3, 4, 5, 6, 7, 8, 9].map((set) => `S${set}${code}`);
  const maps = (code: string) => [1, 2, 3, 4, 5].map((map) => `P${map}${code}`);
  const quarters = (code: string) => [1, 2, 3, 4].map((quarter) => `Q${quarter}${code}`);

  it.each([
    ["GW", frames("GW"), frames("RGW")],
    ["PW", frames("PW"), frames("RPW")],
    ["FB", maps("FB"), maps("RFB")],
    ["FTW", maps("FTW"), maps("RFTW")],
    ["OUH", ["OUH", "HOUH", "2HOUH", ...quarters("OUH"), "F5OUH"], expect.anything()],
    [
      "M",
      ["M", "HM", "2HM", ...quarters("M"), ...frames("M"), ...maps("M"), "I1M", "F5M"],
      expect.anything(),
    ],
    [
      "R",
      expect.anything(),
      ["RE", "HRE", "2HRE", ...quarters("RE"), ...frames("RE"), ...maps("RE"), "I1RE", "F5RE"],
    ],
  ])("%s has these codes in the parts of a match", (base, before, inPlay) => {
    expect(everyCode(base, false)).toEqual(before);
    expect(everyCode(base, true)).toEqual(inPlay);
  });

  it.each([
    ["HOU", "half", false],
    ["2HRE", "second", true],
    ["Q3ROU", "Q3", true],
    ["S2PW", "S2", false],
    ["F5M", "F5", false],
    ["ROU", "full", true],
    ["HRE", "half", true],
    ["CS", "full", false],
    ["CB", "full", false],
  ])("%s says its period and whether it is in play", (code, period, inPlay) => {
    expect(playSpec(code)).toMatchObject({ code, period, inPlay });
  });

  it("has one code, from which all facts are read", () => {
    for (const [code, { base, period, inPlay }] of PLAYS) {
      expect(playCode(base, { period, inPlay })).toBe(code);
    }
    expect(PLAY_BASES.map((base) => playCode(base))).toEqual(PLAY_BASES);
  });

  it("has no in-play code for outrights", () => {
    expect(playCode("CS", { inPlay: true })).toBe("CS");
  });

  it("throws for any other code", () => {
    for (const code of ["", "RR", "HCS", "RCS", "HF", "HCNH", "Q5M", "S1PR", "2HPD", "r"]) {
      expect(() => playSpec(code)).toThrow(new RangeError(`unknown play ${code}`));
    }
  });
});

describe("its price", () => {
  /** Handicaps, totals, odd and even; everything else always reads as European odds. */
  const hongKong = new Set<PlayBase>([
    "R",
    "OU",
    "EO",
    "OUH",
    "OUC",
    "CNR",
    "CNOU",
    "CNH",
    "CNC",
    "CDOU",
    "CDR",
    "CDH",
    "CDC",
    "SR",
    "SOU",
  ]);

  it.each(PLAY_BASES)("%s has the same odds format in all its codes", (base) => {
    const quoted = hongKong.has(base) ? "hk" : "decimal";
    expect(codesOf(base).map((code) => playSpec(code).quoted)).toEqual(
      codesOf(base).map(() => quoted),
    );
  });

  it.each(PLAY_BASES)(
    "%s is booked under hgid where it is in Hong Kong odds, else gide",
    (base) => {
      const key = hongKong.has(base) ? "hgid" : "gide";
      expect(codesOf(base).map((code) => playSpec(code).key)).toEqual(codesOf(base).map(() => key));
    },
  );
});

it("splits a quarter line for plays with a line", () => {
  const of = (splits: boolean) =>
    PLAY_BASES.filter((base) =>
      [...PLAYS.values()].every((spec) => spec.base !== base || spec.splits === splits),
    );
  const [split, whole] = [of(true), of(false)];
  expect(split.join(" ")).toBe("R OU OUH OUC CNR CNOU CNH CNC CDOU CDR CDH CDC SR SOU");
  expect(whole).toEqual(PLAY_BASES.filter((base) => !split.includes(base)));
});

describe("the match table", () => {
  it("shows handicap, total and winner of full time, then of the first half", () => {
    expect(
      TABLE_PLAYS.map(({ base, half }) => playCode(base, { period: half ? "half" : "full" })),
    ).toEqual(["R", "OU", "M", "HR", "HOU", "HM"]);
  });

  it("shows first halves for football, virtual football and basketball", () => {
    expect(HALF_SPORTS).toEqual(["FT", "VF", "BK"]);
  });

  it("offers a draw in football and virtual football", () => {
    expect(DRAW_SPORTS).toEqual(["FT", "VF"]);
    expect(hasDraw(playSpec("M"), "FT")).toBe(true);
    expect(hasDraw(playSpec("Q1M"), "BK")).toBe(false);
  });

  it("offers a draw in the first inning, not in the first five", () => {
    expect(hasDraw(playSpec("I1M"), "BS")).toBe(true);
    expect(hasDraw(playSpec("F5M"), "BS")).toBe(false);
  });
});
