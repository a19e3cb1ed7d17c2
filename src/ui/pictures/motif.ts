import { css, cx } from "#styled/css/index.js";

/** The brand's pattern behind the content, in a trace of the text's colour (`motif` of the manifest). */
export const motif = css({
  position: "relative",
  isolation: "isolate",
  overflow: "hidden",
  _before: {
    content: '""',
    position: "absolute",
    inset: "0",
    zIndex: "below",
    background: "var(--motif-paint, currentColor)",
    maskImage: "var(--motif)",
    maskSize: "var(--motif-size)",
    opacity: "0.07",
    pointerEvents: "none",
  },
});

/** The pattern around the middle, for a place without edges. */
export const fadingMotif = cx(
  motif,
  css({ "--motif-paint": "radial-gradient(closest-side, currentColor, transparent)" }),
);
