// A month, or two side by side, to choose a day or the ends of a range.
import { ChevronLeft, ChevronRight } from "lucide-react";
import { useTranslation } from "react-i18next";
import { css, cva } from "#styled/css/index.js";
import { serverNow } from "#lib/time/clock.ts";
import { beyondLimits, type DayLimits, withinLimits } from "#lib/time/calendar-days.ts";
import { dateOf, type DayRange, daysOf } from "#lib/time/day-range.ts";
import { IconButton } from "../buttons/icon-button.tsx";
import { useDesktop } from "../layout/use-desktop.ts";
import { MonthGrid } from "./month-grid.tsx";
import { MonthSelects } from "./month-selects.tsx";
import { CALENDAR, type DayGrid, useDayGrid } from "./use-day-grid.ts";

interface CalendarProps extends DayLimits {
  readonly chosen: DayRange | null;
  /** What a press does; a day that cannot be chosen says why in its place. */
  readonly status: string;
  /** The range is open: it reaches up to the day that is aimed at. */
  readonly reaches?: boolean;
  /** For days far apart: one month, with fields for its year and its name. */
  readonly far?: boolean;
  readonly onPick: (day: string) => void;
}

export function Calendar(props: CalendarProps) {
  const { chosen, status, reaches = false, far = false, min, max, onPick } = props;
  const { t } = useTranslation("ui");
  const count = useDesktop() && !far ? 2 : 1;
  const today = dateOf(serverNow());
  const limits = { min, max };
  const grid = useDayGrid({ at: chosen?.last ?? withinLimits(today, limits), count, ...limits });
  const { aimed } = grid;
  const beyond = aimed === null ? null : beyondLimits(aimed, limits);
  const end = reaches && beyond === null ? aimed : null;
  const range = chosen !== null && end !== null ? daysOf(chosen.first, end) : chosen;
  return (
    <div {...{ [CALENDAR]: "" }} className={frame} onPointerLeave={() => grid.aim(null)}>
      <Turn grid={grid} by={-1} far={far} />
      {far && <MonthSelects month={grid.months[0] ?? ""} onTurn={grid.turn} {...limits} />}
      <Turn grid={grid} by={1} far={far} />
      <div className={months({ count: count === 2 ? "two" : "one" })}>
        {grid.months.map((month) => (
          <MonthGrid
            key={month}
            {...{ month, today, range, onPick, untitled: far, ...limits }}
            stop={grid.stop}
            onAim={grid.aim}
            onFocus={grid.onFocus}
            onKeyDown={grid.onKeyDown}
          />
        ))}
      </div>
      <output className={line}>
        {beyond === null
          ? status
          : t(`calendar.${beyond}`, { day: beyond === "early" ? min : max })}
      </output>
    </div>
  );
}

interface TurnProps {
  readonly grid: DayGrid;
  readonly by: 1 | -1;
  readonly far: boolean;
}

/** To the month before or after. At the last one it keeps the focus. */
function Turn({ grid, by, far }: TurnProps) {
  const { t } = useTranslation("ui");
  return (
    <IconButton
      size="own"
      floating
      icon={by < 0 ? ChevronLeft : ChevronRight}
      label={t(by < 0 ? "calendar.back" : "calendar.next")}
      aria-disabled={!grid.canTurn(by) || undefined}
      className={turn({ side: by < 0 ? "back" : "next", far })}
      onClick={() => grid.turn(by)}
    />
  );
}

const frame = css({ position: "relative", display: "grid", minWidth: "0" });
const months = cva({
  base: { display: "grid", columnGap: "6" },
  variants: {
    count: {
      one: { gridTemplateColumns: "minmax(0, 1fr)" },
      two: { gridTemplateColumns: "1fr 1fr" },
    },
  },
});
const turn = cva({
  base: {
    top: "0",
    width: { base: "finger", desktop: "control-sm" },
    height: { base: "finger", desktop: "control-sm" },
    borderRadius: "sm",
    "&[aria-disabled=true]": { color: "text-muted", cursor: "not-allowed", opacity: "0.5" },
  },
  variants: {
    side: { back: { left: "0" }, next: { right: "0" } },
    far: { true: { height: { base: "finger", desktop: "control-lg" } }, false: {} },
  },
});
const line = css({
  display: "grid",
  placeItems: "center",
  minHeight: "8",
  color: "text-muted",
  fontSize: "xs",
});
