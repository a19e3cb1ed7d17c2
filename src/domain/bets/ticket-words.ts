// Text of a whole ticket.
import type { TFunction } from "i18next";
import type { Ticket } from "#contract/api/ticket.ts";
import { ONE, type Fraction, round, times } from "#contract/betting/fraction.ts";
import { decimalOdds, shownOdds } from "#contract/betting/odds.ts";
import { playSpec } from "#contract/betting/plays.ts";
import { legOdds } from "./leg-words.ts";
import { type Backed, backedText } from "./play-words.ts";

type Words = TFunction<"sport">;
type Priced = Pick<Ticket["legs"][number], "w" | "odds">;

export interface TicketFacts extends Pick<Ticket, "sizes" | "bets" | "oddsType"> {
  readonly legs: readonly (Priced & Backed)[];
}

/** `铁港联队 +0.5 @ 0.84 香港盘`, `3 串 1 @ 6.86 欧洲盘`, `4 串 11`. */
export function ticketText(ticket: TicketFacts, t: Words): string {
  const odds = ticketOdds(ticket, t);
  return odds === "" ? ticketTitle(ticket, t) : `${ticketTitle(ticket, t)} @ ${odds}`;
}

/** `铁港联队 +0.5`, `3 串 1`, `4 串 11`. */
export function ticketTitle({ legs, bets }: TicketFacts, t: Words): string {
  const [leg, second] = legs;
  if (leg !== undefined && second === undefined) return backedText(leg, t);
  return t("view.system", { legs: legs.length, bets });
}

/** For a series the product in European odds; `""` for a system, which has none. */
export function ticketOdds({ legs, sizes, oddsType }: TicketFacts, t: Words): string {
  const [leg, second] = legs;
  if (leg === undefined) return "";
  if (second === undefined) return legOdds(leg, oddsType, t);
  const product = sizes.length === 1 && sizes[0] === legs.length ? productText(legs) : "";
  return product === "" ? "" : `${product} ${t("list.oddsTypes.E")}`;
}

/** Product of the decimal odds with two decimals; "" when a leg has no price. */
export function productText(legs: readonly Priced[]): string {
  if (legs.some(({ w, odds }) => shownOdds(odds, playSpec(w).quoted, "E") === "")) return "";
  return round(legs.map(decimalOf).reduce(times, ONE), 2, "halfUp");
}

function decimalOf({ w, odds }: Priced): Fraction {
  return decimalOdds(odds, playSpec(w).quoted);
}
