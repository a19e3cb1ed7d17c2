// The two currencies of the page: CNY in cents, the coin in units.
import { WALLET_COIN } from "#contract/coins.ts";
import { typedAmount } from "#contract/betting/typed-amount.ts";
import { amountInput } from "#lib/text/amount-text.ts";
import { formatUnits, parseUnits } from "#lib/text/coin-amount.ts";
import { formatCents } from "#lib/text/format.ts";
import type { ExchangeWay } from "#domain/payments/exchange-call.ts";
import type { ExchangeSide } from "./exchange-draft.ts";

export type Currency = "cny" | "coin";

export function currencyOf(way: ExchangeWay, side: ExchangeSide): Currency {
  return (way === "toCoin") === (side === "paid") ? "cny" : "coin";
}

export interface Typed {
  readonly text: string;
  readonly amount: number;
  readonly problem: "format" | "decimals" | "long" | null;
}

/** Parses the input of a side; text that is no amount stays in the field. */
export function typedMoney(currency: Currency, typed: string): Typed {
  if (currency === "cny") {
    const { text, cents, problem } = typedAmount(typed);
    return { text, amount: cents, problem };
  }
  // Full-width digits, currency signs and separators are read as in CNY; only the number of decimals differs.
  const plain = typed.normalize("NFKC").replaceAll(/[\s,]/g, "").replaceAll("。", ".");
  if (plain === "") return { text: "", amount: 0, problem: null };
  const text = plain.replace(/^0+(?=\d)/, "").replace(/^\.(?=\d)/, "0.");
  const units = parseUnits(text, WALLET_COIN);
  if (units !== null) return { text, amount: units, problem: null };
  const problem = /^\d{1,9}\.\d+$/.test(text) ? "decimals" : "format";
  return { text: typed.slice(0, 40), amount: 0, problem };
}

/** As it would be typed. */
export function fieldText(currency: Currency, amount: number): string {
  if (currency === "cny") return amountInput(amount);
  return formatUnits(amount, WALLET_COIN).replaceAll(",", "").replace(/\.00$/, "");
}

/** The input of a side as `fieldText` writes it; what is no amount stays. */
export function tidyMoney(currency: Currency, typed: string): string {
  const { text, amount, problem } = typedMoney(currency, typed);
  if (problem !== null || text === "") return typed;
  const tidy = fieldText(currency, amount);
  // A second decimal may be one character too many.
  return typedMoney(currency, tidy).problem === null ? tidy : typed;
}

export function moneyText(currency: Currency, amount: number): string {
  if (currency === "cny") return formatCents(amount);
  return `${formatUnits(amount, WALLET_COIN)} ${WALLET_COIN}`;
}
