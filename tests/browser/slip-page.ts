// The sports page with its slip, in any locale. Matches are named as in the book.
import type { Locator, Page } from "playwright/test";
import type { SportMarket, SportMatch } from "#contract/api/sport.ts";
import { expect } from "./open-site.ts";
import { methodOf } from "./slip-calls.ts";
import type { Player, Players } from "./player.ts";
import { type Say, sayOf } from "./site-texts.ts";
import type { SitePage } from "./open-site.ts";
import type { Variant } from "./sites.ts";

/** Columns of the table: `R` handicap, `OU` over and under, `M` 1X2. */
type Base = "R" | "OU" | "M";

export interface SlipPage {
  readonly say: Say;
  readonly box: Locator; // the rail, or the sheet on phones
  readonly cards: Locator;
  card(match: SportMatch): Locator;
  readonly place: Locator;
  readonly balance: Locator; // in the shell
  readonly toast: Locator;
  readonly receipts: Locator;
  /** Opens the matches of a query and returns them. */
  enter(players: Players, player: Player, asked: string): Promise<readonly SportMatch[]>;
  /** As `enter`, by loading the page with the present session. */
  load(asked: string): Promise<readonly SportMatch[]>;
  /** A price of the table, by its index in the market. */
  price(match: SportMatch, base: Base, side: number): Locator;
  pick(match: SportMatch, base: Base, side?: number): Promise<void>;
  mode(mode: "single" | "multiple" | "series"): Promise<void>;
  tab(tab: "slip" | "bets"): Promise<void>;
  /** The amount of a selection by index, or of a series by name. */
  stake(nth?: number): Locator;
  expectSums(sums: {
    readonly risk: string;
    readonly win: string;
    readonly back: string;
  }): Promise<void>;
  /** Shows what the row of options holds. */
  options(): Promise<void>;
  /** Sets how changed odds are accepted. */
  accept(rule: "any" | "better" | "ask"): Promise<void>;
  /** Waits for the receipts of all tickets. */
  expectPlaced(...states: ("accepted" | "refused")[]): Promise<void>;
}

const ORDER = ["R", "OU", "M"] as const satisfies readonly Base[];
export const SPORT = "/game/sport/crty";

export function slipPage(site: SitePage, variant: Variant): SlipPage {
  const { page } = site;
  const text = sayOf(variant.brand.id, variant.locale);
  const say: Say = (key, values) => text(`sport.${key}`, values);
  const box = page.locator("[data-slip-rail]:visible, [role=dialog]:has([role=tablist])");
  const cards = box.getByRole("list", { name: say("view.picks") }).getByRole("article");
  const price: SlipPage["price"] = (match, base, side) =>
    page.locator(`[data-key="${match.gameId}"] [data-spot="${spotOf(match, base, side)}"] button`);
  const listed = async (open: () => Promise<void>) => {
    const answer = page.waitForResponse((response) => methodOf(response.request()) === "matchList");
    await open();
    const { data } = (await (await answer).json()) as { data: { matches: SportMatch[] } };
    await page.locator("[data-spot]").first().waitFor();
    return data.matches;
  };
  return {
    say,
    box,
    cards,
    card: ({ team_h: home, team_c: away }) => cards.filter({ hasText: `${home} vs ${away}` }),
    place: placeButton(box, say),
    balance: page.getByRole("group", { name: text("shell.account.balance") }),
    toast: page.locator("output > span:has(> svg)"),
    receipts: receiptsIn(box, say),
    enter: (players, player, asked) =>
      listed(() => players.enter(player, variant, `${SPORT}?${asked}`, site)),
    load: (asked) => listed(() => site.visit(variant, `${SPORT}?${asked}`)),
    price,
    async pick(match, base, side = 0) {
      await focusInList(page, match, spotOf(match, base, side));
      await price(match, base, side).click();
    },
    mode: (mode) => pressRadio(box, say(`view.mode.${mode}`)),
    tab: (tab) => box.getByRole("tab", { name: say(`rail.tab.${tab}`) }).click(),
    stake: (nth = 0) => box.getByRole("textbox").nth(nth),
    async expectSums({ risk, win, back }) {
      await expect(figure(box, say("view.risk"))).toHaveText(`¥ ${risk}`);
      await expect(figure(box, say("view.return"))).toHaveText(`¥ ${back}`);
      await expect(figure(box, say("view.win")).last()).toHaveText(`¥ ${win}`);
    },
    options: () => openOptions(box, say),
    async accept(rule) {
      await openOptions(box, say);
      await box.getByRole("combobox", { name: say("view.accept.label") }).click();
      await page.getByRole("option", { name: say(`view.accept.${rule}`) }).click();
    },
    async expectPlaced(...states) {
      const head = box.getByRole("heading", { name: say("view.receipt.title") });
      // In-play bets stay pending for a delay, and the slip asks for them at growing intervals.
      await expect(head).toBeVisible({ timeout: 20_000 });
      const rows = receiptsIn(box, say);
      await expect(rows).toHaveCount(states.length);
      for (const [at, state] of states.entries())
        await expect(rows.nth(at)).toContainText(say(`view.receipt.${state}`));
    },
  };
}

