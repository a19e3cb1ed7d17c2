// What a calendar shows and where its focus is. The one tab stop is the day under the cursor.
import { type KeyboardEvent, useState } from "react";
import { flushSync } from "react-dom";
import {
  dayByKey,
  type DayLimits,
  firstOf,
  monthOf,
  stepMonth,
  wholeMonths,
  withinLimits,
} from "#lib/time/calendar-days.ts";

/** Attribute of the element around the months. */
export const CALENDAR = "data-calendar";

interface DayGridSetUp extends DayLimits {
  /** The day at which it opens, and moves to when it becomes another. */
  readonly at: string;
  /** Months side by side. */
  readonly count: number;
}

export interface DayGrid {
  readonly months: readonly string[];
  /** The day that the tab key reaches. */
  readonly stop: string;
  /** The day that the pointer is over or that has the focus; null before either. */
  readonly aimed: string | null;
  /** To other months, by so many. */
  readonly turn: (count: number) => void;
  readonly canTurn: (count: number) => boolean;
  readonly aim: (day: string | null) => void;
  readonly onFocus: (day: string) => void;
  readonly onKeyDown: (event: KeyboardEvent, day: string) => void;
}

export function useDayGrid({ at, count, min, max }: DayGridSetUp): DayGrid {
  const [known, setKnown] = useState(at);
  const [cursor, setCursor] = useState(at);
  const [top, setTop] = useState(stepMonth(monthOf(at), 1 - count));
  const [aimed, aim] = useState<string | null>(null);
  const shown = wholeMonths({ min, max });
  const last = stepMonth(top, count - 1);
  const move = (day: string) => {
    setCursor(day);
    const month = monthOf(day);
    if (month < top) setTop(month);
    else if (month > last) setTop(stepMonth(month, 1 - count));
  };
  if (at !== known) {
    setKnown(at);
    move(at);
  }
  const months = Array.from({ length: count }, (_, nth) => stepMonth(top, nth));
  const canTurn = (by: number) => {
    const edge = firstOf(by < 0 ? stepMonth(top, by) : stepMonth(last, by));
    return withinLimits(edge, shown) === edge;
  };
  return {
    months,
    stop: months.includes(monthOf(cursor)) ? cursor : withinLimits(firstOf(last), { min, max }),
    aimed,
    canTurn,
    turn: (by) => canTurn(by) && setTop(stepMonth(top, by)),
    aim,
    onFocus(day) {
      setCursor(day);
      aim(day);
    },
    onKeyDown(event, day) {
      if (event.ctrlKey || event.altKey || event.metaKey) return;
      const to = dayByKey(day, event.key, event.shiftKey);
      if (to === null) return;
      event.preventDefault();
      const kept = withinLimits(to, shown);
      const root = event.currentTarget.closest(`[${CALENDAR}]`);
      flushSync(() => move(kept));
      root?.querySelector<HTMLElement>(`[data-day="${kept}"]`)?.focus();
    },
  };
}
