import type { FeedMessage } from "#contract/api/sport-feed.ts";
import type { Locale } from "#contract/locales.ts";
import type { Backend } from "../../backend.ts";

/** Messages as text; the same delta goes to many, so it is written once for each locale. */
export function createWriter({ localize }: Pick<Backend, "localize">) {
  const texts = new Map<string, { readonly message: FeedMessage; readonly text: string }>();
  return (message: FeedMessage, locale: Locale): string => {
    if (message.type !== "delta") return JSON.stringify(localize(message, locale));
    const key = `${locale} ${message.channel}`;
    const known = texts.get(key);
    if (known?.message === message) return known.text;
    // Only matches that came have names in them.
    const text = JSON.stringify(message.matches.length > 0 ? localize(message, locale) : message);
    texts.set(key, { message, text });
    return text;
  };
}
