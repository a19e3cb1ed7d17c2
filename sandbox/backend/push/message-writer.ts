import type { FeedMessage } from "#contract/api/sport-feed.ts";
import type { Locale } from "#contract/locales.ts";
import type { Localizer } from "../wire/locale-texts.ts";

/** Serializes messages; a delta goes to many sockets, so its text is made once per locale. */
export function createWriter({ localize }: { readonly localize: Localizer }) {
  const texts = new Map<string, { readonly message: FeedMessage; readonly text: string }>();
  return (message: FeedMessage, locale: Locale): string => {
    if (message.type !== "delta") return JSON.stringify(localize(message, locale));
    const key = `${locale} ${message.channel}`;
    const known = texts.get(key);
    if (known?.message === message) return known.text;
    // Only added matches contain names to convert.
    const text = JSON.stringify(message.matches.length > 0 ? localize(message, locale) : message);
    texts.set(key, { message, text });
    return text;
  };
}
