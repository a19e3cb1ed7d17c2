// A range of days as a filter: presets as chips, any other as two dates.
import { useTranslation } from "react-i18next";
import { css } from "#styled/css/index.js";
import { Row } from "#styled/jsx/index.js";
import { serverNow } from "#lib/time/clock.ts";
import {
  dateOf,
  type DayRange,
  daysOf,
  QUICK_DAYS,
  quickDays,
  quickOf,
} from "#lib/time/day-range.ts";
import { Chip } from "../buttons/chip.tsx";
import { Input } from "./input.tsx";

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

/** Two fields; a day that is not typed to its end changes nothing. */
export function DayFields({ value: { first, last }, onChange }: DayRangeProps) {
  const { t } = useTranslation("ui");
  const today = dateOf(serverNow());
  const choose = (one: string, other: string) => {
    const days = daysOf(one, other);
    if (days !== null) onChange(days);
  };
  return (
    <>
      <Input
        type="date"
        label={t("days.first")}
        value={first}
        max={today}
        onChange={(event) => choose(event.target.value, last)}
      />
      <Input
        type="date"
        label={t("days.last")}
        value={last}
        max={today}
        onChange={(event) => choose(first, event.target.value)}
      />
    </>
  );
}

/** Text of a range: the name of a quick choice, otherwise its dates. */
export function useDaysText(): (days: DayRange) => string {
  const { t } = useTranslation("ui");
  return (days) => {
    const quick = quickOf(days, serverNow());
    if (quick !== null) return t(`days.${quick}`);
    return days.first === days.last ? days.first : `${days.first} – ${days.last}`;
  };
}

const chip = css({ minHeight: { base: "10", desktop: "0" } });
