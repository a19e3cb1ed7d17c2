import { type Coin, COINS } from "#contract/coins.ts";

/** `139.500000 USDT` without zeros at the end. */
export function coinText(units: number, coin: Coin): string {
  const { decimals } = COINS[coin];
  const digits = String(units).padStart(decimals + 1, "0");
  const part = digits.slice(-decimals).replace(/0+$/, "");
  return `${digits.slice(0, -decimals)}${part === "" ? "" : `.${part}`} ${coin}`;
}

/** Earlier notes are kept. */
export function addNote({ note }: { readonly note: string }, more: string): string {
  return [note, more].filter((text) => text !== "").join("；");
}
