/** What `brand qa` checks. */
export const CHECKS = {
  pages:
    "every page opens without an error, in its edition and locale, with all images and working links",
  contrast: "no serious axe finding, no text or target that is too small",
  off: "pages of switched-off features do not exist",
  bundles: "bundles are what their receipts say and hold nothing of other brands",
  pictures: "pages look as they were approved",
  identity: "no two brands look alike behind their home pages once the hue is taken away",
  lighthouse:
    "Lighthouse gives 95 for speed and 100 for the rest, and nothing moves while a page loads",
} as const;

export type Check = keyof typeof CHECKS;
export const CHECK_NAMES = Object.keys(CHECKS) as Check[];
/** Checks of a run without `--only`. `identity` is not one: it compares every pair, and brands may be meant to look alike. */
export const USUAL_CHECKS = CHECK_NAMES.filter((name) => name !== "identity");

export const isCheck = (name: string): name is Check => Object.hasOwn(CHECKS, name);
