// Runs in the head of the html, before the first paint: a stored choice never flashes the default.
// It is inlined into every page, so it imports constants only, and what splits an address.
import { joinLocale, splitLocale } from "#contract/locale-paths.ts";
import {
  EDITION_FORCED_KEY,
  EDITION_KEY,
  LOCALE_KEY,
  RAIL_KEY,
  TOKEN_KEY,
} from "#contract/storage-keys.ts";
import type { Locale } from "#contract/locales.ts";
import type { Choice, Preload, VisitFacts } from "#contract/visit-facts.ts";

/**
 * Sets edition and locale on <html>, says in its `data-static` which parts of the markup are not this
 * visit's (src/styles.css hides them), and preloads what depends on the address.
 * @returns the locale
 */
export function prepareVisit(facts: VisitFacts): Locale {
  const { editions, locales } = facts;
  const root = document.documentElement;
  const query = new URLSearchParams(location.search);
  const chosen = choose(EDITION_KEY, editions, query);
  const forced = stored(EDITION_FORCED_KEY);
  const edition = isOffered(editions, forced) ? forced : chosen;
  const { locale: inPath, path } = splitLocale(location.pathname);
  const locale = choose(LOCALE_KEY, locales, query, inPath);
  root.dataset["edition"] = edition;
  root.dataset["static"] = staleMarkup(facts, path, edition, root.lang !== locale).join(" ");
  root.lang = locale;
  preload(facts.preloads, path, [edition, locale]);
  tidyAddress(joinLocale(path, locale, locales.default), query);
  return locale;
}

/**
 * `?edition=` and `?locale=` make a choice from a link, once.
 * @param inPath holds for this visit, and is kept where nothing was chosen before
 */
function choose<T extends string>(
  key: string,
  choice: Choice<T>,
  query: URLSearchParams,
  inPath: T | null = null,
): T {
  const fromLink = query.get(key);
  if (isOffered(choice, fromLink)) {
    store(key, fromLink);
    return fromLink;
  }
  const before = stored(key);
  if (isOffered(choice, inPath)) {
    if (before === null) store(key, inPath);
    return inPath;
  }
  return isOffered(choice, before) ? before : choice.default;
}

function isOffered<T extends string>({ offered }: Choice<T>, value: string | null): value is T {
  return (offered as readonly (string | null)[]).includes(value);
}

/** The browser may refuse its storage. */
function stored(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

function store(key: string, value: string): void {
  try {
    localStorage.setItem(key, value);
  } catch {
    // The choice holds for this page only.
  }
}

function staleMarkup(
  { editions, frameless, railFoldsAt, page }: VisitFacts,
  path: string,
  edition: string,
  otherLocale: boolean,
): string[] {
  const isAt = (starts: readonly string[]) => starts.some((start) => path.startsWith(start));
  const otherFrame =
    otherLocale ||
    isAt(frameless) ||
    (railFoldsAt !== null &&
      (stored(RAIL_KEY) ?? (isAt(railFoldsAt) ? "folded" : "")) === "folded");
  return [
    ...(otherFrame ? ["none"] : []),
    ...(new RegExp(page, "i").test(path) ? [] : ["page"]),
    ...(edition === editions.default ? [] : ["art"]),
    ...(stored(TOKEN_KEY) ? ["member"] : []),
  ];
}

function preload(preloads: readonly Preload[], path: string, chosen: readonly string[]): void {
  const start = /^\/(?:home)?$/.test(path)
    ? ""
    : preloads.map(([from]) => from).find((from) => from && path.startsWith(from));
  for (const [from, files, only] of preloads) {
    if (from === start && (only === undefined || chosen.includes(only)))
      for (const file of files) document.head.append(preloadLink(file));
  }
}

function preloadLink(file: string): HTMLLinkElement {
  const link = document.createElement("link");
  const isScript = file.endsWith(".js");
  const isStyle = file.endsWith(".css");
  link.rel = isScript ? "modulepreload" : "preload";
  if (!isScript) link.as = isStyle ? "style" : "image";
  link.fetchPriority = isScript || isStyle ? "low" : "high";
  link.href = `/${file}`;
  return link;
}

/** Removes `?edition=` and `?locale=` from the address and writes the prefix of the locale. */
function tidyAddress(path: string, query: URLSearchParams): void {
  const hasChoice = query.has(EDITION_KEY) || query.has(LOCALE_KEY);
  if (!hasChoice && path === location.pathname) return;
  query.delete(EDITION_KEY);
  query.delete(LOCALE_KEY);
  const rest = hasChoice ? (query.size > 0 ? `?${query}` : "") : location.search;
  history.replaceState(history.state, "", path + rest + location.hash);
}
