// Phone numbers are stored as digits with country code, and shown with four digits hidden.
import { DEFAULT_AREA_CODE } from "#contract/account-rules.ts";
import { COUNTRY_AREAS } from "./country-areas.ts";

/** Digits only: `+86 138…` and `86138…` are the same number. */
export function phoneDigits(typed: string): string {
  return typed.replaceAll(/\D/g, "");
}

/** `138****6621`: four digits in the middle hidden, the country code left out. */
export function maskPhone(phone: string): string {
  const number = localNumber(phone);
  const start = Math.max(0, Math.floor((number.length - 4) / 2));
  return `${number.slice(0, start)}****${number.slice(start + 4)}`;
}

/** The number without its country code. */
export function localNumber(phone: string): string {
  return phone.slice(areaOf(phone)?.areaCode.length ?? 0);
}

/** As players write it: without country code in the home country, otherwise with it. */
export function nationalNumber(phone: string): string {
  return areaOf(phone)?.areaCode === DEFAULT_AREA_CODE ? localNumber(phone) : `+${phone}`;
}

/** Whether a country's own pattern fits the code and number. */
export function isPhone(phone: string): boolean {
  return areaOf(phone) !== undefined;
}

/** The player sees a masked number without country code, so the code may be missing or be the default one. */
export function samePhone(typed: string, phone: string): boolean {
  const digits = phoneDigits(typed);
  const number = localNumber(phone);
  return digits === phone || digits === number || digits === `86${number}`;
}

function areaOf(phone: string) {
  return COUNTRY_AREAS.find(({ regex }) => new RegExp(regex).test(phone));
}
