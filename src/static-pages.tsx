// Renders pages to markup for the html files of a bundle, as a visitor first sees them. Runs while a bundle is stamped,
// never in a browser; there `boot` replaces the markup.
import type { ComponentType, ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { createMemoryRouter, RouterProvider } from "react-router-dom";
import { type HelpPage, QUESTION_PAGES } from "#contract/help.ts";
import type {
  Question,
  StaticDocument,
  StaticPage,
  StaticPagesInput,
  StaticShellInput,
} from "#contract/static-pages.ts";
import { joinLocale } from "#contract/locale-paths.ts";
import { ownValue } from "#contract/own-value.ts";
import type { RouteSpec } from "#contract/routes.ts";
import { helpTextParts } from "./features/help/help-text.ts";
import { HomeColumn } from "./features/home/page/home-column.tsx";
import { HomeOutline } from "./features/home/page/home-outline.tsx";
import { FooterContext } from "./app/page/footer-slot.tsx";
import { helpPage, pageDescription, pageTitle } from "./app/page/page-head.ts";
import type { RouteHandle } from "./app/page/route-handle.ts";
import { markEditionArt } from "./app/static/edition-art.ts";
import { type Entry, setBrand } from "#brand/brand.ts";
import { useAppearance } from "#lib/browser/appearance.ts";
import { setSiteOrigin } from "#lib/browser/site-address.ts";
import { forgetModules } from "#lib/calls/kept-modules.ts";
import { queryClient } from "#lib/calls/query-client.ts";
import { useSite } from "#session/site/site-state.ts";
import { showTextsAtOnce } from "#lib/text/i18n.ts";

type Shell = StaticShellInput<ComponentType>;
type Pages = StaticPagesInput<ComponentType>;

/** The first paint of the home page. */
export function staticHome(input: Shell): string {
  show(shellEntry(input), input);
  const { routes, Hero } = input;
  return drawn(
    input,
    routes.find((route) => route.name === "home"),
    <HomeColumn>
      <Hero />
      <HomeOutline />
    </HomeColumn>,
  );
}

/** The frame alone, for the addresses of members' pages. */
export function staticFrame(input: Shell): string {
  show(shellEntry(input), input);
  return drawn(input, undefined, null);
}

/**
 * The pages in `input.pages`. Brand and texts are the module's state, so the caller waits for one site and locale before
 * it asks for the next.
 */
export async function staticDocuments(input: Pages): Promise<StaticDocument[]> {
  forgetModules();
  setSiteOrigin(input.origin);
  show(pagesEntry(input), input, input.lobbyHead);
  const documents: StaticDocument[] = [];
  try {
    // One at a time: they share the module's state.
    for (const route of input.routes) {
      const module = ownValue(input.pages, route.page);
      if (module !== undefined) documents.push(await pageDocument(input, route, module));
    }
  } finally {
    // Each call of a rendered page has a timer in the data layer, and the process cannot end before the timers.
    queryClient.clear();
  }
  return documents;
}

async function pageDocument(
  input: Pages,
  route: RouteSpec,
  { Page, prepare }: StaticPage<ComponentType>,
): Promise<StaticDocument> {
  await prepare?.(route.path);
  const help = route.page === "help" ? await helpPage(route, input.locale) : undefined;
  return {
    ...(help !== undefined &&
      QUESTION_PAGES.includes(help.slug) && { questions: questionsOf(help) }),
    path: route.path,
    title: pageTitle(route, input.locale),
    description: await pageDescription(route, input.locale),
    markup: drawn(input, route, <Page />, <input.Footer />),
  };
}

function questionsOf(page: HelpPage): Question[] {
  const [, ...sections] = helpTextParts(page);
  return sections.map(({ title, text }) => ({ title, text }));
}

function show(entry: Entry, input: Shell, lobbyHead: Pages["lobbyHead"] = "hero"): void {
  const { config, locale, texts } = input;
  setBrand(entry);
  // A store without a browser shows its first state.
  const shown = { edition: config.editions.default, locale, lobbyHead };
  Object.assign(useAppearance.getInitialState(), shown);
  // The server may close deposits later; documents contain the links and texts about them.
  Object.assign(useSite.getInitialState(), { depositOpen: true });
  showTextsAtOnce(locale, texts);
}

function drawn(
  { config, locale, Layout }: Shell,
  route: RouteSpec | undefined,
  page: ReactNode,
  footer: ReactNode = null,
): string {
  const path = route?.path ?? NOWHERE;
  const handle = route === undefined ? {} : { handle: { route } satisfies RouteHandle };
  const frame = (
    <FooterContext value={footer}>
      <Layout />
    </FooterContext>
  );
  const content = <div data-page="">{page}</div>;
  const basename = joinLocale("", locale, config.locales.default);
  const router = createMemoryRouter(
    [{ element: frame, children: [{ path, element: page === null ? null : content, ...handle }] }],
    { basename, initialEntries: [basename + (path === "*" ? NOWHERE : path)] },
  );
  const markup = renderToStaticMarkup(<RouterProvider router={router} />);
  router.dispose();
  return tidy(markup, config);
}

/** An address that no menu marks as open, and at which the not-found page does not show what was asked for. */
const NOWHERE = "/not-found";

/** What is not drawn yet is only known to be there. */
function shellEntry({ config, routes, sections, Layout, Hero }: Shell): Entry {
  return {
    config,
    pages: routes.map((route) => ({ route, load: never, texts: null })),
    layout: async () => ({ Layout }),
    footer: never,
    hero: async () => ({ Hero }),
    heroCard: config.layout.heroCard === null ? null : never,
    sections: Object.fromEntries(sections.map((key) => [key, never])),
    layers: {},
    parts: {},
    styles: null,
    texts: {},
    lateTexts: {},
    legal: { terms: {}, privacy: {} },
    help: {},
  };
}

function pagesEntry(input: Pages): Entry {
  const { locale, help, legal, pages } = input;
  const load = <T,>(value: T | undefined) =>
    value === undefined ? {} : { [locale]: async () => ({ default: value }) };
  return {
    ...shellEntry(input),
    pages: input.routes.map((route) => ({
      route,
      load: never,
      texts: ownValue(pages, route.page)?.texts ?? null,
    })),
    help: Object.fromEntries(Object.entries(help).map(([group, list]) => [group, load(list)])),
    legal: { terms: load(legal.terms), privacy: load(legal.privacy) },
  };
}

const never = () => new Promise<never>(() => {});

function tidy(markup: string, { art, editions }: Shell["config"]): string {
  const plain = UNWANTED.reduce((text, pattern) => text.replace(pattern, ""), markup)
    // No style names an icon.
    .replace(/<svg[^<>]*>/g, (tag) => tag.replace(/\blucide[\w-]* ?/g, ""))
    // No page shows the build's time; the styles keep its place.
    .replace(/(<time[^<>]*>)[^<]*/g, "$1");
  return markEditionArt(plain, art, editions.default);
}

const UNWANTED: readonly RegExp[] = [
  // React asks for pictures ahead of the markup; the html does so itself.
  /^(?:<link rel="preload"[^>]*>)+/,
  // Html needs no namespace, panels are the script's, and the page's policy allows no style in an attribute.
  / (?:xmlns|aria-controls|data-nav-trigger|data-discover|style)="[^"]*"/g,
];
