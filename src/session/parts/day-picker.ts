import { lateOverlay } from "./late-part.tsx";

/** The calendar of a field. */
export const DayPicker = lateOverlay(
  async () => (await import("#ui/calendar/calendar-picker.tsx")).CalendarPicker,
  { texts: ["ui-calendar"] },
);
