// Runs in the head of the html, before the first paint: a stored choice never flashes the default.
// It is inlined into every page, so it imports constants only.
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
  const locale = choose(LOCALE_KEY, locales, query);
  root.dataset["edition"] = edition;
  root.lang = locale;
  root.dataset["static"] = staleMarkup(facts, edition, locale).join(" ");
  preload(facts.preloads, [edition, locale]);
  removeChoices(query);
  return locale;
}

/** `?edition=` and `?locale=` make a choice from a link, once. */
function choose<T extends string>(key: string, choice: Choice<T>, query: URLSearchParams): T {
  const fromLink = query.get(key);
  if (isOffered(choice, fromLink)) {
    store(key, fromLink);
    return fromLink;
  }
  const before = stored(key);
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

const isHome = () => /^\/(?:home)?$/.test(location.pathname);

function staleMarkup(
  { editions, locales, frameless, railFoldsAt, page }: VisitFacts,
  edition: string,
  locale: string,
): string[] {
  const otherFrame =
    locale !== locales.default ||
    frameless.some((start) => location.pathname.startsWith(start)) ||
    (railFoldsAt !== null && (stored(RAIL_KEY) ?? foldedAt(railFoldsAt)) === "folded");
  return [
    ...(otherFrame ? ["none"] : []),
    ...(new RegExp(page, "i").test(location.pathname) ? [] : ["page"]),
    ...(edition === editions.default ? [] : ["art"]),
    ...(stored(TOKEN_KEY) ? ["member"] : []),
  ];
}

const foldedAt = (starts: readonly string[]) =>
  starts.some((start) => location.pathname.startsWith(start)) && "folded";

function preload(preloads: readonly Preload[], chosen: readonly string[]): void {
  const start = isHome()
    ? ""
    : preloads.map(([path]) => path).find((path) => path && location.pathname.startsWith(path));
  for (const [path, files, only] of preloads) {
    if (path === start && (only === undefined || chosen.includes(only)))
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

function removeChoices(query: URLSearchParams): void {
  if (!query.has(EDITION_KEY) && !query.has(LOCALE_KEY)) return;
  query.delete(EDITION_KEY);
  query.delete(LOCALE_KEY);
  const rest = query.size > 0 ? `?${query}` : "";
  history.replaceState(null, "", location.pathname + rest + location.hash);
}
