import { css } from "#styled/css/index.js";

/** What is to pay, and the clock. */
export const waitHead = css({
  display: "grid",
  gridTemplateColumns: { base: "minmax(0, 1fr)", desktop: "minmax(0, 1fr) auto" },
  justifyItems: { base: "center", desktop: "stretch" },
  alignItems: "center",
  gap: { base: "4", desktop: "10" },
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
