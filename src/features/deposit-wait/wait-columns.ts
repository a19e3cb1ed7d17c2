import { css } from "#styled/css/index.js";

/** The order on the left, its progress on the right. */
export const waitColumns = css({
  display: "grid",
  gridTemplateColumns: { base: "minmax(0, 1fr)", wide: "minmax(0, 1fr) 19rem" },
  alignItems: "start",
  gap: { base: "3", desktop: "4" },
});

export const waitMain = css({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: { base: "5", desktop: "6" },
  minWidth: "0",
  padding: { base: "4", desktop: "6" },
});

export const waitSide = css({
  display: "grid",
  gridTemplateColumns: {
    base: "minmax(0, 1fr)",
    desktop: "repeat(2, minmax(0, 1fr))",
    wide: "minmax(0, 1fr)",
  },
  alignItems: "start",
  gap: { base: "3", desktop: "4" },
  minWidth: "0",
});

export const sideCard = css({ padding: { base: "4", desktop: "5" } });
export const sideTitle = css({
  marginBottom: "3",
  color: "text-strong",
  fontSize: "lg",
  fontWeight: "bold",
});
