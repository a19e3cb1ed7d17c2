// Pictures of pages, as `brand gallery` and `brand qa` take them.
import { expect, test } from "playwright/test";
import { stillPicture } from "../../browser/picture.ts";

test("a picture waits for a placeholder whose view does not say that it is loading", async ({
  page,
}) => {
  await page.setContent(
    '<main><span data-skeleton style="display: block; height: 40px; background: gray"></span></main>',
  );
  // Longer than the pause after which two equal pictures count as rest.
  await page.evaluate(() => {
    const until = performance.now() + 1200;
    const load = (now: number) => {
      if (now < until) requestAnimationFrame(load);
      else document.querySelector("main")?.replaceChildren("loaded");
    };
    requestAnimationFrame(load);
  });
  const taken = await stillPicture(page, "png");
  await expect(page.getByText("loaded")).toBeVisible();
  expect(taken.equals(await stillPicture(page, "png"))).toBe(true);
});
