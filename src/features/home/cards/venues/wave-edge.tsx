// The edge between drawing and text: two waves in the colour of the text's ground.
import { css, cva } from "#styled/css/index.js";

interface WaveEdgeProps {
  /** `foot`: text below; `side`: text to the left. */
  readonly at: "foot" | "side";
}

const FOOT = [
  "M0 26C60 6 130 8 200 20S340 34 400 14V40H0Z",
  "M0 30C70 16 140 18 210 28S350 38 400 24V40H0Z",
];
const SIDE = [
  "M14 0C34 60 32 130 20 200S6 340 26 400H0V0Z",
  "M10 0C24 70 22 140 12 210S2 350 16 400H0V0Z",
];

export function WaveEdge({ at }: WaveEdgeProps) {
  const [veil, ground] = at === "foot" ? FOOT : SIDE;
  return (
    <svg
      className={edge({ at })}
      viewBox={at === "foot" ? "0 0 400 40" : "0 0 40 400"}
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      <path className={far} d={veil} />
      <path className={near} d={ground} />
    </svg>
  );
}

const edge = cva({
  base: { position: "absolute", maxWidth: "none" },
  variants: {
    at: {
      // Overlaps by one pixel: fractional positions would show a seam.
      foot: { left: "-1px", bottom: "-1px", width: "[calc(100% + 2px)]", height: "9" },
      side: { left: "-1px", top: "0", width: "14", height: "full" },
    },
  },
});
const far = css({ fill: "surface", fillOpacity: "0.5" });
const near = css({ fill: "surface" });
