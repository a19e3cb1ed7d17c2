import { useTranslation } from "react-i18next";
import type { VenueSwitch } from "#contract/switches.ts";
import { cva } from "#styled/css/index.js";

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
      <span className={note({ lead, on })}>{t(`venue.${venue}.note`)}</span>
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

const note = cva({
  base: { marginTop: "1", maxWidth: "full", fontSize: "xs" },
  variants: {
    on: {
      art: { color: "on-art-muted", lineClamp: 1 },
      surface: { color: "text-muted", fontSize: { desktop: "sm" }, lineClamp: 2 },
    },
    lead: { true: { fontSize: "sm" }, false: {} },
  },
});
