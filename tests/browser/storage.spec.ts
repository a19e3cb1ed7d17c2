// Storage that is full, forbidden or full of garbage: the site works as for a new visitor.
import { authDialog } from "./auth-dialog.ts";
import { expect, QUIET, test, variantOf } from "./player.ts";

const aurora = variantOf("aurora");

const BROKEN = {
  full: () => {
    Storage.prototype.setItem = () => {
      throw new DOMException("full", "QuotaExceededError");
    };
  },
  forbidden: () => {
    for (const name of ["localStorage", "sessionStorage", "indexedDB"])
      Object.defineProperty(window, name, {
        get() {
          throw new DOMException("forbidden", "SecurityError");
        },
      });
  },
  nonsense: () => {
    if (window.name === "spoilt") return;
    window.name = "spoilt";
    const keys = ["token", "userId", "edition", "locale", "visitorId", "hideBalance", "DD_phone"];
    const more = ["rememberPassword", "rememberedName", "rememberedPassword", "rcode", "icode"];
    for (const key of [...keys, ...more])
      window.localStorage.setItem(key, `幸运\n{"a":[${"x".repeat(900)}`);
    window.sessionStorage.setItem("after-reload", "[{");
  },
} as const;

for (const [how, spoil] of Object.entries(BROKEN)) {
  test(`storage is ${how}: the site opens, and a member logs in and out`, async ({
    site,
    sandbox,
    players,
  }) => {
    const { page } = site;
    const player = await players.member("aurora");
    await page.addInitScript(spoil);
    await site.visit(aurora, QUIET);
    const dialog = authDialog(page, sandbox, aurora);
    await dialog.open("login");
    await dialog.logIn(player);
    await dialog.expectLoggedIn();
    await page.getByRole("button", { name: "经典版" }).click();
    await expect(page.locator("html")).toHaveAttribute("data-edition", "professional");
    await dialog.logOut();
  });
}
