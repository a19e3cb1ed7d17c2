// The catalogue of markets, written out as the design names them (contract: Sports, Markets).
import { describe, expect, it } from "vitest";
import {
  DRAW_SPORTS,
  HALF_SPORTS,
  PLAY_BASES,
  type PlayBase,
  playCode,
  PLAYS,
  playSpec,
  TABLE_PLAYS,
} from "./plays.ts";

/** Of a base: full time, first half, in play, first half in play. */
const codesOf = (base: string) =>
  [...PLAYS.values()].filter((spec) => spec.base === base).map(({ code }) => code);

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
    ["CS", "outright of goals", []],
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
    ["CNR", ["CNR", "RCNR"]],
    ["CNOU", ["CNOU", "HCNOU", "RCNOU", "HRCNOU"]],
    ["CDOU", ["CDOU", "RCDOU"]],
    ["CS", ["CS"]],
  ])("%s has the codes %j", (base, codes) => {
    expect(codesOf(base)).toEqual(codes);
  });

  it.each([
    ["HOU", "half", false],
    ["ROU", "full", true],
    ["HRE", "half", true],
    ["CS", "full", false],
  ])("%s says its period and whether it is in play", (code, period, inPlay) => {
    expect(playSpec(code)).toMatchObject({ code, period, inPlay });
  });

  it("has one code, from which all facts are read", () => {
    for (const [code, { base, period, inPlay }] of PLAYS) {
      expect(playCode(base, { half: period === "half", inPlay })).toBe(code);
    }
    expect(PLAY_BASES.map((base) => playCode(base))).toEqual(PLAY_BASES);
  });

  it("has no in-play code for outrights", () => {
    expect(playCode("CS", { inPlay: true })).toBe("CS");
  });

  it("throws for any other code", () => {
    for (const code of ["", "RR", "HCS", "RCS", "HF", "HCNR", "r"]) {
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
  const split = PLAY_BASES.filter((base) => codesOf(base).every((code) => playSpec(code).splits));
  const whole = PLAY_BASES.filter((base) => codesOf(base).every((code) => !playSpec(code).splits));
  expect(split).toEqual(["R", "OU", "OUH", "OUC", "CNR", "CNOU", "CNH", "CNC", "CDOU"]);
  expect(whole).toEqual(PLAY_BASES.filter((base) => !split.includes(base)));
});

describe("the match table", () => {
  it("shows handicap, total and winner of full time, then of the first half", () => {
    expect(TABLE_PLAYS.map(({ base, half }) => playCode(base, { half }))).toEqual([
      "R",
      "OU",
      "M",
      "HR",
      "HOU",
      "HM",
    ]);
  });

  it("shows first halves for football, virtual football and basketball", () => {
    expect(HALF_SPORTS).toEqual(["FT", "VF", "BK"]);
  });

  it("offers a draw in football and virtual football", () => {
    expect(DRAW_SPORTS).toEqual(["FT", "VF"]);
  });
});
