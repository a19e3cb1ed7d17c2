// The URL of the first visit, for attributing what a link has earned (spec: shell-and-accounts §3 "original
// url").
import { type Stored, storage } from "#lib/browser/storage.ts";

const KEY = "originalUrl";
const MAX = 2048;

/** Does nothing when a URL is already stored. */
export function keepOriginalUrl(href: string): void {
  if (originalUrl() !== null) return;
  const url = URL.parse(href);
  const kept = [href, `${url?.origin ?? ""}${url?.pathname ?? ""}`].find((text) => webUrl(text));
  if (kept !== undefined) storage.write(KEY, kept);
}

export function originalUrl(): string | null {
  return storage.read(KEY, webUrl);
}

const webUrl: Stored<string> = (text) => {
  if (text.length > MAX) return null;
  const url = URL.parse(text);
  return url?.protocol === "https:" || url?.protocol === "http:" ? text : null;
};
