// A ticket in words.
import type { TFunction } from "i18next";
import type { Ticket } from "#contract/api/ticket.ts";
import { ONE, type Fraction, round, times } from "#contract/betting/fraction.ts";
import { decimalOdds, shownOdds } from "#contract/betting/odds.ts";
import { playSpec } from "#contract/betting/plays.ts";
import { backedText } from "../slip-view/play-words.ts";

type Words = TFunction<"sport">;
type Priced = Pick<Ticket["legs"][number], "w" | "odds">;

/** `铁港联队 +0.5`, `3串1`, `4串11`. */
export function ticketTitle(ticket: Ticket, t: Words): string {
  const [leg, second] = ticket.legs;
  if (leg === undefined) return ticket.ticketId;
  if (second === undefined) return backedText(leg, t);
  return t("view.system", { legs: ticket.legs.length, bets: ticket.bets });
}

interface PricedTicket extends Pick<Ticket, "sizes" | "oddsType"> {
  readonly legs: readonly Priced[];
}

/** `0.84`; of a series the product, which is European; `""` for a system, which has none. */
export function ticketOdds({ legs, sizes, oddsType }: PricedTicket): string {
  const [leg, second] = legs;
  if (leg === undefined) return "";
  if (second === undefined) return shownOdds(leg.odds, playSpec(leg.w).quoted, oddsType);
  return sizes.length === 1 && sizes[0] === legs.length ? productText(legs) : "";
}

/** Product of the decimal odds, two decimals; "" where one has no price. */
export function productText(legs: readonly Priced[]): string {
  if (legs.some(({ w, odds }) => shownOdds(odds, playSpec(w).quoted, "E") === "")) return "";
  return round(legs.map(decimalOf).reduce(times, ONE), 2, "halfUp");
}

const TONES = {
  pending: "warn",
  open: "ok",
  settled: "neutral",
  refused: "win",
  cashedOut: "accent",
  void: "neutral",
} as const;

export const ticketTone = ({ state }: Ticket): (typeof TONES)[Ticket["state"]] => TONES[state];

function decimalOf({ w, odds }: Priced): Fraction {
  return decimalOdds(odds, playSpec(w).quoted);
}
