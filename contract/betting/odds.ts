// Odds formats (contract: sports). Prices travel as Hong Kong odds, or as European odds in markets that are
// always decimal. The player's odds format applies only to the former.
import {
  ONE,
  compare,
  dividedBy,
  minus,
  negated,
  parseFraction,
  plus,
  round,
  whole,
} from "./fraction.ts";
import type { Fraction } from "./fraction.ts";

/** Hong Kong, European, Indonesian, Malay. */
export const ODDS_TYPES = ["H", "E", "I", "M"] as const;
export type OddsType = (typeof ODDS_TYPES)[number];
export const DEFAULT_ODDS_TYPE: OddsType = "H";

export type Quoted = "hk" | "decimal";

export interface Price {
  readonly price: string;
  readonly quoted: Quoted;
}

/** The price as the player reads it: two decimals, half up; "" where it is no price. */
export function shownOdds(price: string, quoted: Quoted, type: OddsType): string {
  const h = hongKongOdds({ price, quoted });
  if (h === null) {
    return "";
  }
  const text = round(oddsOf(h, shownType(quoted, type)), 2, "halfUp");
  // Even money has one spelling; a price just beside it must not show the other.
  return text === "-1.00" ? "1.00" : text;
}

/** Always European in decimal markets, whatever the player chose. */
export function shownType(quoted: Quoted, type: OddsType): OddsType {
  return quoted === "decimal" ? "E" : type;
}

/** Stake included; throws RangeError when the text is no price. */
export function decimalOdds(price: string, quoted: Quoted): Fraction {
  const h = hongKongOdds({ price, quoted });
  if (h === null) {
    throw new RangeError(`"${price}" is not a price`);
  }
  return plus(h, ONE);
}

/** Hong Kong odds of a text in one of the formats; null when the format has no such odds. */
export function parseShown(text: string, type: OddsType): Fraction | null {
  const odds = parseFraction(text);
  return odds !== null && isQuotable(odds, type) ? hongKongOf(odds, type) : null;
}

/** From Hong Kong odds, exact. */
export function oddsOf(h: Fraction, type: OddsType): Fraction {
  const evens = compare(h, ONE);
  switch (type) {
    case "E":
      return plus(h, ONE);
    case "M":
      return evens > 0 ? inverted(h) : h;
    case "I":
      return evens < 0 ? inverted(h) : h;
    default:
      return h;
  }
}

function hongKongOdds({ price, quoted }: Price): Fraction | null {
  return parseShown(price, quoted === "hk" ? "H" : "E");
}

function hongKongOf(odds: Fraction, type: OddsType): Fraction {
  if (type === "E") {
    return minus(odds, ONE);
  }
  return odds.numerator < 0n ? inverted(odds) : odds;
}

const inverted = (odds: Fraction): Fraction => negated(dividedBy(ONE, odds));

/** Malay odds lie in (−1, 0) or (0, 1], Indonesian ones below −1 or from 1 upwards. */
function isQuotable(odds: Fraction, type: OddsType): boolean {
  const [evens, minusEvens] = [compare(odds, ONE), compare(odds, whole(-1))];
  switch (type) {
    case "E":
      return evens > 0;
    case "M":
      return minusEvens > 0 && evens <= 0 && odds.numerator !== 0n;
    case "I":
      return minusEvens < 0 || evens >= 0;
    default:
      return odds.numerator > 0n;
  }
}
