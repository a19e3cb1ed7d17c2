// Keeps what search engines and link previews read in the head of the html in step with the page and
// the locale. The html leaves the build as the home page in the default locale.
import { HELP_PATH, helpGroup } from "#contract/help.ts";
import type { Locale } from "#contract/locales.ts";
import type { RouteSpec } from "#contract/routes.ts";
import { brand, brandEntry } from "#brand/brand.ts";
import { useAppearance } from "#lib/browser/appearance.ts";
import { i18n } from "#lib/text/i18n.ts";
import { writeHead, writeThemeColour } from "./page-head-tags.ts";
import { routeOf } from "./route-handle.ts";
import { watchRouter } from "../visit/visit.ts";

interface ShownPage {
  readonly pathname: string;
  /** Undefined where an error is shown in place of a page. */
  readonly route: RouteSpec | undefined;
}

/** Once, after the first paint. */
export function followPages(): void {
  const closed =
    document.head.querySelector('meta[name="robots"]:not([data-until-drawn])') !== null;
  let shown: ShownPage | null = null;
  const update = async () => {
    const page = shown;
    const { locale } = useAppearance.getState();
    if (page === null) return;
    const description = await pageDescription(page.route, locale);
    // The page before may have waited longer for its words.
    if (page !== shown || locale !== useAppearance.getState().locale) return;
    writeHead({
      title: pageTitle(page.route, locale),
      description,
      pathname: address(page),
      locale,
      indexed: !closed && isPublic(page.route),
    });
  };
  watchRouter(({ initialized, navigation, errors, location, matches }) => {
    if (!initialized || navigation.state !== "idle") return;
    const route = errors === null ? routeOf(matches.at(-1)?.route.handle) : undefined;
    shown = { pathname: location.pathname, route };
    void update();
  });
  writeThemeColour();
  useAppearance.subscribe((now, before) => {
    if (now.locale !== before.locale) void update();
    if (now.edition !== before.edition) writeThemeColour();
  });
}

function isPublic(route: RouteSpec | undefined): boolean {
  return route !== undefined && route.login !== true && route.hidden !== true;
}

/** One address for a page, however it was typed. */
function address({ route, pathname }: ShownPage): string {
  return route === undefined || /[:*]/.test(route.path) ? pathname : route.path;
}

export function pageTitle(route: RouteSpec | undefined, locale: Locale): string {
  const site = brand().title[locale];
  if (route === undefined || route.name === "home") return site;
  return `${i18n.t(`titles:${route.title}`)} - ${site}`;
}

/** The words of a page are in its own texts; without any, the brand's. */
export async function pageDescription(
  route: RouteSpec | undefined,
  locale: Locale,
): Promise<string> {
  const { name, description } = brand();
  const values = { name: name[locale] };
  if (route?.page === "help") {
    const page = await helpPage(route, locale).catch(() => undefined);
    if (page !== undefined) {
      const { title, summary } = page;
      return i18n.t("help:seo.help", { ...values, title, summary });
    }
  }
  const texts = brandEntry().pages.find((page) => page.route.path === route?.path)?.texts;
  const key = `${texts ?? ""}:seo.${route?.title ?? ""}`;
  return i18n.exists(key) ? i18n.t(key, values) : description[locale];
}

/** The module is the page's own, so it is loaded already. */
export async function helpPage(route: RouteSpec, locale: Locale) {
  const slug = route.path.slice(HELP_PATH.length);
  const pages = await brandEntry().help[helpGroup(route)]?.[locale]?.();
  return pages?.default.find((page) => page.slug === slug);
}
