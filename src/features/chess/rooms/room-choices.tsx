// Band, range and order of the rooms: beside each other above the list, or in the sheet of a phone.
import { useTranslation } from "react-i18next";
import { css, cva } from "#styled/css/index.js";
import { Chip } from "#ui/buttons/chip.tsx";
import { Segmented } from "#ui/fields/segmented.tsx";
import { BANDS, ROOM_SORTS, type RoomFilter } from "./room-filter.ts";

interface RoomChoicesProps {
  readonly filter: RoomFilter;
  readonly onChange: (change: Partial<RoomFilter>) => void;
  readonly layout: "row" | "sheet";
}

const ALL = "all" as const;
const RANGES = ["affordable", "favourites"] as const;

export function RoomChoices({ filter, onChange, layout }: RoomChoicesProps) {
  const { t } = useTranslation("chess");
  return (
    <div className={frame({ layout })}>
      <Segmented
        label={t("filter.band")}
        options={[
          { value: ALL, label: t("filter.all") },
          ...BANDS.map((value) => ({ value, label: t(`band.${value}`) })),
        ]}
        value={filter.band ?? ALL}
        onChange={(band) => onChange({ band: band === ALL ? null : band })}
      />
      <fieldset aria-label={t("filter.only")} className={chips}>
        {RANGES.map((range) => (
          <Chip
            key={range}
            pressed={filter.only === range}
            className={finger}
            onClick={() => onChange({ only: filter.only === range ? null : range })}
          >
            {t(`filter.${range}`)}
          </Chip>
        ))}
      </fieldset>
      <Segmented
        label={t("filter.sort")}
        className={end}
        options={ROOM_SORTS.map((value) => ({ value, label: t(`sort.${value}`) }))}
        value={filter.sort}
        onChange={(sort) => onChange({ sort })}
      />
    </div>
  );
}

const frame = cva({
  base: { alignItems: "center", gap: "3" },
  variants: {
    layout: {
      row: { display: { base: "none", desktop: "flex" }, flexWrap: "wrap" },
      sheet: { display: "grid", justifyItems: "start", gap: "4" },
    },
  },
});
const chips = css({ display: "flex", gap: "2" });
const finger = css({ minHeight: "control" });
const end = css({ marginLeft: { desktop: "auto" } });
