// The edge between a drawing and its words: two waves of the ground the words stand on.
import { css, cva } from "#styled/css/index.js";

interface WaveEdgeProps {
  /** `foot`: the words stand below; `side`: to the left. */
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
  base: { position: "absolute", maxWidth: "[none]" },
  variants: {
    at: {
      // One pixel over the edge: a seam shows where the two are drawn at fractions of a pixel.
      foot: { left: "[-1px]", bottom: "[-1px]", width: "[calc(100% + 2px)]", height: "[2.25rem]" },
      side: { left: "[-1px]", top: "0", width: "[3.5rem]", height: "full" },
    },
  },
});
const far = css({ fill: "surface", fillOpacity: "0.5" });
const near = css({ fill: "surface" });
