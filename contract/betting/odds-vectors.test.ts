// Published worked examples, each within its tolerance.
import { describe, expect, it } from "vitest";
import {
  compare,
  fraction,
  minus,
  negated,
  ofCents,
  ONE,
  plus,
  round,
  toCents,
} from "./fraction.ts";
import type { Fraction } from "./fraction.ts";
import { settleHandicap, settleTotal } from "./lines.ts";
import { decimalOdds, oddsOf, parseShown } from "./odds.ts";
import type { OddsType } from "./odds.ts";
import data from "./odds-vectors.json" with { type: "json" };
import type { ResultCode } from "./result-codes.ts";
import { settledCents } from "./settled-amounts.ts";
import { settleOutright } from "./settlement.ts";
import { stakeFigures } from "./stake.ts";
import { legFactor, systemFigures, systemSettled } from "./systems.ts";

const FORMATS = { EU: "E", HK: "H", MY: "M", ID: "I" } as const satisfies Record<string, OddsType>;
type Format = keyof typeof FORMATS;

type Texts = Readonly<Record<string, string | undefined>>;
interface Vector<Input, Expected = Texts> {
  readonly id: string;
  readonly tolerance: string;
  readonly input: Input;
  readonly expected: Expected;
}

const cents = (text: string) => toCents(fraction(text), "halfUp");

function vectors<Input, Expected = Texts>(kind: string): Vector<Input, Expected>[] {
  return data.vectors.filter((vector) => vector.kind === kind) as unknown as Vector<
    Input,
    Expected
  >[];
}

/** An expected figure that an example leaves out always agrees. */
function near(actual: Fraction, expected: string | undefined, tolerance: string): boolean {
  const off = minus(actual, expected === undefined ? actual : fraction(expected));
  const size = off.numerator < 0n ? negated(off) : off;
  return compare(size, fraction(tolerance)) <= 0;
}

const hongKong = (format: Format, odds: string): string => {
  const h = parseShown(odds, FORMATS[format]);
  return h === null ? "" : round(h, 40, "halfUp");
};

interface Conversion {
  readonly from: Format;
  readonly to: Format;
  readonly odds: string;
}

