import { venueInfo } from "#contract/api/venue-info.ts";
import type { VenueSwitch } from "#contract/switches.ts";
import { VENUE_CODES } from "#contract/venues.ts";
import { cva } from "#styled/css/index.js";
import { useCall } from "#lib/calls/use-call.ts";

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
