// Follows the links of a brand, page by page, as a member: none leads to an address without a page, nor to one that the
// site's flags close.
import { BOUND } from "../../browser/routes-of.ts";
import { crawlLinks } from "./crawl-links.ts";
import { expect } from "./open-site.ts";
import { test, variantOf } from "./player.ts";

/** Visited for every brand by smoke.spec.ts, or they start games. */
const OTHER = [
  "home",
  "local-sport",
  "agent",
  "sponsor",
  "download",
  "friend-invitation",
  "userinfo",
  "help",
  "legal",
  "game",
  "slot-game",
];

/**
 * A brand whose deposits are closed. accessibility.spec.ts checks the links of aurora and titan, `npm run matrix` those
 * of all brands.
 */
const { brand } = variantOf("lotus");
const { id, defaultEdition: edition, defaultLocale: locale } = brand;

test("no link leads nowhere", async ({ site, players }) => {
  const variant = { brand, edition, locale };
  await players.enter(await players.member(id, BOUND), variant);
  const crawl = await crawlLinks(site, variant, { skip: OTHER, member: true, perPage: 1 });
  expect(crawl.dead).toEqual([]);
  expect(crawl.visited.length).toBeGreaterThan(10);
});
