import { useTranslation } from "react-i18next";
import { DEAL_KINDS, DEAL_STATES } from "#contract/payments.ts";
import { isOn } from "#brand/brand.ts";
import { DaysField } from "#session/parts/days-field.tsx";
import { DayChips, useDaysText } from "#ui/fields/day-range.tsx";
import { FilterBar } from "#ui/buttons/filter-bar.tsx";
import { Segmented } from "#ui/fields/segmented.tsx";
import { Select } from "#ui/fields/select.tsx";
import type { DealFilter } from "./deal-filter.ts";

interface DealFiltersProps {
  readonly filter: DealFilter;
  /** False: the record is of one kind. */
  readonly kinds: boolean;
  readonly onChange: (change: Partial<DealFilter>) => void;
}

const ALL = "all";
const STATES = [ALL, ...DEAL_STATES] as const;

/** Without virtual coins there is nothing to exchange. */
function kindChoices(): readonly DealFilter["kind"][] {
  return [ALL, ...DEAL_KINDS.filter((kind) => kind !== "exchange" || isOn("virtualCoin"))];
}

export function DealFilters({ filter, kinds, onChange }: DealFiltersProps) {
  const { t } = useTranslation("money-records");
  const daysText = useDaysText();
  const chosen = [
    daysText(filter.days),
    ...(filter.state === ALL ? [] : [t(`state.${filter.state}`)]),
    ...(kinds && filter.kind !== ALL ? [t(`kind.${filter.kind}`)] : []),
  ];
  return (
    <FilterBar
      chosen={chosen}
      choices={
        <>
          <DayChips value={filter.days} onChange={(days) => onChange({ days })} />
          <Segmented
            label={t("column.state")}
            options={STATES.map((value) => ({ value, label: t(`state.${value}`) }))}
            value={filter.state}
            onChange={(state) => onChange({ state })}
          />
        </>
      }
    >
      <DaysField value={filter.days} onChange={(days) => onChange({ days })} />
      {kinds && (
        <Select
          label={t("column.kind")}
          options={kindChoices().map((value) => ({ value, label: t(`kind.${value}`) }))}
          value={filter.kind}
          onChange={(kind) => onChange({ kind })}
        />
      )}
    </FilterBar>
  );
}
