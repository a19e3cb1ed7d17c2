// Follows the links of every selected site, as a visitor and as a member: none leads to an address without a page,
// and no page on the way reports an error.
import { BOUND } from "../../browser/routes-of.ts";
import { crawlLinks } from "../browser/crawl-links.ts";
import { expect } from "../browser/player.ts";
import { test } from "./timed-test.ts";
import { asked } from "./walks.ts";

/** Addresses of one page show the same links. */
const PER_PAGE = 8;

for (const { variant, name } of asked)
  for (const who of ["visitor", "member"] as const)
    test(`${name}: no link of a ${who} leads nowhere`, async ({ site, players }) => {
      if (who === "visitor") await site.open(variant);
      else await players.enter(await players.member(variant.brand.id, BOUND), variant);
      const crawl = await crawlLinks(site, variant, {
        member: who === "member",
        perPage: PER_PAGE,
      });
      expect(crawl.dead).toEqual([]);
      expect(crawl.visited.length).toBeGreaterThan(20);
    });
