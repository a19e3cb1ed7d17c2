import type { Page } from "playwright-core";

/** Waits until every image is decoded, lazy ones and backgrounds included. @returns those that cannot be shown */
export async function undecodedImages(page: Page): Promise<string[]> {
  return await page.evaluate(missingImages);
}

/** Runs in the page. @returns addresses of images that cannot be decoded */
async function missingImages(): Promise<string[]> {
  const laidOut = [...document.querySelectorAll("*")].filter((element) =>
    element.checkVisibility(),
  );
  const own = laidOut.filter((element) => element instanceof HTMLImageElement);
  const styles = laidOut.flatMap((element) =>
    [null, "::before", "::after"].map((part) => getComputedStyle(element, part)),
  );
  const addresses = styles.flatMap(({ backgroundImage, maskImage }) =>
    [...`${backgroundImage} ${maskImage}`.matchAll(/url\("([^"]+)"\)/g)].map(([, url]) => url),
  );
  const backgrounds = [...new Set(addresses)].map((url) =>
    Object.assign(new Image(), { src: url }),
  );
  const missing = await Promise.all([...own, ...backgrounds].map(addressIfMissing));
  return missing.filter((address) => address !== null);

  async function addressIfMissing(image: HTMLImageElement): Promise<string | null> {
    if (image.getAttribute("src") === null) return null;
    image.loading = "eager"; // the picture may reach further down than the window
    const { src } = image;
    try {
      await image.decode();
    } catch {
      // Its address has changed, or it was removed from the page.
      if (image.src !== src) return addressIfMissing(image);
      if (own.includes(image) && !image.isConnected) return null;
      return src;
    }
    return image.naturalWidth === 0 ? src : null;
  }
}
