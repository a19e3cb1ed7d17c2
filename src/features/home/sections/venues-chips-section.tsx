import { useTranslation } from "react-i18next";
import { ChevronRight } from "lucide-react";
import type { VenueSwitch } from "#contract/switches.ts";
import { css } from "#styled/css/index.js";
import { Box, Text } from "#styled/jsx/index.js";
import { brand } from "#brand/brand.ts";
import { Art } from "#ui/pictures/art.tsx";
import { Icon } from "#ui/pictures/icon.tsx";
import { cssVars } from "#ui/text/css-vars.ts";
import { rowSpans, TRACKS } from "./full-rows.ts";
import { SectionBand } from "./section-frame.tsx";
import { venueList } from "./venue-list.ts";
import { useEnterVenue } from "../cards/use-enter-venue.ts";
import { PlainButton } from "#ui/buttons/plain-button.tsx";

/** Chips that fit one line of a column beside another. */
const LINE = 5;

export function Section() {
  const { t } = useTranslation("home");
  const venues = venueList();
  const pairs = rowSpans(venues.length, 2);
  const threes = rowSpans(venues.length, 3);
  const line = rowSpans(venues.length, venues.length);
  const even = venues.length > LINE ? rowSpans(venues.length, Math.ceil(venues.length / 2)) : line;
  return (
    <SectionBand title={t("sections.venuesChips.title")}>
      <ul className={grid} style={cssVars({ "--tracks": TRACKS })}>
        {venues.map((venue, index) => (
          <li
            key={venue}
            className={cell}
            style={cssVars({
              "--pair": pairs[index] ?? TRACKS,
              "--three": threes[index] ?? TRACKS,
              "--even": even[index] ?? TRACKS,
              "--line": line[index] ?? TRACKS,
            })}
          >
            <VenueChip venue={venue} />
          </li>
        ))}
      </ul>
    </SectionBand>
  );
}

function VenueChip({ venue }: { readonly venue: VenueSwitch }) {
  const { t } = useTranslation("home");
  const enter = useEnterVenue(venue);
  const art = brand().art.venues[venue];
  return (
    <PlainButton onClick={enter} className={chip}>
      {art === undefined ? null : <Art src={art} loading="lazy" className={picture} />}
      <Box as="span" minWidth="0" flex="1">
        <Text as="span" display="block" weight="semibold" color="text-strong" truncate>
          {t(`venue.${venue}.title`)}
        </Text>
        <span className={note}>{t(`venue.${venue}.note`)}</span>
      </Box>
      <span className={arrow} aria-hidden="true">
        <Icon as={ChevronRight} size={1} />
      </span>
    </PlainButton>
  );
}

const grid = css({
  display: "grid",
  gridTemplateColumns: "repeat(var(--tracks), minmax(0, 1fr))",
  marginInline: "-1",
  rowGap: "2",
});
// Sixty tracks would have fifty-nine gaps: use padding instead.
const cell = css({
  gridColumn: "span var(--pair)",
  paddingInline: "1",
  "@container (min-width: 40rem)": { gridColumn: "span var(--three)" },
  "@container (min-width: 56rem)": { gridColumn: "span var(--even)" },
  "@container (min-width: 80rem)": { gridColumn: "span var(--line)" },
});
const chip = css({
  display: "flex",
  alignItems: "center",
  gap: "3",
  width: "full",
  minWidth: "0",
  padding: "2",
  paddingRight: "3",
  borderRadius: "lg",
  background: "surface-raised",
  textAlign: "start",
  boxShadow: "1-edge",
  transitionProperty: "background-color",
  transitionDuration: "fast",
  _hover: { background: "surface-hover" },
  _professional: { boxShadow: "edge-hairline" },
});
const picture = css({
  flex: "none",
  width: "13",
  height: "13",
  borderRadius: "sm",
  objectFit: "cover",
});
const note = css({ fontSize: "2xs", lineHeight: "tight", color: "text-muted", lineClamp: 2 });
const arrow = css({
  display: { base: "none", desktop: "block" },
  flex: "none",
  color: "text-muted",
});
