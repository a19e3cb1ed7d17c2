// Texts of the evidence page. They change with the version of the page alone, so that old files can be compared.
import type { Locale } from "../locales.ts";
import { ownValue } from "../own-value.ts";
import { groupDigits } from "../digit-groups.ts";
import simplified from "./page-words.zh-CN.json" with { type: "json" };
import traditional from "./page-words.zh-TW.json" with { type: "json" };

export type PageWords = typeof simplified;

export const PAGE_WORDS: Readonly<Record<Locale, PageWords>> = {
  "zh-CN": simplified,
  "zh-TW": traditional,
};

/** Fills `{{name}}`. */
export function filledWords(text: string, values: Readonly<Record<string, string>>): string {
  return text.replaceAll(/\{\{(\w+)\}\}/g, (_all, name: string) => ownValue(values, name) ?? "");
}

/** A name that a newer server may use is shown as it is. */
export function wordOf(words: Readonly<Record<string, string>>, name: string): string {
  return ownValue(words, name) ?? name;
}

/** `1284650` → `¥ 12,846.50`, with a space that does not break the line. */
export function centsText(cents: number): string {
  const size = Math.abs(cents);
  const rest = String(size % 100).padStart(2, "0");
  return `${cents < 0 ? "−" : ""}¥\u00A0${groupDigits(String((size - (size % 100)) / 100))}.${rest}`;
}

const ZONE_MS = 8 * 3_600_000;

/** `2026-11-21 19:46:08 UTC+8` and below it `2026-11-21 11:46:08 UTC`. */
export function timeText(time: number): string {
  const clock = (at: number) => new Date(at).toISOString().slice(0, 19).replace("T", " ");
  return `${clock(time + ZONE_MS)} UTC+8\n${clock(time)} UTC`;
}
