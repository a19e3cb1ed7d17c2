// Which modules share a chunk. A player's first load is a handful of files, compressed together; but a
// chunk every brand loads may hold nothing that belongs to one switch: what is switched off is absent.
import type { Rolldown } from "vite";

type Group = NonNullable<
  Exclude<Rolldown.OutputOptions["codeSplitting"], boolean | undefined>["groups"]
>[number];

const VENDOR_PACKAGES = [
  "react",
  "react-dom",
  "scheduler",
  "react-router",
  "react-router-dom",
  "cookie",
  "zustand",
  "i18next",
  "react-i18next",
  "html-parse-stringify",
  "void-elements",
  "use-sync-external-store",
];

/** The data layer: asks the server, after the first paint. */
const DATA_PACKAGES = ["axios", "@tanstack/(?:query-core|react-query)", "valibot"];
const DATA =
  "/src/lib/(?:http|use-call|query-client)\\.ts$|/contract/api/(?:envelope|site)\\.ts$|/src/session/(?:site-info|late-start)\\.ts$|/src/app/(?:shell-calls|call-effects|follow-session|page-head(?:-tags)?)\\.ts$";

/** Of every page: the start, the frame around pages, and what the home page is before its sections. */
const SHELL = [
  "boot\\.tsx",
  "app/(?!service-dialog|shell-calls|site-notice-page|call-effects|follow-session|page-head|visit-notices|age-left-page|tour-host|use-scroll-memory|use-tab-history|restore-scroll)[\\w-]+\\.tsx?",
  "app/nav/(?!category-panel|quick-links|venue-item).+",
  "app/header/.+",
  "app/guards/.+",
  "app/account/account-area\\.tsx",
  "app/mobile/bottom-bar\\.tsx",
  "features/home/(?:home-[\\w-]+|section-[\\w-]+|lazy-part|odds-announcer|call-view|card-head|css-vars|use-now|use-seconds-left)\\.tsx?",
  "ui/(?:marquee|carousel-controls|swipe|use-rotation|error-state|empty-state|button-link|card|segmented)\\.tsx?",
];

/** What the heroes have in common. */
const HERO = "features/home/heroes/(?:hero|card)-(?:slot|size|frame|actions|copy|art)\\.tsx?";

/** A match as every venue with matches shows it. */
const MATCH =
  "features/home/(?:use-matches|match-clock|match-side|match-time|live-clock|odds)\\.tsx?";

/** What the contract says of matches and their prices. */
const BOOK =
  /\/contract\/(?:betting\/(?:sports|plays|fraction|odds|lines)\.ts|api\/(?:sport|sport-feed|tickets)\.ts)/;

/** And of bets on them; the id of a price is other venues', too. */
const BETS = /\/contract\/betting\/(?!price-id)/;

/** Of every view of sports that asks its venue. */
const VENUE = "features/sport/(?:launch|late-view|live/resource|my-bets/use-open-bets)\\.tsx?";

/** The feed, and a match as every view of sports shows it. */
const FEED = [
  "features/sport/live/(?!resource).+",
  "features/sport/(?:odds-type|slip/(?:slip-door|pick))\\.ts",
  "features/sport/list/(?:page-filter|list-state|match-score|match-when|sport-icons|use-league-facts|press-price|spot|price-cell|market-cell|market-columns|filter-link|quick-leagues)\\.tsx?",
];

/** Small parts the match list shares with its table, the slip and the results. */
const MATCH_LIST = [
  "features/sport/list/(?:build-rows|tracked|use-desk|follows|use-page-filter)\\.tsx?",
  "features/sport/slip-view/(?:slip-empty|view-store)\\.tsx?",
];

/** What is drawn of a running match, beside the list and in its own view. */
const TRACKER = "features/sport/(?:period-text|detail/(?:event-words|stat-bars|tracker/.+))\\.tsx?";

/** Dialogs and what they are made of. */
const DIALOGS = "ui/(?:dialog|sheet)\\.tsx";

export const CHUNK_GROUPS: Group[] = [
  // Changes with the lock file only.
  {
    name: "vendor",
    test: new RegExp(`node_modules/(?:${VENDOR_PACKAGES.join("|")})/`),
    priority: 6,
  },
  // The addresses of the help area are in the data layer as well, which a help page does without.
  {
    name: "shell",
    test: new RegExp(`${sources(SHELL).source}|/contract/help\\.ts$`),
    priority: 5,
  },
  { name: "hero", test: sources([HERO]), priority: 4 },
  // After what paints first: a group takes along what its modules import and no group before has.
  {
    name: "data",
    test: new RegExp(`node_modules/(?:${DATA_PACKAGES.join("|")})/|${DATA}`),
    priority: 3,
  },
  { name: "match", test: sources([MATCH]), priority: 2 },
  // The record of bets reads tickets on every site; the book would take them along.
  { name: "ticket", test: /\/contract\/api\/ticket\.ts/, priority: 3 },
  // Of the sports book: the kit, which every site has, must not take it along.
  { name: "book", test: BOOK, priority: 3 },
  // For the slip, the member's bets and their results.
  { name: "bets", test: BETS, priority: 2 },
  // Of the side layout: with the icons below it would bring all of them into the first load.
  {
    name: "rail-icons",
    test: /lucide-react\/.+\/(?:chevrons-left|chevrons-right|volume-2)\.mjs$/,
    priority: 3,
  },
  // Apart from the kit: an icon in a footer must not bring dialogs along.
  { name: "icons", test: /lucide-react/, minShareCount: 3, priority: 2 },
  // Most pages show none before the player asks for one.
  { name: "dialogs", test: sources([DIALOGS]), minShareCount: 3, priority: 2 },
  {
    name: "kit",
    test: /\/src\/(?:ui|lib|session|brand)\/|\/contract\/|styled-system/,
    minShareCount: 4,
    priority: 1,
  },
  // After the kit: what they import of it stays there.
  { name: "venue", test: sources([VENUE]), priority: 0 },
  { name: "feed", test: sources(FEED), priority: 0 },
  { name: "match-list", test: sources(MATCH_LIST), priority: 0 },
  { name: "tracker", test: sources([TRACKER]), priority: 0 },
];

function sources(patterns: readonly string[]): RegExp {
  return new RegExp(`/src/(?:${patterns.join("|")})$`);
}
