// One month as a grid of days (ARIA: grid). Days that cannot be chosen keep the focus, so that it can be said why.
import { type KeyboardEvent, useId } from "react";
import { useTranslation } from "react-i18next";
import type { Locale } from "#contract/locales.ts";
import { css, cva, cx } from "#styled/css/index.js";
import { useAppearance } from "#lib/browser/appearance.ts";
import { beyondLimits, type DayLimits, firstOf, monthWeeks } from "#lib/time/calendar-days.ts";
import type { DayRange } from "#lib/time/day-range.ts";
import { PlainButton } from "../buttons/plain-button.tsx";
import { figures } from "../money/money.tsx";
import { CELL, GRID } from "../tables/grid-roles.ts";
import { dayPlace } from "./day-place.ts";

export interface MonthGridProps extends DayLimits {
  readonly month: string;
  readonly today: string;
  /** What is chosen, or would be by a press on the day that is aimed at. */
  readonly range: DayRange | null;
  readonly stop: string;
  /** Its name stands elsewhere. */
  readonly untitled?: boolean;
  readonly onPick: (day: string) => void;
  readonly onAim: (day: string | null) => void;
  readonly onFocus: (day: string) => void;
  readonly onKeyDown: (event: KeyboardEvent, day: string) => void;
}

export function MonthGrid(props: MonthGridProps) {
  const { month, untitled = false } = props;
  const locale = useAppearance((state) => state.locale);
  const id = useId();
  const title = inWords(firstOf(month), locale, { year: "numeric", month: "long" });
  return (
    <div className={frame}>
      {!untitled && (
        <p id={id} className={heading}>
          {title}
        </p>
      )}
      <table
        {...GRID}
        aria-multiselectable
        aria-label={untitled ? title : undefined}
        aria-labelledby={untitled ? undefined : id}
        className={table}
      >
        <WeekdayRow />
        <tbody>
          {monthWeeks(month).map((week, row) => (
            <tr key={row}>
              {week.map((day, nth) =>
                day === null ? (
                  <td {...CELL} key={nth} className={cell()} />
                ) : (
                  <Day key={day} {...props} day={day} />
                ),
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function WeekdayRow() {
  const locale = useAppearance((state) => state.locale);
  return (
    <thead>
      <tr>
        {A_WEEK.map((day) => (
          <th
            key={day}
            scope="col"
            abbr={inWords(day, locale, { weekday: "long" })}
            className={head}
          >
            {inWords(day, locale, { weekday: "narrow" })}
          </th>
        ))}
      </tr>
    </thead>
  );
}

/** From a Monday on. */
const A_WEEK = ["01", "02", "03", "04", "05", "06", "07"].map((day) => `2024-01-${day}`);

function Day({ day, ...props }: MonthGridProps & { readonly day: string }) {
  const { range, stop, min, max, today, onPick, onAim, onFocus, onKeyDown } = props;
  const place = dayPlace(day, range);
  const beyond = beyondLimits(day, { min, max });
  return (
    <td {...CELL} aria-selected={place !== "none"} className={cell({ place })}>
      <PlainButton
        data-day={day}
        tabIndex={day === stop ? 0 : -1}
        aria-label={useDayWords(day, props)}
        aria-disabled={beyond !== null || undefined}
        className={cx(figures, dayStyle({ place, today: day === today }))}
        onClick={() => (beyond === null ? onPick(day) : onFocus(day))}
        onPointerEnter={({ pointerType }) => pointerType === "mouse" && onAim(day)}
        onFocus={() => onFocus(day)}
        onKeyDown={(event) => onKeyDown(event, day)}
      >
        {Number(day.slice(8))}
      </PlainButton>
    </td>
  );
}

/** `2026年11月22日，今天，开始`, or why it cannot be chosen. */
function useDayWords(day: string, { range, today, min, max }: MonthGridProps): string {
  const { t } = useTranslation("ui");
  const locale = useAppearance((state) => state.locale);
  const place = dayPlace(day, range);
  const beyond = beyondLimits(day, { min, max });
  const words = [
    inWords(day, locale, { year: "numeric", month: "long", day: "numeric" }),
    day === today ? t("days.today") : "",
    place === "none" ? "" : t(`calendar.place.${place}`),
    beyond === null ? "" : t(`calendar.${beyond}`, { day: beyond === "early" ? min : max }),
  ];
  return words.filter((word) => word !== "").join("，");
}

function inWords(day: string, locale: Locale, parts: Intl.DateTimeFormatOptions): string {
  return new Intl.DateTimeFormat(locale, { ...parts, timeZone: "UTC" }).format(new Date(day));
}

const frame = css({ minWidth: "0" });
const heading = css({
  display: "grid",
  placeItems: "center",
  height: { base: "finger", desktop: "control-sm" },
  color: "text-strong",
  fontSize: "sm",
  fontWeight: "bold",
});
const table = css({
  width: { base: "full", desktop: "72" },
  tableLayout: "fixed",
  borderSpacing: "0",
});
const head = css({
  paddingBlock: "1",
  color: "text-muted",
  fontSize: "xs",
  fontWeight: "medium",
  textAlign: "center",
});
const cell = cva({
  base: { height: { base: "finger", desktop: "9" }, padding: "0", paddingBlock: "1px" },
  variants: {
    place: {
      none: {},
      only: {},
      first: { _before: { left: "1/2", right: "0" } },
      inside: { _before: { insetInline: "0" } },
      last: { _before: { left: "0", right: "1/2" } },
    },
  },
  compoundVariants: [
    {
      place: ["first", "inside", "last"],
      css: {
        position: "relative",
        _before: {
          content: '""',
          position: "absolute",
          insetBlock: "1px",
          background: "accent-subtle",
          // The player's own colours fill the cell.
          _highContrast: { display: "none" },
        },
      },
    },
  ],
});
const end = { background: "accent", color: "text-on-accent", fontWeight: "bold" } as const;
const dayStyle = cva({
  base: {
    position: "relative",
    display: "grid",
    placeItems: "center",
    width: "full",
    height: "full",
    borderRadius: "md",
    fontSize: "sm",
    "&[aria-disabled=true]": { color: "text-muted", cursor: "not-allowed" },
  },
  variants: {
    place: {
      none: { color: "text-strong", _hover: { background: "surface-hover" } },
      inside: { color: "accent-text" },
      only: end,
      first: end,
      last: end,
    },
    today: {
      // Not by a colour: the player's own colours show it, too.
      true: { fontWeight: "bold", textDecoration: "underline", textUnderlineOffset: "1" },
      false: {},
    },
  },
});
