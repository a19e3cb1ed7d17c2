// A venue as a quiet panel: drawing and text meet at a wave.
import { useTranslation } from "react-i18next";
import type { VenueSwitch } from "#contract/switches.ts";
import { css, cva, cx } from "#styled/css/index.js";
import { brand } from "../../../../brand/brand.ts";
import { buttonStyle } from "../../../../ui/button-style.ts";
import { cardStyle } from "../../../../ui/card.tsx";
import { CoverArt } from "../../../../ui/cover-art.tsx";
import { useEnterVenue } from "./use-enter-venue.ts";
import { VenueFacts } from "./venue-tile.tsx";
import { WaveEdge } from "./wave-edge.tsx";
import { PlainButton } from "../../../../ui/plain-button.tsx";

interface WavePanelProps {
  readonly venue: VenueSwitch;
  /** The dominant venue: beside its drawing, with its counts. */
  readonly lead?: boolean;
}

export function WavePanel({ venue, lead = false }: WavePanelProps) {
  const { t } = useTranslation("home");
  const enter = useEnterVenue(venue);
  const art = brand().art.venues[venue];
  return (
    <PlainButton onClick={enter} className={cx("group", cardStyle, panel({ lead }))}>
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
      <span className={words({ lead })}>
        <span className={name({ lead })}>{t(`venue.${venue}.title`)}</span>
        <span className={note}>{t(`venue.${venue}.note`)}</span>
        {lead ? (
          <>
            <span className={counts}>
              <VenueFacts venue={venue} onArt={false} />
            </span>
            <span className={cx(buttonStyle({ tone: "primary", size: "lg" }), enterLabel)}>
              {t("venue.enter")}
            </span>
          </>
        ) : null}
      </span>
    </PlainButton>
  );
}

const panel = cva({
  base: {
    position: "relative",
    display: "flex",
    flexDirection: "column",
    width: "full",
    height: "full",
    overflow: "hidden",
    textAlign: "start",
  },
  variants: {
    lead: {
      true: {
        "@container (min-width: 54rem)": {
          flexDirection: "row-reverse",
          minHeight: { base: "88", _professional: "64" },
        },
      },
      false: {},
    },
  },
});

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

const words = cva({
  base: {
    position: "relative",
    display: "flex",
    flexDirection: "column",
    minWidth: "0",
    flex: "1",
  },
  variants: {
    lead: {
      true: {
        padding: "5",
        "@container (min-width: 54rem)": {
          justifyContent: "center",
          paddingInline: "10",
          paddingBlock: "6",
        },
      },
      false: {
        paddingInline: "4",
        paddingBottom: "4",
        "@container (min-width: 54rem)": { paddingInline: "6", paddingBottom: "5" },
      },
    },
  },
});

const name = cva({
  base: {
    textStyle: "display",
    color: "text-strong",
  },
  variants: {
    lead: {
      true: { fontSize: "2xl", "@container (min-width: 54rem)": { fontSize: "3xl" } },
      false: { fontSize: "lg", "@container (min-width: 54rem)": { fontSize: "xl" } },
    },
  },
});

const note = css({
  marginTop: "1",
  fontSize: { base: "xs", desktop: "sm" },
  color: "text-muted",
  lineClamp: 2,
});

const counts = css({ display: "block", marginTop: "5" });

const enterLabel = css({
  alignSelf: "flex-start",
  marginTop: "6",
  _groupHover: { background: "accent-hover" },
});
