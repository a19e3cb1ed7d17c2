// A home page on a phone ends before the thumb is tired.
import { expect, test, variantOf } from "./player.ts";

/** Pixels at 390 × 844. */
const LONGEST = 6500;

// These sample brands and editions have the most sections, and the tallest ones.
for (const [id, edition] of [
  ["titan", "classic"],
  ["titan", "professional"],
  ["harbor", "classic"],
] as const)
  test(`the home of ${id}, ${edition}, on a phone, with all its sections`, async ({ site }) => {
    const { page } = site;
    await page.setViewportSize({ width: 390, height: 844 });
    await site.visit(variantOf(id, edition), "/home");
    const sections = page.locator("main [id][aria-busy]");
    await expect(sections.last()).toBeAttached();
    for (const section of await sections.all()) {
      await section.scrollIntoViewIfNeeded();
      await expect(section).toHaveAttribute("aria-busy", "false");
      await site.settled();
    }
    const height = await page.evaluate(() => document.documentElement.scrollHeight);
    expect(height).toBeLessThanOrEqual(LONGEST);
    expect(height).toBeGreaterThan(LONGEST / 2);
  });
