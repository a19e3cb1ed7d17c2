// The authentication dialog in any locale.
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
  /** By the button in the header; on phones by the one in the sheet. */
  open(way: "login" | "register"): Promise<void>;
  logIn(player: Pick<Player, "name" | "password">): Promise<void>;
  captcha(kind: ShownCaptcha["kind"]): Locator;
  solvePicture(): Promise<void>;
  solveSlider(): Promise<void>;
  /** Registers with this name and password; a captcha may follow. */
  register(player: Pick<Player, "name" | "password">): Promise<void>;
  expectLoggedIn(): Promise<void>;
  logOut(): Promise<void>;
}

export function authDialog(page: Page, sandbox: Sandbox, { brand, locale }: Variant): AuthDialog {
  const say = sayOf(brand.id, locale);
  const box = page.getByRole("dialog").first();
  const shown = followPictures(page, brand.sealed);
  const captcha: AuthDialog["captcha"] = (kind) =>
    page.getByRole("dialog", { name: say(`auth.captcha.${kind}.title`) });
  const name = box.locator("form input[autocomplete=username]:not([readonly])");
  const password = box.locator("input[autocomplete=current-password]");
  const submit = box.locator("form button[type=submit]");
  // In the header of a wide window, and in the bottom bar of a phone.
  const menu = page.getByRole("button", { name: say("shell.account.menu") });
  const mine = page
    .getByRole("navigation", { name: say("shell.bottom") })
    .getByRole("button", { name: new RegExp(`^${say("shell.account.mine")}(?:，|$)`) });
  const account = menu.or(mine);
  return {
    say,
    box,
    name,
    password,
    submit,
    captcha,
    async open(way) {
      const button = page.getByRole("button", { name: say(`shell.account.${way}`), exact: true });
      const inHeader = button.first();
      const more = page.getByRole("button", { name: say("shell.more.title") });
      await expect(inHeader.or(more).first()).toBeVisible();
      if (await inHeader.isVisible()) await inHeader.click();
      else {
        await more.click();
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
      const drawing = picture.locator("img");
      await expect(drawing).toBeVisible();
      const { text } = await sandbox.captcha(brand.id, "picture", await shown(drawing));
      await picture.getByRole("textbox").fill(text);
      await picture.locator("button[type=submit]").click();
    },
    async solveSlider() {
      const slider = captcha("slider");
      const drawing = slider.locator("img").first();
      await expect(drawing).toBeVisible();
      await slider.getByRole("slider").fill(gapIn((await drawing.getAttribute("src")) ?? ""));
      await slider.locator("button[type=submit]").click();
    },
    async register(player) {
      await name.fill(player.name);
      for (const field of await box.locator("input[autocomplete=new-password]").all())
        await field.fill(player.password);
      await box.getByRole("checkbox").check();
      await submit.click();
    },
    async expectLoggedIn() {
      await expect(page.getByRole("dialog")).toHaveCount(0);
      await expect(account).toBeVisible();
    },
    async logOut() {
      const out = say("shell.account.logout");
      await account.press("Enter");
      const way = page.getByRole("menuitem", { name: out });
      await way.or(page.getByRole("dialog").getByRole("button", { name: out })).press("Enter");
      const sure = page.getByRole("dialog").filter({ hasText: say("shell.account.sureLogout") });
      await sure.getByRole("button", { name: out }).click();
      await expect(account).toBeHidden();
      await expect(page).toHaveURL(/\/home/);
    },
  };
}

/** Pixels from the left, read from the drawing, whose last part is the gap. */
function gapIn(src: string): string {
  const svg = Buffer.from(src.replace(/^.*base64,/, ""), "base64").toString();
  const x = [...svg.matchAll(/translate\((\d+) \d+\)/g)].at(-1)?.[1];
  if (x === undefined) throw new Error("the slider's drawing has no gap");
  return x;
}

/** Which picture is shown: read from its drawing; on sealed sites the newest picture. */
function followPictures(page: Page, sealed: boolean) {
  const ids = new Map<string, string>();
  page.on("response", async (response) => {
    if (!/Kaptcha$|kaptchcate$/.test(new URL(response.url()).pathname)) return;
    const { data } = (await response.json().catch(() => ({}))) as Given;
    if (data?.image !== undefined && data.xCode !== undefined) ids.set(data.image, data.xCode);
  });
  return async (image: Locator): Promise<string | undefined> => {
    if (sealed) return undefined;
    let id: string | undefined;
    await expect(async () => {
      id = ids.get((await image.getAttribute("src")) ?? "");
      expect(id).toBeDefined();
    }).toPass();
    return id;
  };
}

interface Given {
  readonly data?: {
    readonly image?: string;
    readonly xCode?: string;
  } | null;
}
