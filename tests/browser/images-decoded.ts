// Pictures of pages are taken with `expectImages`, so that no image is missing on them.
import { expect, type Page } from "playwright/test";
import { undecodedImages } from "../../browser/images-decoded.ts";

/** Waits until every image is decoded, lazy ones and backgrounds included; fails when one is missing. */
export async function expectImages(page: Page): Promise<void> {
  expect(await undecodedImages(page), "images that cannot be shown").toEqual([]);
}
