import type { EditionArt } from "#contract/brand-entry.ts";
import { css, cva } from "#styled/css/index.js";
import { CoverArt } from "#ui/cover-art.tsx";
import { WaveEdge } from "./wave-edge.tsx";

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
