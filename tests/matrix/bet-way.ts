// A bet on a site, from the press to its cash-out.
import { expect, type SitePage } from "../browser/open-site.ts";
import type { Players } from "../browser/player.ts";
import type { Sandbox } from "../browser/sandbox-control.ts";
import { priceId, slipPage, some } from "../browser/slip-page.ts";
import { ownShare } from "../browser/sport-page.ts";
import type { Variant } from "../browser/sites.ts";

interface Means {
  readonly site: SitePage;
  readonly sandbox: Sandbox;
  readonly players: Players;
}

export async function betWay({ site, sandbox, players }: Means, variant: Variant): Promise<void> {
  const slip = slipPage(site, variant);
  const player = await players.member(variant.brand.id, { balanceCents: 1_000_000 });
  const [match] = some(ownShare(await slip.enter(players, player, "show=FU")), 1);
  await slip.load(`show=FU&leagues=${match.leagueId}`);
  await sandbox.steer.price(priceId(match, "R"), "1.00");
  await slip.pick(match, "R");
  await expect(slip.cards).toContainText("1.00");
  await slip.stake().fill("100");
  await slip.expectSums({ risk: "100", win: "100", back: "200" });
  await slip.place.click();
  await slip.expectPlaced("accepted");
  await expect(slip.balance).toContainText("9,900");

  await slip.tab("bets");
  const bet = slip.box.getByRole("article");
  await expect(bet).toContainText(`${match.team_h} vs ${match.team_c}`);
  await bet.getByRole("button", { name: slip.say("bets.cashOut.name") }).click();
  await bet.getByRole("button", { name: slip.say("bets.cashOut.take") }).click();
  await expect(bet).toHaveCount(0);
  const { lockedCents, problems } = await sandbox.bets(player.site, player.name);
  expect([lockedCents, problems]).toEqual([0, []]);
}
