// What must be true of a page in any browser, asked in the page itself.
import * as v from "valibot";
import type { PageDriver } from "./page-driver.ts";

const SeenSchema = v.object({
  isReady: v.boolean(),
  /** Pixels that the page is wider than the window. */
  wider: v.number(),
  broken: v.array(v.string()),
  /** Number of rows that are scrolled to their start and still fade out at that end. */
  faded: v.number(),
  text: v.string(),
});
export type Seen = v.InferOutput<typeof SeenSchema>;

const LOOK = `(() => {
  const { scrollWidth, clientWidth } = document.documentElement;
  const main = document.querySelector("main");
  const isInView = (image) => {
    const { top, bottom, left, right, width } = image.getBoundingClientRect();
    return width > 0 && bottom > 0 && top < innerHeight && right > 0 && left < innerWidth;
  };
  return {
    isReady:
      document.readyState === "complete" &&
      document.querySelector("[data-shell]") === null &&
      main !== null && main.innerText.trim().length > 20 &&
      document.querySelector("main [aria-busy=true]") === null &&
      [...document.images].every((image) => image.complete || !isInView(image)),
    wider: scrollWidth - clientWidth,
    broken: [...document.images]
      .filter((image) => image.complete && image.naturalWidth === 0 && image.currentSrc !== "")
      .map((image) => image.currentSrc),
    faded: [...document.querySelectorAll("main *")].filter((row) => {
      const { overflowX, maskImage } = getComputedStyle(row);
      return overflowX === "auto" && row.scrollLeft === 0 &&
        maskImage.startsWith("linear-gradient(90deg, rgba(0, 0, 0, 0)");
    }).length,
    text: document.body.innerText,
  };
})()`;

const READY_MS = 60_000;
const PAUSE_MS = 200;

/** As the page stands when it has its content, or after a minute. */
export async function look(driver: PageDriver): Promise<Seen> {
  const until = Date.now() + READY_MS;
  for (;;) {
    const seen = v.parse(SeenSchema, await driver.evaluate(LOOK));
    if (seen.isReady || Date.now() > until) return seen;
    await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
  }
}

/** @returns what is wrong, in words */
export function faultsOf(seen: Seen, errors: readonly string[] | null): readonly string[] {
  return [
    ...(seen.isReady ? [] : ["the page has no content after a minute"]),
    ...(seen.wider > 0 ? [`${seen.wider} px wider than the window`] : []),
    ...seen.broken.map((source) => `a picture is broken: ${source}`),
    ...(seen.faded > 0 ? [`rows that fade out at their start: ${seen.faded}`] : []),
    ...(seen.text.match(/\{\{\w+/g) ?? []).map((text) => `an unfilled value: ${text}`),
    ...(errors ?? []).map((text) => `console: ${text}`),
  ];
}
