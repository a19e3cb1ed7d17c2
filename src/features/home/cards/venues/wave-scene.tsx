import type { EditionArt } from "#contract/brand-entry.ts";
import { css, cva } from "#styled/css/index.js";
import { CoverArt } from "#ui/pictures/cover-art.tsx";

interface WaveSceneProps {
  readonly art: EditionArt | undefined;
  /** Beside its text where there is room, so the wave is at its side. */
  readonly lead: boolean;
}

/** The drawing of a venue, cut by a wave where the text starts. */
export function WaveScene({ art, lead }: WaveSceneProps) {
  return (
    <span className={scene({ lead })}>
      <CoverArt src={art} zoom />
      <span className={footEdge({ lead })}>
        <WaveEdge at="foot" />
      </span>
      {lead ? (
        <span className={sideEdge}>
          <WaveEdge at="side" />
        </span>
      ) : null}
    </span>
  );
}

const scene = cva({
  base: {
    position: "relative",
    display: "block",
    flex: "none",
    overflow: "hidden",
    background: "art-ground",
  },
  variants: {
    lead: {
      true: {
        height: "48",
        "@container (min-width: 54rem)": { height: "auto", width: "3/5" },
      },
      false: {
        height: "28",
        "@container (min-width: 54rem)": {
          height: { base: "50", _professional: "34" },
        },
      },
    },
  },
});

const footEdge = cva({
  base: { display: "contents" },
  variants: { lead: { true: { "@container (min-width: 54rem)": { display: "none" } }, false: {} } },
});

const sideEdge = css({ display: "none", "@container (min-width: 54rem)": { display: "contents" } });

// The edge between drawing and text: two waves in the colour of the text's ground.
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

function WaveEdge({ at }: WaveEdgeProps) {
  const [veil, ground] = at === "foot" ? FOOT : SIDE;
  return (
    <svg
      className={waveEdgeEdge({ at })}
      viewBox={at === "foot" ? "0 0 400 40" : "0 0 40 400"}
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      <path className={far} d={veil} />
      <path className={near} d={ground} />
    </svg>
  );
}

const waveEdgeEdge = cva({
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