/** Prices stand side by side where there are three of them, and in sports whose matches have one line. */
function spotOf(match: SportMatch, base: Base, side: number): string {
  const beside =
    !["FT", "VF", "BK"].includes(match.sport) || mainMarket(match, base).prices.length > 2;
  const column = 1 + ORDER.indexOf(base);
  return beside && side > 0 ? `0:${column + side / 10}` : `${beside ? 0 : side}:${column}`;
}

/** The first line of a play. */
export function mainMarket({ markets, gameId }: SportMatch, base: Base): SportMarket {
  const found = markets.find(({ w, row }) => row === 0 && new RegExp(`^R?${base}E?$`).test(w));
  if (found === undefined) throw new Error(`${gameId} has no ${base}`);
  return found;
}

/** Id of a price, by its index in the table. */
export function priceId(match: SportMatch, base: Base, side = 0): string {
  const { id } = mainMarket(match, base);
  return `${id}:${(base === "OU" ? ["O", "U"] : ["H", "C", "N"])[side] ?? ""}`;
}

/** A tuple of N. */
type Several<T, N extends number, R extends readonly T[] = []> = R["length"] extends N
  ? R
  : Several<T, N, readonly [...R, T]>;

/** As many as a test needs. */
export function some<N extends number>(
  matches: readonly SportMatch[],
  count: N,
): Several<SportMatch, N> {
  const found = matches.filter(
    ({ markets, gameId }) => markets.length > 2 && !gameId.endsWith("c"),
  );
  if (found.length < count) throw new Error(`the book has ${found.length} matches only`);
  return found.slice(0, count) as unknown as Several<SportMatch, N>;
}

interface Opened<N extends number> {
  readonly site: SitePage;
  readonly players: Players;
  readonly variant: Variant;
  readonly asked: string; // query of the address
  readonly count: N; // matches the test needs
  readonly balanceCents?: number;
}

/** A new member with money, in front of the matches of a query. */
export async function openSlip<N extends number>(
  opened: Opened<N>,
): Promise<{
  readonly slip: SlipPage;
  readonly player: Player;
  readonly matches: Several<SportMatch, N>;
  /** All matches of the answer, those for corners included. */
  readonly listed: readonly SportMatch[];
}> {
  const { site, players, variant, asked, count, balanceCents = 1_000_000 } = opened;
  const slip = slipPage(site, variant);
  const player = await players.member(variant.brand.id, { balanceCents });
  const listed = await slip.enter(players, player, asked);
  return { slip, player, listed, matches: some(listed, count) };
}

function figure(box: Locator, name: string): Locator {
  // Exact: 本金 is also part of 返还（含本金）.
  const term = box.page().locator("dt").getByText(name, { exact: true });
  return box.locator("dl > div").filter({ has: term }).locator("dd");
}

function placeButton(box: Locator, say: Say): Locator {
  const names = ["view.place", "view.acceptAndPlace", "view.loginAndPlace"].map((key) => say(key));
  return box.getByRole("button", { name: new RegExp(names.join("|")) });
}

function receiptsIn(box: Locator, say: Say): Locator {
  const head = box.page().getByRole("heading", { name: say("view.receipt.title") });
  return box.locator("section").filter({ has: head }).locator("> ul > li");
}

async function openOptions(box: Locator, say: Say): Promise<void> {
  const row = box.getByRole("button", { name: say("view.options") });
  if ((await row.getAttribute("aria-expanded")) === "false") await row.click();
  await expect(row).toHaveAttribute("aria-expanded", "true");
}

/** Presses the label. */
async function pressRadio(box: Locator, name: string): Promise<void> {
  const radio = box.page().getByRole("radio", { name, exact: true });
  await box.locator("label").filter({ has: radio }).click();
  await expect(box.getByRole("radio", { name, exact: true })).toBeChecked();
}

/**
 * The list renders only rows near the window, and drops rows at its edge when rows above are higher than estimated.
 * A row with the focus stays, so it is focused in the task that finds it.
 */
async function focusInList(page: Page, { gameId }: SportMatch, spot: string): Promise<void> {
  const button = `[data-key="${gameId}"] [data-spot="${spot}"] button`;
  await expect.poll(() => page.evaluate(scrollUntilFocused, button), { intervals: [0] }).toBe(true);
}

/** Runs in the page: scrolls down from the current position, then from the top. */
async function scrollUntilFocused(button: string): Promise<boolean> {
  // The rows of the window are rendered one frame after scrolling.
  const drawn = () => new Promise((resolve) => requestAnimationFrame(resolve));
  const root = document.documentElement;
  const focused = () => {
    const found = document.querySelector<HTMLElement>(button);
    found?.focus({ preventScroll: true });
    return found !== null && found === document.activeElement;
  };
  // Measuring rows can move the end of the list, so the loop ends with the focus and not with the scroll position.
  while (!focused()) {
    if (window.scrollY + window.innerHeight >= root.scrollHeight - 1) {
      window.scrollTo(0, 0);
      await drawn();
      return focused();
    }
    window.scrollBy(0, window.innerHeight);
    await drawn();
  }
  return true;
}

/** Both presses in one task. */
export async function pressTwice(button: Locator): Promise<void> {
  await expect(button).toBeEnabled();
  await button.evaluate((element: HTMLElement) => {
    element.click();
    element.click();
  });
}
