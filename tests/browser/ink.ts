// Measures how parts of a page are drawn: which pixels differ from the background.
import type { Locator, Page } from "playwright/test";

interface Ink {
  readonly ground: string; // commonest colour, as three numbers
  /** Pixels with a contrast of 3 : 1 to it, in the upper and the lower half. */
  readonly upper: number;
  readonly lower: number;
}

type Box = NonNullable<Awaited<ReturnType<Locator["boundingBox"]>>>;

/** Reads parts in the window from one screenshot, on an empty page without the site's policy. */
export async function inkReader(page: Page): Promise<(...parts: Locator[]) => Promise<Ink[]>> {
  const paper = await page.context().newPage();
  return async (...parts) => {
    const boxes = await Promise.all(parts.map((part) => part.boundingBox()));
    if (boxes.includes(null)) throw new Error("a part is not drawn");
    const picture = (await page.screenshot()).toString("base64");
    return await paper.evaluate(readInk, { picture, boxes: boxes as Box[] });
  };
}

interface Asked {
  readonly picture: string; // PNG in base 64, as large as the window
  readonly boxes: readonly Box[];
}

/** Runs in the page. */
async function readInk({ picture, boxes }: Asked): Promise<Ink[]> {
  const image = new Image();
  image.src = `data:image/png;base64,${picture}`;
  await image.decode();
  const drawing = new OffscreenCanvas(image.width, image.height).getContext("2d");
  if (drawing === null) throw new Error("the browser has no canvas");
  drawing.drawImage(image, 0, 0);

  const linear = (value: number) =>
    value <= 10 ? value / 3294.6 : ((value / 255 + 0.055) / 1.055) ** 2.4;
  const lightOf = (colour: string) => {
    const [red = 0, green = 0, blue = 0] = colour.split(",").map((value) => linear(Number(value)));
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue + 0.05;
  };
  const commonest = (colours: readonly string[]) => {
    const counts = new Map<string, number>();
    for (const colour of colours) counts.set(colour, (counts.get(colour) ?? 0) + 1);
    return [...counts].reduce((most, one) => (one[1] > most[1] ? one : most))[0];
  };

  return boxes.map((box) => {
    // With two pixels around it, which are the background of a small drawing.
    const [left, top] = [Math.round(box.x) - 2, Math.round(box.y) - 2];
    const [width, height] = [Math.round(box.width) + 4, Math.round(box.height) + 4];
    const { data } = drawing.getImageData(left, top, width, height);
    const colours = Array.from({ length: width * height }, (_, at) =>
      data.subarray(at * 4, at * 4 + 3).join(),
    );
    const ground = commonest(colours);
    const light = lightOf(ground);
    const isInk = (colour: string) => {
      const ratio = lightOf(colour) / light;
      return Math.max(ratio, 1 / ratio) >= 3;
    };
    const half = Math.floor(height / 2) * width;
    const count = (some: readonly string[]) => some.filter(isInk).length;
    return {
      ground,
      upper: count(colours.slice(0, half)),
      lower: count(colours.slice(colours.length - half)),
    };
  });
}
