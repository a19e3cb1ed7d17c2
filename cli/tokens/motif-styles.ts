// The pattern of a brand as a mask of gradients: what it covers is drawn in the colour of the place that uses it, so
// one pattern follows every edition, and no file is loaded.
import type { Motif } from "#contract/layout.ts";

interface Pattern {
  readonly image: string;
  /** Of one tile. */
  readonly size: string;
}

const PATTERNS: Readonly<Record<Motif, Pattern>> = {
  diagonal: {
    image: "repeating-linear-gradient(112deg,#0000 0 3.5rem,#000 3.5rem 5rem)",
    size: "auto",
  },
  fan: {
    image:
      "repeating-conic-gradient(from -90deg at 50% 100%,#0000 0 7deg,#000 7deg 7.6deg,#0000 7.6deg 15deg)," +
      "repeating-radial-gradient(circle at 50% 100%,#0000 0 3.4rem,#000 3.4rem 3.5rem)",
    size: "28rem 14rem",
  },
  shard: {
    image:
      "linear-gradient(62deg,#0000 49.6%,#000 49.8% 50.2%,#0000 50.4%)," +
      "linear-gradient(118deg,#000 18%,#0000 18.2% 81.8%,#000 82%)," +
      "linear-gradient(28deg,#0000 68%,#0006 68.2%)",
    size: "9rem 6rem",
  },
  wave: {
    image:
      "radial-gradient(circle at 50% 100%,#0000 34%,#000 35% 38%,#0000 39% 54%,#000 55% 58%,#0000 59% 74%,#000 75% 78%,#0000 79%)",
    size: "5rem 2.5rem",
  },
  petal: {
    image:
      "radial-gradient(ellipse 18% 46% at 50% 50%,#000 96%,#0000)," +
      "radial-gradient(ellipse 46% 18% at 50% 50%,#000 96%,#0000)",
    size: "4.5rem 4.5rem",
  },
  grid: {
    image: "linear-gradient(#000 1px,#0000 1px),linear-gradient(90deg,#000 1px,#0000 1px)",
    size: "2rem 2rem",
  },
};

/** `--motif` and `--motif-size`, for a mask. */
export function motifProperties(motif: Motif): readonly (readonly [string, string])[] {
  const { image, size } = PATTERNS[motif];
  return [
    ["--motif", image],
    ["--motif-size", size],
  ];
}