describe("published examples", () => {
  it("all are read from the file", () => {
    expect(data.vectors).toHaveLength(120);
    const kinds = new Set(data.vectors.map(({ kind }) => kind));
    expect([...kinds].toSorted()).toEqual([
      "convert",
      "dead_heat",
      "leg_factor",
      "max_risk",
      "parlay",
      "risk_win",
      "settle",
      "system",
    ]);
  });

  it.each(vectors<Conversion, { odds: string | null }>("convert"))(
    "$id $input.odds $input.from to $input.to",
    ({ input, expected, tolerance }) => {
      const h = parseShown(input.odds, FORMATS[input.from]);
      const odds = h === null ? null : oddsOf(h, FORMATS[input.to]);
      expect(odds === null).toBe(expected.odds === null);
      expect(near(odds ?? ONE, expected.odds ?? "1", tolerance)).toBe(true);
    },
  );

  it.each(vectors<{ format: Format; odds: string; entered: string }>("risk_win"))(
    "$id $input.format $input.odds",
    ({ input, expected, tolerance }) => {
      const figures = stakeFigures({
        price: hongKong(input.format, input.odds),
        quoted: "hk",
        type: FORMATS[input.format],
        enteredCents: cents(input.entered),
      });
      expect(near(ofCents(figures.riskCents), expected.risk, tolerance)).toBe(true);
      expect(near(ofCents(figures.winCents), expected.win, tolerance)).toBe(true);
      expect(near(ofCents(figures.returnCents), expected.return, tolerance)).toBe(true);
    },
  );

  interface Settled {
    readonly market: "AH" | "OU";
    readonly line: string;
    readonly side: string;
    readonly score?: string;
    readonly total?: number;
    readonly stake?: string;
    readonly format?: Format;
    readonly odds?: string;
  }

  function outcome({ market, line, side, score = "", total = 0 }: Settled) {
    const [home = 0, away = 0] = score.split("-").map(Number);
    if (market === "OU") {
      return settleTotal(line, total, side === "over" ? "over" : "under");
    }
    return side === "home" ? settleHandicap(line, home, away) : settleHandicap(line, away, home);
  }

  it.each(vectors<Settled>("settle"))("$id $input.market $input.line", (vector) => {
    const { input, expected, tolerance } = vector;
    const { stake = "100", format = "HK", odds = "0.90" } = input;
    const figures = stakeFigures({
      price: hongKong(format, odds),
      quoted: "hk",
      type: FORMATS[format],
      enteredCents: cents(stake),
    });
    const code = outcome(input);
    const settled = settledCents({ code, ...figures });
    expect(code).toBe(expected.code);
    expect(near(ofCents(settled.netCents), expected.net, tolerance)).toBe(true);
    expect(near(ofCents(settled.returnCents), expected.return, tolerance)).toBe(true);
  });

  interface Parlay {
    readonly stake: string;
    readonly legs: readonly { readonly eu: string; readonly code: ResultCode }[];
  }

  it.each(vectors<Parlay>("parlay"))("$id parlay", ({ input, expected, tolerance }) => {
    const legs = input.legs.map(({ eu, code }) => ({
      price: eu,
      quoted: "decimal" as const,
      code,
    }));
    const settled = systemSettled({ legs, sizes: [legs.length] }, cents(input.stake));
    expect(near(ofCents(settled.netCents), expected.net, tolerance)).toBe(true);
    expect(near(ofCents(settled.returnCents), expected.return, tolerance)).toBe(true);
  });

  it.each(vectors<{ eu: string; code: ResultCode }>("leg_factor"))(
    "$id leg factor",
    ({ input, expected, tolerance }) => {
      const factor = legFactor(input.code, decimalOdds(input.eu, "decimal"));
      expect(near(factor, expected.factor, tolerance)).toBe(true);
    },
  );

  interface System {
    readonly unit: string;
    readonly legs: readonly string[];
    readonly sizes: readonly number[];
  }

  it.each(vectors<System, { bets: number; cost: string; return: string }>("system"))(
    "$id system",
    ({ input, expected }) => {
      const legs = input.legs.map((price) => ({ price, quoted: "decimal" as const }));
      const figures = systemFigures({ legs, sizes: input.sizes }, cents(input.unit));
      expect(figures).toMatchObject({
        bets: expected.bets,
        riskCents: cents(expected.cost),
        returnCents: cents(expected.return),
      });
    },
  );

  interface Level {
    readonly stake: string;
    readonly eu: string;
    readonly ahead: number;
    readonly level: number;
    readonly places: number;
  }

  it.each(vectors<Level>("dead_heat"))(
    "$id dead heat of $input.level",
    ({ input, expected, tolerance }) => {
      const { stake, eu, ahead, level, places } = input;
      const runners = (count: number, name: string) =>
        Array.from({ length: count }, (_, index) => `${name}${index}`);
      const ranking = [...runners(ahead, "ahead").map((one) => [one]), runners(level, "level")];
      const settled = settleOutright("level0", { ranking, places });
      const figures = stakeFigures({
        price: eu,
        quoted: "decimal",
        type: "E",
        enteredCents: cents(stake),
      });
      const amounts = settledCents({ code: "L", ...figures, ...settled });
      expect(near(ofCents(amounts.returnCents), expected["return"], tolerance)).toBe(true);
      expect(near(ofCents(amounts.netCents), expected["net"], tolerance)).toBe(true);
    },
  );

  // A limit on the smaller of risk and win is what entering it in Indonesian odds risks; the source
  // rounds to whole units.
  it.each(vectors<{ maxVolume: string; eu: string }>("max_risk"))(
    "$id highest risk",
    ({ input, expected }) => {
      const { riskCents } = stakeFigures({
        price: round(minus(fraction(input.eu), ONE), 3, "halfUp"),
        quoted: "hk",
        type: "I",
        enteredCents: cents(input.maxVolume),
      });
      expect(round(ofCents(riskCents), 0, "halfUp")).toBe(expected.maxRisk);
    },
  );

  it("decimal odds are Hong Kong odds plus one", () => {
    expect(plus(fraction(hongKong("EU", "1.86")), ONE)).toEqual(decimalOdds("1.86", "decimal"));
  });
});
