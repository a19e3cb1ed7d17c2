// Phone numbers are kept as digits with the country code in front; what is shown hides four of them.
import { DEFAULT_AREA_CODE } from "#contract/account-rules.ts";
import { COUNTRY_AREAS } from "./country-areas.ts";

/** Digits of a receiver: `+86 138…` and `86138…` are one. */
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

/** As a person gives it: at home without the country code, else with it. */
export function spokenNumber(phone: string): string {
  return areaOf(phone)?.areaCode === DEFAULT_AREA_CODE ? localNumber(phone) : `+${phone}`;
}

/** Whether a country's own pattern fits the code and number. */
export function isPhone(phone: string): boolean {
  return areaOf(phone) !== undefined;
}

/** From a masked number nobody can tell the country, so it may be missing or be the default one. */
export function samePhone(typed: string, phone: string): boolean {
  const digits = phoneDigits(typed);
  const number = localNumber(phone);
  return digits === phone || digits === number || digits === `86${number}`;
}

function areaOf(phone: string) {
  return COUNTRY_AREAS.find(({ regex }) => new RegExp(regex).test(phone));
}
