// How a member finds plays on the page of a match: lines side by side, search, own order of groups, folded head.
import { seriousFindings } from "../../browser/axe.ts";
import { expect, test, variantOf } from "./player.ts";
import { bookNow, enterSport, football, ownOf } from "./sport-page.ts";

test("a member finds a play in any group, orders the groups, and sees the score while scrolling", async ({
  site,
  players,
}) => {
  const { page } = site;
  const rich = football(await bookNow(site, "FT.RB")).filter(
    ({ more, state }) => more > 10 && state.se_now === "1H",
  );
  const match = ownOf(rich, "order");
  const sport = await enterSport({
    site,
    players,
    variant: variantOf("aurora"),
    search: `game=${match.gameId}`,
  });
  const t: typeof sport.say = (key, values) => sport.say(`sport.${key}`, values);
  const detail = page.getByRole("region", { name: t("detail.label") });
  const tabs = detail.getByRole("group", { name: t("detail.groups") }).getByRole("button");
  await test.step("the lines of the handicap stand beside those of the total", async () => {
    const card = detail.locator("details").first();
    await expect(card.locator("summary")).toContainText(t("view.play.OU"));
    const home = new RegExp(`${match.team_h} [-+]?[0-9.]`);
    await expect(card.getByRole("button", { name: home }).first()).toBeEnabled();
    await expect(card.getByRole("button", { name: t("view.side.over") }).first()).toBeEnabled();
  });
  await test.step("a search looks into every group", async () => {
    await tabs.filter({ hasText: t("detail.group.corners") }).click();
    await detail.getByRole("searchbox").fill(t("view.play.TS"));
    await expect(detail.locator("summary").first()).toContainText(t("view.play.TS"));
    await expect(
      detail.locator("[aria-pressed=true][class]").filter({ hasText: /\d$/ }),
    ).toHaveCount(0);
    await detail.getByRole("searchbox").fill("");
    await expect(tabs.filter({ hasText: t("detail.group.corners") })).toHaveAttribute(
      "aria-pressed",
      "true",
    );
  });
  await test.step("the order of the groups is the member's, by keyboard", async () => {
    await detail.getByRole("button", { name: t("detail.order.title") }).press("Enter");
    const dialog = page.getByRole("dialog");
    const up = dialog.getByRole("button", {
      name: t("detail.order.up", { group: t("detail.group.corners") }),
    });
    const rows = dialog.getByRole("listitem");
    const first = rows.first();
    const cross = await dialog.getByRole("button", { name: sport.say("ui.close") }).boundingBox();
    const note = await dialog.getByText(t("detail.order.note")).boundingBox();
    expect(cross?.y, "the cross stands beside the title").toBeLessThan(note?.y ?? 0);
    expect(cross?.x).toBeGreaterThan(note?.x ?? Infinity);
    while (!(await first.textContent())?.includes(t("detail.group.corners"))) {
      await up.press("Enter");
      await expect(up).toBeFocused();
    }
    expect(await seriousFindings(page, "[role=dialog]")).toEqual([]);
    await dialog.getByRole("button", { name: t("detail.order.done") }).click();
    await expect(tabs.nth(1)).toContainText(t("detail.group.corners"));
    await page.reload();
    await expect(tabs.nth(1)).toContainText(t("detail.group.corners"));
  });
  await test.step("the head folds into one line, and a group begins at its top", async () => {
    const back = detail.getByRole("button", { name: t("detail.back") });
    await expect(back).toHaveCount(1);
    await page.mouse.wheel(0, 1500);
    await expect(back).toHaveCount(2);
    await expect(tabs.first()).toBeInViewport();
    await tabs.nth(2).click();
    await expect(detail.locator("summary").first()).toBeInViewport();
  });
});
