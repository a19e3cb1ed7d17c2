import { css } from "#styled/css/index.js";

/** A card without rounded corners; the caller sets them. */
export const cornerlessCard = css({
  background: "surface",
  boxShadow: "1-edge",
  _highContrast: { border: "contrast" },
});

/** For what is no panel of a page, such as a button or a row: a panel is `<Card>`. */
export const cardStyle = css({
  background: "surface",
  borderRadius: "lg",
  boxShadow: "1-edge",
  _highContrast: { border: "contrast" },
});
