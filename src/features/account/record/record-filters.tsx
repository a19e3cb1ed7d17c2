import { useTranslation } from "react-i18next";
import { css } from "#styled/css/index.js";
import { serverNow } from "../../../lib/clock.ts";
import { Chip } from "../../../ui/chip.tsx";
import { Input } from "../../../ui/input.tsx";
import { Segmented } from "../../../ui/segmented.tsx";
import { Select } from "../../../ui/select.tsx";
import {
  ALL_VENUES,
  dateOf,
  daysOf,
  QUICK,
  quickDays,
  quickOf,
  type RecordFilter,
  STATES,
} from "./record-filter.ts";
import { venueText } from "./record-words.ts";

interface RecordFiltersProps {
  readonly filter: RecordFilter;
  /** Venues with bets in these days. */
  readonly venues: readonly { readonly venue: string; readonly count: number }[];
  readonly onChange: (change: Partial<RecordFilter>) => void;
}

export function RecordFilters({ filter, venues, onChange }: RecordFiltersProps) {
  const { t } = useTranslation("account");
  return (
    <div className={frame}>
      <div className={line}>
        <QuickDays filter={filter} onChange={onChange} />
        <Segmented
          label={t("record.state")}
          options={STATES.map((value) => ({ value, label: t(`record.which.${value}`) }))}
          value={filter.state}
          onChange={(state) => onChange({ state })}
        />
      </div>
      <div className={fields}>
        <CustomDays filter={filter} onChange={onChange} />
        <Select
          label={t("record.venue")}
          options={[
            { value: ALL_VENUES, label: t("record.allVenues") },
            ...venues.map(({ venue, count }) => ({
              value: venue,
              label: `${venueText({ venue }, t)} (${count})`,
            })),
          ]}
          value={filter.venue}
          onChange={(venue) => onChange({ venue })}
        />
      </div>
    </div>
  );
}

type PartProps = Pick<RecordFiltersProps, "filter" | "onChange">;

function QuickDays({ filter, onChange }: PartProps) {
  const { t } = useTranslation("account");
  const now = serverNow();
  const chosen = quickOf(filter, now);
  return (
    <fieldset aria-label={t("record.days")} className={chips}>
      {QUICK.map((quick) => (
        <Chip
          key={quick}
          pressed={quick === chosen}
          className={chip}
          onClick={() => onChange(quickDays(quick, now))}
        >
          {t(`record.quick.${quick}`)}
        </Chip>
      ))}
    </fieldset>
  );
}

/** A day that is not typed to its end changes nothing. */
function CustomDays({ filter, onChange }: PartProps) {
  const { t } = useTranslation("account");
  const today = dateOf(serverNow());
  const choose = (first: string, last: string) => onChange(daysOf(first, last) ?? {});
  return (
    <>
      <Input
        type="date"
        label={t("record.first")}
        value={filter.first}
        max={today}
        onChange={(event) => choose(event.target.value, filter.last)}
      />
      <Input
        type="date"
        label={t("record.last")}
        value={filter.last}
        max={today}
        onChange={(event) => choose(filter.first, event.target.value)}
      />
    </>
  );
}

const frame = css({ display: "grid", gap: "4", minWidth: "0" });
const line = css({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  justifyContent: "space-between",
  gap: "3",
  minWidth: "0",
});
const chips = css({ minWidth: "0", display: "flex", flexWrap: "wrap", gap: "2" });
const chip = css({ minHeight: { base: "[2.5rem]", desktop: "[0]" } });
const fields = css({
  display: "grid",
  gridTemplateColumns: {
    // No narrower than a date with its button.
    base: "[repeat(auto-fit, minmax(8.5rem, 1fr))]",
    desktop: "[repeat(3, minmax(0, 14rem))]",
  },
  alignItems: "end",
  gap: "3",
  "& > :last-child": { gridColumn: { base: "[1 / -1]", desktop: "auto" } },
});
