// A venue as a quiet panel: drawing and text meet at a wave.
import { useTranslation } from "react-i18next";
import type { VenueSwitch } from "#contract/switches.ts";
import { css, cva, cx } from "#styled/css/index.js";
import { Box } from "#styled/jsx/index.js";
import { brand } from "#brand/brand.ts";
import { buttonStyle } from "#ui/buttons/button-style.ts";
import { cardStyle } from "#ui/layout/card-style.ts";
import { useEnterVenue } from "../use-enter-venue.ts";
import { VenueFacts } from "./venue-facts.tsx";
import { VenueWords } from "./venue-words.tsx";
import { WaveScene } from "./wave-scene.tsx";
import { PlainButton } from "#ui/buttons/plain-button.tsx";

interface WavePanelProps {
  readonly venue: VenueSwitch;
  /** The dominant venue: beside its drawing, with its counts. */
  readonly lead?: boolean;
}

export function WavePanel({ venue, lead = false }: WavePanelProps) {
  const { t } = useTranslation("home");
  const enter = useEnterVenue(venue);
  return (
    <PlainButton onClick={enter} className={cx("group", cardStyle, panel({ lead }))}>
      <WaveScene art={brand().art.venues[venue]} lead={lead} />
      <span className={words({ lead })}>
        <VenueWords venue={venue} lead={lead} on="surface" />
        {lead ? (
          <>
            <Box as="span" display="block" marginTop="5">
              <VenueFacts venue={venue} onArt={false} />
            </Box>
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

const enterLabel = css({
  alignSelf: "flex-start",
  marginTop: "6",
  _groupHover: { background: "accent-hover" },
});
