// Script in the server's texts never runs, even without the site's policies, with which all other tests run.
// `npm run matrix` has the same stories for every site, with its policies too.
import {
  answer,
  expectNothingRan,
  injectIntoAccount,
  injectIntoHome,
  injectIntoMessages,
} from "./injected-markup.ts";
import { injectIntoActivities, injectIntoChat } from "./injected-engagement.ts";
import { expect, QUIET, test, variantOf } from "./player.ts";

const aurora = variantOf("aurora");

test.describe("without policies", () => {
  // An invalid image address is logged by the browser.
  test.use({
    bypassCSP: true,
    forgiven: /Failed to load resource|foreign request: (javascript|http:\/\/x)/,
  });

  test("the home page shows injected markup as text", async ({ site }) => {
    await injectIntoHome(site, aurora);
  });

  test("messages, masked phones and member data show injected markup as text", async ({
    site,
    sandbox,
    players,
  }) => {
    await injectIntoAccount({ site, sandbox, players }, aurora);
  });

  test("messages and feedback show injected markup as text", async ({ site, sandbox, players }) => {
    await injectIntoMessages({ site, sandbox, players }, aurora);
  });

  test("activities, levels and rewards show injected markup as text", async ({
    site,
    sandbox,
    players,
  }) => {
    await injectIntoActivities({ site, sandbox, players }, aurora);
  });

  test("the chat shows injected markup as text", async ({ site, sandbox, players }) => {
    await injectIntoChat({ site, sandbox, players }, aurora);
  });
});

test("customer service opens no address but those of the brand", async ({ site }) => {
  const { page } = site;
  await site.visit(aurora, QUIET);
  const path = /\/onlinecustomservice$/;
  for (const url of [
    "javascript:window.hit=1",
    "https://support.aurora-sport.example@evil.example/",
  ]) {
    await answer(page, path, { status_code: 6000, message: "", data: { url } });
    await page.getByRole("button", { name: "在线客服" }).first().click();
    const dialog = page.getByRole("dialog");
    await expect(dialog.getByText(/在线客服暂时无法打开/), url).toBeVisible();
    await expect(dialog.getByRole("link")).toHaveCount(0);
    await page.keyboard.press("Escape");
    await expect(dialog).toBeHidden();
    await page.unroute(path);
  }
  await expectNothingRan(page);
});
