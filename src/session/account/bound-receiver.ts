// Where a code to what is already bound goes: the page shows it masked, the code needs it in full.
import { DEFAULT_AREA_CODE, DEFAULT_PHONE } from "#contract/account-rules.ts";
import { reveal } from "./revealed-data.ts";

/** @throws CallError */
export async function boundReceiver(field: "phone" | "email"): Promise<string> {
  const text = await reveal(field);
  return field === "phone" ? fullPhone(text) : text.toLowerCase();
}

/** Digits with the country code, which the server may leave out of a number at home. */
export function fullPhone(text: string): string {
  const digits = text.replace(/\D/g, "");
  const home = `${DEFAULT_AREA_CODE}${digits}`;
  return !text.startsWith("+") && new RegExp(DEFAULT_PHONE).test(home) ? home : digits;
}
