// Usual ranges of days as chips of a filter; any other is chosen in a calendar (session/parts/days-field.tsx).
import { useTranslation } from "react-i18next";
import { css } from "#styled/css/index.js";
import { Row } from "#styled/jsx/index.js";
import { serverNow } from "#lib/time/clock.ts";
import { type DayRange, QUICK_DAYS, quickDays, quickOf, datesText } from "#lib/time/day-range.ts";
import { Chip } from "../buttons/chip.tsx";

interface DayRangeProps {
  readonly value: DayRange;
  readonly onChange: (days: DayRange) => void;
}

export function DayChips({ value, onChange }: DayRangeProps) {
  const { t } = useTranslation("ui");
  const now = serverNow();
  const chosen = quickOf(value, now);
  return (
    <Row as="fieldset" aria-label={t("days.label")} minWidth="0" wrap="wrap" gap="2">
      {QUICK_DAYS.map((quick) => (
        <Chip
          key={quick}
          pressed={quick === chosen}
          className={chip}
          onClick={() => onChange(quickDays(quick, now))}
        >
          {t(`days.${quick}`)}
        </Chip>
      ))}
    </Row>
  );
}

/** Text of a range: the name of a quick choice, otherwise its dates. */
export function useDaysText(): (days: DayRange) => string {
  const { t } = useTranslation("ui");
  return (days) => {
    const quick = quickOf(days, serverNow());
    if (quick !== null) return t(`days.${quick}`);
    return datesText(days);
  };
}

const chip = css({ minHeight: { base: "10", desktop: "0" } });
