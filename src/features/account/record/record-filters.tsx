import { useTranslation } from "react-i18next";
import { DaysField } from "#session/parts/days-field.tsx";
import { DayChips, useDaysText } from "#ui/fields/day-range.tsx";
import { FilterBar } from "#ui/buttons/filter-bar.tsx";
import { Segmented } from "#ui/fields/segmented.tsx";
import { Select } from "#ui/fields/select.tsx";
import { EVERY_VENUE, type RecordFilter, STATES } from "./record-filter.ts";
import { venueText } from "./record-words.ts";

interface RecordFiltersProps {
  readonly filter: RecordFilter;
  /** Venues with bets in these days. */
  readonly venues: readonly { readonly venue: string; readonly count: number }[];
  readonly onChange: (change: Partial<RecordFilter>) => void;
}

export function RecordFilters({ filter, venues, onChange }: RecordFiltersProps) {
  const { t } = useTranslation("account");
  const daysText = useDaysText();
  const chosen = [
    daysText(filter.days),
    ...(filter.state === "all" ? [] : [t(`record.which.${filter.state}`)]),
    ...(filter.venue === EVERY_VENUE ? [] : [venueText({ venue: filter.venue }, t)]),
  ];
  return (
    <FilterBar
      chosen={chosen}
      choices={
        <>
          <DayChips value={filter.days} onChange={(days) => onChange({ days })} />
          <Segmented
            label={t("record.state")}
            options={STATES.map((value) => ({ value, label: t(`record.which.${value}`) }))}
            value={filter.state}
            onChange={(state) => onChange({ state })}
          />
        </>
      }
    >
      <DaysField value={filter.days} onChange={(days) => onChange({ days })} />
      <Select
        label={t("record.venue")}
        options={[
          { value: EVERY_VENUE, label: t("record.allVenues") },
          ...venues.map(({ venue, count }) => ({
            value: venue,
            label: `${venueText({ venue }, t)} (${count})`,
          })),
        ]}
        value={filter.venue}
        onChange={(venue) => onChange({ venue })}
      />
    </FilterBar>
  );
}
