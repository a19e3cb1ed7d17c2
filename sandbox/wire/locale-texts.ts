// Answers are written in simplified Chinese and converted on the way out, text by text, each once.
import type { Locale } from "#contract/locales.ts";

const KEPT = 8000;
const CHINESE = /\p{Script=Han}/u;
/** What the player wrote is never converted: a name, and one value in clear (`singleDataDecryption`). */
const AS_WRITTEN = new Set(["realName", "d"]);

export function localeOf(acceptLanguage: string | undefined): Locale {
  return /^\s*zh-(?:tw|hk|mo|hant)\b/i.test(acceptLanguage ?? "") ? "zh-TW" : "zh-CN";
}

/** @returns the answer in the locale; the same object for zh-CN */
export function createLocalizer(toTraditional: (text: string) => string) {
  const known = new Map<string, string>();
  const convert = (text: string): string => {
    if (!CHINESE.test(text)) return text;
    const before = known.get(text);
    if (before !== undefined) return before;
    // Clocks make ever new texts, so the memory is emptied when it is full.
    if (known.size >= KEPT) known.clear();
    const after = toTraditional(text);
    known.set(text, after);
    return after;
  };
  const walk = (value: unknown): unknown => {
    if (typeof value === "string") return convert(value);
    if (Array.isArray(value)) return value.map(walk);
    if (typeof value !== "object" || value === null) return value;
    return Object.fromEntries(
      Object.entries(value).map(([key, inner]) => [key, AS_WRITTEN.has(key) ? inner : walk(inner)]),
    );
  };
  return (value: unknown, locale: Locale): unknown => (locale === "zh-TW" ? walk(value) : value);
}
