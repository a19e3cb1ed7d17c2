// Answers are written in simplified Chinese; for zh-TW each text is converted once and remembered.
import type { Locale } from "#contract/locales.ts";

const KEPT = 8000;
const CHINESE = /\p{Script=Han}/u;
/**
 * Never converted: what the player wrote, as the real name and `d` of `singleDataDecryption`, the holder of an
 * account, and spellings, which are of both scripts.
 */
const AS_WRITTEN = new Set(["realName", "holder", "d", "spellings"]);
/** Never converted: values that a bank compares character by character, as the name of an account holder. */
const isExact = (name: string, fields: Readonly<Record<string, unknown>>) =>
  name === "value" && fields["exact"] === true;
/** Never converted: what a person typed in the chat. */
const isTyped = (name: string, fields: Readonly<Record<string, unknown>>) =>
  name === "msg" && typeof fields["clientId"] === "string" && fields["clientId"] !== "";

export function localeOf(acceptLanguage: string | undefined): Locale {
  return /^\s*zh-(?:tw|hk|mo|hant)\b/i.test(acceptLanguage ?? "") ? "zh-TW" : "zh-CN";
}

/** @returns the value in the locale; the same object for zh-CN */
export type Localizer = (value: unknown, locale: Locale) => unknown;

export function createLocalizer(toTraditional: (text: string) => string): Localizer {
  const known = new Map<string, string>();
  const convert = (text: string): string => {
    if (!CHINESE.test(text)) return text;
    const before = known.get(text);
    if (before !== undefined) return before;
    // Match clocks make new texts all the time, so the memory is cleared when it is full.
    if (known.size >= KEPT) known.clear();
    const after = toTraditional(text);
    known.set(text, after);
    return after;
  };
  // Values without Chinese text are not copied: most of a long list is numbers.
  const walk = (value: unknown): unknown => {
    if (typeof value === "string") return convert(value);
    if (typeof value !== "object" || value === null) return value;
    return Array.isArray(value) ? walkList(value) : walkFields(value as Record<string, unknown>);
  };
  const walkList = (list: readonly unknown[]): readonly unknown[] => {
    let copy: unknown[] | null = null;
    for (const [index, item] of list.entries()) {
      const next = walk(item);
      if (next === item) continue;
      copy ??= [...list];
      copy[index] = next;
    }
    return copy ?? list;
  };
  const walkFields = (fields: Readonly<Record<string, unknown>>) => {
    let copy: Record<string, unknown> | null = null;
    for (const [key, value] of Object.entries(fields)) {
      const written = AS_WRITTEN.has(key) || isExact(key, fields) || isTyped(key, fields);
      const next = written ? value : walk(value);
      if (next === value) continue;
      copy ??= { ...fields };
      copy[key] = next;
    }
    return copy ?? fields;
  };
  return (value, locale) => (locale === "zh-TW" ? walk(value) : value);
}
