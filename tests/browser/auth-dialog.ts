// The authentication dialog as a player meets it, in any locale.
import type { Locator, Page } from "playwright/test";
import { expect } from "./open-site.ts";
import type { Player } from "./player.ts";
import type { Sandbox, ShownCaptcha } from "./sandbox-control.ts";
import { type Say, sayOf } from "./site-texts.ts";
import type { Variant } from "./sites.ts";

export interface AuthDialog {
  readonly say: Say;
  readonly box: Locator;
  readonly name: Locator;
  readonly password: Locator;
  readonly submit: Locator;
  /** Opens it by the button in the header, on phones by the one in the sheet. */
  open(way: "login" | "register"): Promise<void>;
  /** Types into the login form and sends it. */
  logIn(player: Pick<Player, "name" | "password">): Promise<void>;
  /** The captcha over the dialog. */
  captcha(kind: ShownCaptcha["kind"]): Locator;
  solvePicture(): Promise<void>;
  solveSlider(): Promise<void>;
  /** Header or sheet of a member. */
  expectLoggedIn(): Promise<void>;
}

export function authDialog(page: Page, sandbox: Sandbox, { brand, locale }: Variant): AuthDialog {
  const say = sayOf(brand.id, locale);
  const box = page
    .locator("[role=dialog]")
    .filter({ has: page.locator("form") })
    .first();
  const shown = followCaptchas(page);
  const captcha: AuthDialog["captcha"] = (kind) =>
    page.getByRole("dialog", { name: say(`auth.captcha.${kind}.title`) });
  const name = box.locator("form input[autocomplete=username]:not([readonly])");
  const password = box.locator("input[autocomplete=current-password]");
  const submit = box.locator("form button[type=submit]");
  return {
    say,
    box,
    name,
    password,
    submit,
    captcha,
    async open(way) {
      const button = page.getByRole("button", { name: say(`shell.account.${way}`), exact: true });
      const inHeader = page.getByRole("banner").locator(button).first();
      if (await inHeader.isVisible()) await inHeader.click();
      else {
        await page.getByRole("button", { name: say("shell.more.title") }).click();
        await page.getByRole("dialog").locator(button).click();
      }
      await expect(name).toBeVisible();
    },
    async logIn(player) {
      await name.fill(player.name);
      await password.fill(player.password);
      await submit.click();
    },
    async solvePicture() {
      const picture = captcha("picture");
      await expect(picture.getByRole("img")).toBeVisible();
      const { text } = await sandbox.captcha(brand.id, "picture", shown.picture());
      await picture.getByRole("textbox").fill(text);
      await picture.locator("button[type=submit]").click();
    },
    async solveSlider() {
      const slider = captcha("slider");
      await expect(slider.locator("img").first()).toBeVisible();
      const { x } = await sandbox.captcha(brand.id, "slider", shown.slider());
      await slider.getByRole("slider").fill(String(x));
      await slider.locator("button[type=submit]").click();
    },
    async expectLoggedIn() {
      await expect(page.getByRole("dialog")).toHaveCount(0);
      await expect(
        page.getByRole("banner").getByRole("button", { name: say("shell.account.menu") }),
      ).toBeVisible();
    },
  };
}

/** Ids of the last captchas this page was given; undefined where the answers are sealed. */
function followCaptchas(page: Page) {
  let picture: string | undefined;
  let slider: string | undefined;
  page.on("response", async (response) => {
    const { pathname } = new URL(response.url());
    if (!/Kaptcha$|kaptchcate$|sliderPuzzle$/.test(pathname)) return;
    const { data } = (await response.json().catch(() => ({}))) as {
      readonly data?: { readonly xCode?: string; readonly lot_number?: string } | null;
    };
    picture = data?.xCode ?? picture;
    slider = data?.lot_number ?? slider;
  });
  return { picture: () => picture, slider: () => slider };
}
