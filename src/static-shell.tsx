// The first paint as markup, for the html of a bundle: the frame and the hero of a brand in its default
// edition and locale, exactly as the first commit draws them. Runs while a bundle is stamped, never in
// a browser; `boot` replaces it.
import type { ComponentType } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { createMemoryRouter, RouterProvider } from "react-router-dom";
import type { StaticShellInput } from "#contract/static-shell.ts";
import * as PAGES from "#contract/pages.ts";
import { HomeColumn } from "./features/home/page/home-column.tsx";
import type { RouteHandle } from "./app/page/route-handle.ts";
import { markEditionArt } from "./app/static/edition-art.ts";
import { type Entry, setBrand } from "#brand/brand.ts";
import { useAppearance } from "#lib/browser/appearance.ts";
import { showTextsAtOnce } from "#lib/text/i18n.ts";

type Input = StaticShellInput<ComponentType>;

/** Synchronous: brand and texts are the module's state, and no other brand comes between. */
export function staticShell(input: Input): string {
  const { config, routes, texts, Layout, Hero } = input;
  setBrand(shownEntry(input));
  const locale = config.locales.default;
  // A store without a browser shows its first state.
  Object.assign(useAppearance.getInitialState(), { edition: config.editions.default, locale });
  showTextsAtOnce(locale, texts);
  const home = routes.find((route) => route.name === "home");
  const handle = home === undefined ? {} : { handle: { route: home } satisfies RouteHandle };
  const page = (
    <div data-home="">
      <HomeColumn>
        <Hero />
      </HomeColumn>
    </div>
  );
  const router = createMemoryRouter(
    [{ element: <Layout />, children: [{ path: PAGES.home, element: page, ...handle }] }],
    { initialEntries: [PAGES.home] },
  );
  const markup = renderToStaticMarkup(<RouterProvider router={router} />);
  router.dispose();
  return tidy(markup, config);
}

/** What is not drawn yet is only known to be there. */
function shownEntry({ config, routes, sections, Layout, Hero }: Input): Entry {
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

const never = () => new Promise<never>(() => {});

function tidy(markup: string, { art, editions }: Input["config"]): string {
  const plain = UNWANTED.reduce((text, pattern) => text.replace(pattern, ""), markup)
    // No style names an icon.
    .replace(/<svg[^<>]*>/g, (tag) => tag.replace(/\blucide[\w-]* ?/g, ""))
    // No page shows the build's time; the styles hide this one and keep its place.
    .replace(/(<time[^<>]*>)[^<]*/g, (_, tag: string) => `${tag}GMT+8 0000-00-00 00:00:00`);
  return markEditionArt(plain, art, editions.default);
}

const UNWANTED: readonly RegExp[] = [
  // React asks for pictures ahead of the markup; the html does so itself.
  /^(?:<link rel="preload"[^>]*>)+/,
  // Html needs no namespace, and panels are the script's.
  / (?:xmlns|aria-controls|data-nav-trigger|data-discover)="[^"]*"/g,
];
