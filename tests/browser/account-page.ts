// Sections of the security page, where a member binds contacts and changes passwords.
import type { Locator, Page } from "playwright/test";
import type { AuthDialog } from "./auth-dialog.ts";
import { expect } from "./open-site.ts";

/** Requests a code, and solves a captcha when one is required. */
export async function getCode(section: Locator, dialog: AuthDialog): Promise<void> {
  const slider = dialog.captcha("slider");
  const wait = section.getByRole("button", { name: /\d+/ });
  await section.getByRole("button", { name: dialog.say("account.code.get") }).click();
  await expect(slider.locator("img").first().or(wait)).toBeVisible();
  if (await slider.isVisible()) await dialog.solveSlider();
  await expect(wait).toBeDisabled();
}

export async function openSection(page: Page, item: string): Promise<Locator> {
  const section = page.locator(`section#${item}`);
  const head = section.getByRole("button").first();
  if ((await head.getAttribute("aria-expanded")) !== "true") await head.click();
  return section;
}
