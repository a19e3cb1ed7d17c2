// Sections of the page where a member proves and binds.
import type { Locator, Page } from "playwright/test";
import type { AuthDialog } from "./auth-dialog.ts";
import { expect } from "./open-site.ts";

/** Asks for a code; where a captcha comes first, it is solved. */
export async function getCode(section: Locator, dialog: AuthDialog): Promise<void> {
  const slider = dialog.captcha("slider");
  const wait = section.getByRole("button", { name: /\d+/ });
  await section.getByRole("button", { name: dialog.say("account.code.get") }).click();
  await expect(slider.locator("img").first().or(wait)).toBeVisible();
  if (await slider.isVisible()) await dialog.solveSlider();
  await expect(wait).toBeDisabled();
}

/** The section, opened. */
export async function openSection(page: Page, item: string): Promise<Locator> {
  const section = page.locator(`section#${item}`);
  const head = section.getByRole("button").first();
  if ((await head.getAttribute("aria-expanded")) !== "true") await head.click();
  return section;
}
