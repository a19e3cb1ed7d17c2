// The subjects of a home's drawing are whole: the frame does not cut them, and the live card does not cover them.
import type { Locator } from "playwright/test";
import { expect, test } from "./player.ts";
import { builtBrands, type Variant, variants } from "./sites.ts";

type Box = readonly [left: number, top: number, right: number, bottom: number];

interface Drawing {
  readonly size: readonly [width: number, height: number];
  /** In units of the drawing. */
  readonly subjects: Readonly<Record<string, Box>>;
}

const DRAWINGS: Readonly<Record<string, Drawing>> = {
  aurora: {
    size: [1920, 720],
    subjects: {
      "left lights": [508, 134, 644, 194],
      "right lights": [1148, 76, 1280, 141],
      ball: [896, 234, 1122, 460],
    },
  },
  harbor: {
    size: [1920, 720],
    subjects: { ship: [858, 232, 1220, 612], lighthouse: [1724, 198, 1794, 480] },
  },
  jade: { size: [1200, 720], subjects: { king: [848, 376, 966, 550] } },
  lotus: {
    size: [1200, 720],
    subjects: {
      "ball 05": [484, 156, 592, 264],
      "ball 28": [754, 32, 878, 160],
      "ball 09": [1014, 136, 1130, 254],
    },
  },
};

const WINDOWS = [
  { width: 1920, height: 1080 },
  { width: 1366, height: 768 },
] as const;

for (const [id, drawing] of Object.entries(DRAWINGS))
  test(`${id}: the subjects of the home's drawing are whole`, async ({ site }) => {
    for (const variant of editionsOf(id)) {
      await site.visit(variant, "/home");
      const hero = site.page.locator("main section").first();
      await hero.locator("section[aria-label]").waitFor();
      for (const size of WINDOWS) {
        await site.page.setViewportSize(size);
        await site.settled();
        const where = `${variant.edition} ${size.width}`;
        await expect.poll(() => hidden(hero, drawing), where).toEqual([]);
      }
    }
  });

function editionsOf(id: string): readonly Variant[] {
  const own = variants(builtBrands().filter((brand) => brand.id === id));
  return own.filter(({ brand, locale }) => locale === brand.defaultLocale);
}

/** Names of the subjects that the frame cuts or the live card covers. */
function hidden(hero: Locator, { size, subjects }: Drawing): Promise<string[]> {
  return hero.evaluate(
    (section, { width, height, boxes }) => {
      const image = section.querySelector("img");
      const card = section.querySelector("section[aria-label]")?.getBoundingClientRect();
      if (image === null || card === undefined) return ["no drawing, or no card"];
      const frame = image.getBoundingClientRect();
      const scale = Math.max(frame.width / width, frame.height / height);
      const [across = 0.5, down = 0.5] = getComputedStyle(image)
        .objectPosition.split(" ")
        .map((part) => Number.parseFloat(part) / 100);
      const left = frame.left + (frame.width - width * scale) * across;
      const top = frame.top + (frame.height - height * scale) * down;
      return Object.entries(boxes).flatMap(([name, box]) => {
        const x1 = left + box[0] * scale;
        const y1 = top + box[1] * scale;
        const x2 = left + box[2] * scale;
        const y2 = top + box[3] * scale;
        const cut = x1 < frame.left || x2 > frame.right || y1 < frame.top || y2 > frame.bottom;
        const covered = x1 < card.right && card.left < x2 && y1 < card.bottom && card.top < y2;
        return cut || covered ? [`${name} is ${cut ? "cut" : "covered"}`] : [];
      });
    },
    { width: size[0], height: size[1], boxes: subjects },
  );
}
