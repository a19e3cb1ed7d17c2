import { css } from "#styled/css/index.js";
import type { Box } from "./place-card.ts";

const AROUND = 6;
/** The ring is seen at the window's edge too. */
const INSIDE = 3;

/** A ring of light; everything else lies in shade. */
export function TourRing({ box }: { readonly box: Box }) {
  const left = Math.max(INSIDE, box.left - AROUND);
  const top = Math.max(INSIDE, box.top - AROUND);
  const right = Math.min(window.innerWidth - INSIDE, box.left + box.width + AROUND);
  const bottom = Math.min(window.innerHeight - INSIDE, box.top + box.height + AROUND);
  return (
    <div
      aria-hidden="true"
      data-tour-ring=""
      className={ring}
      style={{ left, top, width: right - left, height: bottom - top }}
    />
  );
}

const ring = css({
  position: "fixed",
  zIndex: "sheet",
  borderRadius: "md",
  outline: "[2px solid {colors.on-art}]",
  boxShadow: "[0 0 0 5px {colors.accent-mark}, 0 0 0 200vmax {colors.scrim}]",
  pointerEvents: "none",
  animation: "[fade {durations.base} {easings.out}]",
});
