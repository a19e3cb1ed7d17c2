// Tests `expectImages` with images that are late or missing.
import { expect, type Page, test } from "playwright/test";
import { expectImages } from "../browser/images-decoded.ts";
import { takePicture } from "../browser/picture.ts";

const SITE = "http://images.localhost";
const SVG = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8"><rect width="8" height="8"/></svg>`;

/** Opens a page with this body; every other address is an image. */
async function openBody(page: Page, body: string): Promise<void> {
  await page.route(`${SITE}/**`, async (route) => {
    const { pathname } = new URL(route.request().url());
    if (pathname === "/") await route.fulfill({ contentType: "text/html", body });
    else if (pathname === "/gone.svg") await route.fulfill({ status: 404, body: "" });
    else if (pathname === "/cut.svg") await route.abort();
    else if (pathname === "/noise.png")
      await route.fulfill({ contentType: "image/png", body: "noise" });
    else await route.fulfill({ contentType: "image/svg+xml", body: SVG });
  });
  await page.goto(SITE);
}

const FAR = `<div style="height: 20000px"></div>`;

for (const [what, body, address] of [
  ["an image that is not there", `<img src="/gone.svg">`, "/gone.svg"],
  ["an image whose answer is cut", `<img src="/cut.svg">`, "/cut.svg"],
  ["an image that is none", `<img src="/noise.png">`, "/noise.png"],
  ["a lazy image far below", `${FAR}<img loading="lazy" src="/gone.svg">`, "/gone.svg"],
  ["a background", `<div style="background: url(/gone.svg); height: 9px"></div>`, "/gone.svg"],
  [
    "a background of generated content",
    `<style>p::before { content: ""; background: url(/cut.svg) }</style><p>text</p>`,
    "/cut.svg",
  ],
] as const) {
  test(`no picture with ${what}`, async ({ page }) => {
    await openBody(page, `<img src="/there.svg">${body}`);
    const taken = takePicture(page, "planted-missing-image");
    await expect(taken).rejects.toThrow(`+   "${SITE}${address}"`);
    await expect(taken).rejects.not.toThrow("/there.svg");
  });
}

test("a picture waits for an image that is late", async ({ page }) => {
  const answers = Promise.withResolvers<void>();
  const asked = Promise.withResolvers<void>();
  await page.route(`${SITE}/late.svg`, async (route) => {
    asked.resolve();
    await answers.promise;
    await route.fulfill({ contentType: "image/svg+xml", body: SVG });
  });
  await page.route(`${SITE}/`, (route) =>
    route.fulfill({
      contentType: "text/html",
      body: `${FAR}<img loading="lazy" src="/late.svg"><img hidden src="/no-matter.svg"><img>`,
    }),
  );
  await page.route(`${SITE}/no-matter.svg`, (route) => route.abort());
  await page.goto(SITE);
  const order: string[] = [];
  const checked = expectImages(page).then(() => order.push("checked"));
  await asked.promise;
  order.push("answered");
  answers.resolve();
  await checked;
  expect(order).toEqual(["answered", "checked"]);
});
