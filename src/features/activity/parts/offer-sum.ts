import { css } from "#styled/css/index.js";

/** What is offered, as the largest words on a drawing. */
export const offerSum = css({
  color: "metal-on-art",
  fontSize: { base: "3xl", desktop: { base: "11", _professional: "3xl" } },
  fontWeight: "bold",
  lineHeight: "none",
});
