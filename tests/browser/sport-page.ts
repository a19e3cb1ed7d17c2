// The sports page under test: cells of its grid, and the book as the feed sends it.
import type { Locator, Page } from "playwright/test";
import { WebSocket } from "ws";
import type { SportMarket, SportMatch } from "./feed-line.ts";
import { type FeedMessage, ODDS_STREAM } from "#contract/api/sport-feed.ts";
import type { PlayBase } from "#contract/betting/play-shapes.ts";
import { PLAYS } from "#contract/betting/plays.ts";
import { expect, type Players, test } from "./player.ts";
import type { SitePage } from "./open-site.ts";
import { sandboxAt } from "./sandbox-control.ts";
import { type Say, sayOf } from "./site-texts.ts";
import type { Variant } from "./sites.ts";

export const LOCAL = "/game/sport/crty";

export type Snapshot = Extract<FeedMessage, { readonly type: "snapshot" }>;

export interface SportPage {
  readonly page: Page;
  readonly say: Say;
  readonly grid: Locator;
  readonly search: Locator;
  /** Rows of visible matches, without league headers. */
  readonly matches: Locator;
  readonly leagues: Locator;
  /** The row of a visible match. */
  row(gameId: string): Locator;
  place(gameId: string, spot: string): Locator;
  /** Makes a match visible by searching for it. */
  find(match: SportMatch): Promise<Locator>;
  link(group: "sportsNav" | "showTypes" | "days" | "quickLeagues", name: string | RegExp): Locator;
  loaded(): Promise<void>;
}

export function sportPage(page: Page, { brand, locale }: Variant): SportPage {
  const say = sayOf(brand.id, locale);
  const grid = page.getByRole("grid", { name: say("sport.list.table") });
  const row = (gameId: string) => grid.locator(`[data-key="${gameId}"]`);
  const search = page.getByRole("searchbox", { name: say("sport.list.search") });
  return {
    page,
    say,
    grid,
    search,
    row,
    matches: grid.locator('[data-row]:not([data-key^="league:"])'),
    leagues: grid.locator('[data-key^="league:"]'),
    place: (gameId, spot) =>
      row(gameId).locator(`button[data-spot="${spot}"], [data-spot="${spot}"] button`),
    async find({ gameId, team_h: home, team_c: away }) {
      await search.fill(`${home} ${away}`);
      await expect(row(gameId)).toBeVisible();
      return row(gameId);
    },
    link: (group, name) =>
      page
        .getByRole(group === "quickLeagues" ? "list" : "navigation", {
          name: say(`sport.list.${group}`),
          exact: true,
        })
        .getByRole("link", { name }),
    async loaded() {
      await expect(grid.locator("[data-row]").first()).toBeVisible();
    },
  };
}

interface Entered {
  readonly site: SitePage;
  readonly players: Players;
  readonly variant: Variant;
  readonly search?: string; // query of the address
}

/** A new member in the local view. */
export async function enterSport(entered: Entered): Promise<SportPage> {
  const { site, players, variant, search = "" } = entered;
  const player = await players.member(variant.brand.id, { balanceCents: 100_000 });
  await players.enter(player, variant, `${LOCAL}${search && `?${search}`}`);
  return sportPage(site.page, variant);
}

/** The current snapshot of a channel. */
export function bookNow(site: SitePage, channel: string, locale = "zh-CN"): Promise<Snapshot> {
  const port = portOf(site);
  return new Promise((resolve, reject) => {
    const socket = new WebSocket(`ws://127.0.0.1:${port}${ODDS_STREAM}?site=6101&locale=${locale}`);
    socket.on("error", reject);
    socket.on("open", () =>
      socket.send(JSON.stringify({ type: "subscribe", channel, since: null })),
    );
    socket.on("message", (data) => {
      const message = JSON.parse(String(data)) as FeedMessage;
      if (message.type !== "snapshot") return;
      socket.close();
      resolve(message);
    });
  });
}

function portOf(site: SitePage): string {
  return new URL(site.origin("aurora")).port;
}

/** Without the matches for corners, which have the same teams. */
export function football({ matches }: Snapshot): SportMatch[] {
  return matches.filter(({ gameId }) => !gameId.endsWith("c"));
}

/** Matches that only this worker's tests change. */
export function ownShare(matches: readonly SportMatch[]): readonly SportMatch[] {
  const { parallelIndex, config } = test.info();
  const share = matches.filter(({ gameId }) => sumOf(gameId) % config.workers === parallelIndex);
  // A short list may leave none.
  return share.length > 0 ? share : matches;
}

/** A match that only this test changes. @param purpose unique among the tests of a worker */
export function ownOf(matches: readonly SportMatch[], purpose: string): SportMatch {
  const share = ownShare(matches);
  const own = share[sumOf(purpose) % share.length];
  if (!own) throw new Error("the book has no such match in play");
  return own;
}

function sumOf(text: string): number {
  return [...text].reduce((total, letter) => (total * 31 + letter.charCodeAt(0)) % 9973, 7);
}

export function marketOf(
  { markets }: Pick<SportMatch, "markets">,
  base: PlayBase,
  period: "full" | "half" = "full",
): SportMarket | undefined {
  return markets.find(({ w, row }) => {
    const spec = PLAYS.get(w);
    return spec?.base === base && spec.period === period && row === 0;
  });
}

export function isOpen(market: SportMarket | undefined): market is SportMarket {
  return market?.state === "open" && market.prices.every(({ active }) => active);
}

/** Longer than any test uses a match. */
const QUIET_SECONDS = 60;

/** Football in play with open markets and no event for a while. */
export async function bettable(site: SitePage, locale = "zh-CN"): Promise<SportMatch[]> {
  const quiet = await sandboxAt(portOf(site)).steer.quiet(QUIET_SECONDS);
  return football(await bookNow(site, "FT.RB", locale)).filter(
    (match) =>
      quiet.includes(match.gameId) && isOpen(marketOf(match, "R")) && isOpen(marketOf(match, "OU")),
  );
}

/** Playwright itself waits for disabled elements. */
export async function pressInVain(cell: Locator): Promise<void> {
  await cell.click({ force: true });
  await expect(cell).toHaveAttribute("aria-pressed", "false");
}
