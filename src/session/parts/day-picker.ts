import { latePart } from "./late-part.ts";

/** The calendar of a field. */
export const DayPicker = latePart(
  async () => (await import("#ui/calendar/calendar-picker.tsx")).CalendarPicker,
  { texts: ["ui-calendar"] },
);
