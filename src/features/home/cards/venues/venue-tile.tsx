// A venue as a picture: name and description; the dominant one also shows today's counts.
import { useTranslation } from "react-i18next";
import { ArrowRight } from "lucide-react";
import { venueInfo } from "#contract/api/games.ts";
import type { VenueSwitch } from "#contract/switches.ts";
import { VENUE_CODES } from "#contract/venues.ts";
import { css, cva, cx } from "#styled/css/index.js";
import { brand } from "../../../../brand/brand.ts";
import { useCall } from "../../../../lib/use-call.ts";
import { Icon } from "../../../../ui/icon.tsx";
import { ArtTile } from "../art-tile.tsx";
import { cssVars } from "../css-vars.ts";
import { useEnterVenue } from "./use-enter-venue.ts";

interface VenueTileProps {
  readonly venue: VenueSwitch;
  readonly lead?: boolean;
  readonly className?: string;
  readonly vars?: Readonly<Record<`--${string}`, number>>;
}

const NO_VARS = {};

export function VenueTile({ venue, lead = false, className, vars = NO_VARS }: VenueTileProps) {
  const { t } = useTranslation("home");
  const enter = useEnterVenue(venue);
  return (
    <ArtTile
      art={brand().art.venues[venue]}
      veil="foot"
      onPress={enter}
      className={cx(tile({ lead }), className)}
      style={cssVars(vars)}
    >
      <span className={name({ lead })}>{t(`venue.${venue}.title`)}</span>
      <span className={note({ lead })}>{t(`venue.${venue}.note`)}</span>
      {lead ? <VenueFacts venue={venue} /> : null}
      <span className={go} aria-hidden="true">
        <Icon as={ArrowRight} size={1} />
      </span>
    </ArtTile>
  );
}

/** Today's counts. Keeps its space while loading and when the call fails. */
export function VenueFacts({
  venue,
  onArt = true,
}: {
  readonly venue: VenueSwitch;
  readonly onArt?: boolean;
}) {
  const info = useCall(venueInfo, { category: VENUE_CODES[venue] });
  return (
    <span className={facts({ onArt })}>
      {info.data?.facts.slice(0, 3).map((fact) => (
        <span key={fact.label}>
          <span className={factValue({ onArt })}>{fact.value}</span>
          {fact.label}
        </span>
      ))}
    </span>
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
const name = cva({
  base: { textStyle: "display" },
  variants: {
    lead: {
      true: {
        fontSize: "2xl",
        "@container (min-width: 54rem)": { fontSize: { base: "3xl", _professional: "2xl" } },
      },
      false: { fontSize: "lg", "@container (min-width: 54rem)": { fontSize: "xl" } },
    },
  },
});
const note = cva({
  base: { color: "on-art-muted", marginTop: "1", lineClamp: 1, maxWidth: "full" },
  variants: { lead: { true: { fontSize: "sm" }, false: { fontSize: "xs" } } },
});
const facts = cva({
  base: {
    display: "none",
    gap: "6",
    fontSize: "2xs",
    minHeight: "11",
    "@container (min-width: 54rem)": { display: "flex" },
  },
  variants: {
    onArt: {
      true: { marginTop: { base: "4", _professional: "2" }, color: "on-art-muted" },
      false: { display: "flex", flexWrap: "wrap", color: "text-muted" },
    },
  },
});
const factValue = cva({
  base: {
    display: "block",
    textStyle: "figures",
    fontWeight: "bold",
    fontSize: "xl",
    lineHeight: "tight",
  },
  variants: { onArt: { true: { color: "on-art" }, false: { color: "text-strong" } } },
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
