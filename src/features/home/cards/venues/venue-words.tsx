import { useTranslation } from "react-i18next";
import type { VenueSwitch } from "#contract/switches.ts";
import { css, cva } from "#styled/css/index.js";

interface VenueWordsProps {
  readonly venue: VenueSwitch;
  /** The dominant venue has larger words. */
  readonly lead?: boolean;
  readonly on: "art" | "surface";
}

/** Name of a venue and what it offers. */
export function VenueWords({ venue, lead = false, on }: VenueWordsProps) {
  const { t } = useTranslation("home");
  return (
    <>
      <span className={name({ lead, on })}>{t(`venue.${venue}.title`)}</span>
      <span className={on === "art" ? artNote({ lead }) : surfaceNote}>
        {t(`venue.${venue}.note`)}
      </span>
    </>
  );
}

const name = cva({
  base: { textStyle: "display" },
  variants: {
    on: { art: {}, surface: { color: "text-strong" } },
    lead: {
      true: {
        fontSize: "2xl",
        "@container (min-width: 54rem)": { fontSize: { base: "3xl", _professional: "2xl" } },
      },
      false: { fontSize: "lg", "@container (min-width: 54rem)": { fontSize: "xl" } },
    },
  },
});

const artNote = cva({
  base: { marginTop: "1", maxWidth: "full", color: "on-art-muted", lineClamp: 1 },
  variants: { lead: { true: { fontSize: "sm" }, false: { fontSize: "xs" } } },
});

const surfaceNote = css({
  marginTop: "1",
  fontSize: { base: "xs", desktop: "sm" },
  color: "text-muted",
  lineClamp: 2,
});
