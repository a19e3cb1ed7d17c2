// A day of the programme or of the results, in weeks. Days without matches cannot be chosen.
import { type KeyboardEvent, useRef } from "react";
import { useTranslation } from "react-i18next";
import { useNavigate } from "react-router-dom";
import { ownValue } from "#contract/own-value.ts";
import { css, cva } from "#styled/css/index.js";
import { Text } from "#styled/jsx/index.js";
import { serverNow } from "#lib/time/clock.ts";
import { useAppearance } from "#lib/browser/appearance.ts";
import { Dialog } from "#ui/overlays/dialog.tsx";
import { figures } from "#ui/money/money.tsx";
import { PlainButton } from "#ui/buttons/plain-button.tsx";
import { srOnly } from "#ui/text/sr-only.ts";
import { type CalendarDay, calendarWeeks, WEEK } from "./calendar-weeks.ts";
import { changeFilter, type PageFilter, writeFilter } from "./page-filter.ts";
import type { LeagueFacts } from "./use-league-facts.ts";

interface CalendarDialogProps {
  readonly filter: PageFilter;
  readonly facts: LeagueFacts | undefined;
  readonly onClose: () => void;
}

export function CalendarDialog({ filter, facts, onClose }: CalendarDialogProps) {
  const { t } = useTranslation("sport");
  const locale = useAppearance((state) => state.locale);
  const navigate = useNavigate();
  const body = useRef<HTMLTableSectionElement>(null);
  const weeks = calendarWeeks(serverNow(), facts?.calendar ?? []);
  const weekday = new Intl.DateTimeFormat(locale, { weekday: "narrow", timeZone: "UTC" });
  const choose = (day: CalendarDay) => {
    onClose();
    void navigate({ search: searchOf(filter, day) });
  };
  return (
    <Dialog open onClose={onClose} title={t("find.calendar.title")}>
      <table className={table}>
        <thead>
          <tr>
            {weeks[0]?.map(({ date }) => (
              <th key={date} scope="col" className={head}>
                {weekday.format(new Date(date))}
              </th>
            ))}
          </tr>
        </thead>
        <tbody ref={body}>
          {weeks.map((week) => (
            <tr key={week[0]?.date}>
              {week.map((day) => (
                <td key={day.date} className={cell}>
                  <Day
                    day={day}
                    filter={filter}
                    onChoose={choose}
                    onKeyDown={(event) => walk(event, body.current)}
                  />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <Text marginTop="3" color="text-muted" size="xs">
        {t("find.calendar.hint")}
      </Text>
    </Dialog>
  );
}

interface DayProps {
  readonly day: CalendarDay;
  readonly filter: PageFilter;
  readonly onChoose: (day: CalendarDay) => void;
  readonly onKeyDown: (event: KeyboardEvent) => void;
}

function Day({ day, filter, onChoose, onKeyDown }: DayProps) {
  const { t } = useTranslation("sport");
  const { date, kind, count } = day;
  const current =
    filter.pick === null &&
    (kind === "today" ? filter.show === "FT" : filter.show === "FU" && filter.date === date);
  const what = kind === "past" ? t("find.calendar.results") : t("list.matches", { number: count });
  return (
    <PlainButton
      disabled={kind === "gone" || (kind !== "past" && count === 0)}
      aria-current={current ? "date" : undefined}
      className={dayStyle({ kind })}
      onKeyDown={onKeyDown}
      onClick={() => onChoose(day)}
    >
      <span className={srOnly}>{`${date} ${what}`}</span>
      <b aria-hidden="true" className={figures}>
        {Number(date.slice(-2))}
      </b>
      <Text
        as="span"
        aria-hidden="true"
        minHeight="3"
        color="text-muted"
        size="2xs"
        className={figures}
      >
        {kind === "past" ? what : count || null}
      </Text>
    </PlainButton>
  );
}

/** Past days lead to their results. */
export function searchOf(filter: PageFilter, { date, kind }: CalendarDay): string {
  if (kind === "past") return `view=results&day=${date}`;
  const change =
    kind === "today" ? ({ show: "FT", date: null } as const) : ({ show: "FU", date } as const);
  return writeFilter(changeFilter(filter, change));
}

const STEPS: Readonly<Record<string, number>> = {
  ArrowLeft: -1,
  ArrowRight: 1,
  ArrowUp: -WEEK,
  ArrowDown: WEEK,
};

/** Skips days that cannot be chosen. */
function walk(event: KeyboardEvent, body: HTMLElement | null): void {
  const step = ownValue(STEPS, event.key);
  if (step === undefined || body === null) return;
  const days = [...body.querySelectorAll("button")];
  event.preventDefault();
  for (let at = days.findIndex((day) => day === event.target) + step; ; at += step) {
    const day = days[at];
    if (day === undefined) return;
    if (!day.disabled) return day.focus();
  }
}

const table = css({ width: "full", tableLayout: "fixed", borderSpacing: "0" });
const head = css({
  paddingBottom: "1",
  color: "text-muted",
  fontSize: "xs",
  fontWeight: "medium",
  textAlign: "center",
});
const cell = css({ padding: "0-5" });
const dayStyle = cva({
  base: {
    position: "relative",
    display: "grid",
    justifyItems: "center",
    alignContent: "center",
    gap: "0-5",
    width: "full",
    minHeight: "12",
    borderRadius: "md",
    color: "text-strong",
    fontSize: "sm",
    lineHeight: "none",
    _hover: { background: "surface-hover" },
    _disabled: { color: "text-muted", cursor: "not-allowed", background: "transparent" },
    "&[aria-current]": { background: "accent-subtle", color: "accent-text" },
  },
  variants: {
    kind: { gone: {}, past: { color: "text-muted" }, today: { boxShadow: "edge-mark" }, later: {} },
  },
});
