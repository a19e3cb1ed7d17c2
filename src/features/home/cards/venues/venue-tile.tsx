// A venue as a picture: name and description; the dominant one also shows today's counts.
import { ArrowRight } from "lucide-react";
import type { VenueSwitch } from "#contract/switches.ts";
import { css, cva, cx } from "#styled/css/index.js";
import { brand } from "#brand/brand.ts";
import { Icon } from "#ui/pictures/icon.tsx";
import { ArtTile } from "../art-tile.tsx";
import { cssVars } from "#ui/text/css-vars.ts";
import { useEnterVenue } from "../use-enter-venue.ts";
import { VenueFacts } from "./venue-facts.tsx";
import { VenueWords } from "./venue-words.tsx";

interface VenueTileProps {
  readonly venue: VenueSwitch;
  readonly lead?: boolean;
  readonly className?: string;
  readonly vars?: Readonly<Record<`--${string}`, number>>;
}

const NO_VARS = {};

export function VenueTile({ venue, lead = false, className, vars = NO_VARS }: VenueTileProps) {
  const enter = useEnterVenue(venue);
  return (
    <ArtTile
      art={brand().art.venues[venue]}
      veil="foot"
      onPress={enter}
      className={cx(tile({ lead }), className)}
      style={cssVars(vars)}
    >
      <VenueWords venue={venue} lead={lead} on="art" />
      {lead ? <VenueFacts venue={venue} /> : null}
      <span className={go} aria-hidden="true">
        <Icon as={ArrowRight} size={1} />
      </span>
    </ArtTile>
  );
}

const tile = cva({
  base: {
    justifyContent: "flex-end",
    padding: "3",
    "@container (min-width: 54rem)": { padding: { base: "5", _professional: "3" } },
  },
  variants: {
    lead: {
      true: {
        padding: "5",
        "@container (min-width: 54rem)": { padding: { base: "6", _professional: "4" } },
      },
      false: {},
    },
  },
});

const go = css({
  display: "none",
  position: "absolute",
  right: "4",
  bottom: "4",
  width: "9",
  height: "9",
  placeItems: "center",
  borderRadius: "pill",
  background: "art-panel",
  transitionProperty: "background-color, color",
  transitionDuration: "fast",
  _groupHover: { background: "art-accent", color: "art-accent-text" },
  "@container (min-width: 54rem)": { display: { base: "grid", _professional: "none" } },
});
