import { useTranslation } from "react-i18next";
import type { VenueSwitch } from "#contract/switches.ts";
import { css, cva, cx } from "#styled/css/index.js";
import { brand } from "#brand/brand.ts";
import { CoverArt } from "#ui/pictures/cover-art.tsx";
import { cssVars } from "#ui/text/css-vars.ts";
import { SectionFrame } from "./section-frame.tsx";
import { venueList } from "./venue-list.ts";
import { useEnterVenue } from "../cards/use-enter-venue.ts";
import { PlainButton } from "#ui/buttons/plain-button.tsx";

export function Section() {
  const { t } = useTranslation("home");
  const venues = venueList();
  return (
    <SectionFrame title={t("sections.venuesArches.title")} note={t("sections.venuesArches.note")}>
      <ul
        className={row({ phone: phoneRow(venues.length) })}
        style={cssVars({ "--count": venues.length })}
      >
        {venues.map((venue) => (
          <li key={venue} className={item}>
            <Arch venue={venue} />
          </li>
        ))}
      </ul>
    </SectionFrame>
  );
}

/** Three or two per row when that fills the rows; else a swipeable strip. */
function phoneRow(count: number): "threes" | "pairs" | "strip" {
  if (count % 3 === 0) return "threes";
  return count % 2 === 0 ? "pairs" : "strip";
}

function Arch({ venue }: { readonly venue: VenueSwitch }) {
  const { t } = useTranslation("home");
  const enter = useEnterVenue(venue);
  return (
    <PlainButton onClick={enter} className={cx("group", arch)}>
      <span className={opening}>
        <CoverArt src={brand().art.venues[venue]} zoom />
      </span>
      <span className={name}>{t(`venue.${venue}.title`)}</span>
      <span className={note}>{t(`venue.${venue}.note`)}</span>
    </PlainButton>
  );
}

const row = cva({
  base: {
    display: "grid",
    gap: "4",
    // The frame of an arch is outside its box.
    padding: "1-5",
    "@container (min-width: 54rem)": {
      gridTemplateColumns: "repeat(var(--count), minmax(0, 1fr))",
      gridAutoFlow: "row",
      overflow: "visible",
      gap: "5",
    },
  },
  variants: {
    phone: {
      threes: { gridTemplateColumns: "repeat(3, minmax(0, 1fr))" },
      pairs: { gridTemplateColumns: "repeat(2, minmax(0, 1fr))" },
      strip: {
        gridAutoFlow: "column",
        gridAutoColumns: "29%",
        overflowX: "auto",
        scrollSnapType: "x proximity",
        scrollbarWidth: "none",
      },
    },
  },
});
const item = css({ minWidth: "0", scrollSnapAlign: "start" });
const arch = css({ display: "block", width: "full", textAlign: "center", borderRadius: "lg" });
const opening = css({
  display: "block",
  position: "relative",
  aspectRatio: "4 / 4.9",
  overflow: "hidden",
  borderTopRadius: "pill",
  borderBottomRadius: "lg",
  background: "art-ground",
  boxShadow: "[0 0 0 4px token(colors.canvas), 0 0 0 5.5px token(colors.metal)]",
  transitionProperty: "box-shadow",
  transitionDuration: "base",
  _groupHover: {
    boxShadow: "[0 0 0 3px token(colors.canvas), 0 0 0 6px token(colors.metal-strong)]",
  },
});
const name = css({
  display: "block",
  marginTop: "4",
  textStyle: "display",
  fontSize: "lg",
  color: "text-strong",
  "@container (min-width: 54rem)": { fontSize: "xl" },
});
const note = css({
  display: "block",
  marginTop: "0-5",
  fontSize: "xs",
  color: "text-muted",
  lineClamp: 2,
  "@container (min-width: 54rem)": { lineClamp: 1 },
});
