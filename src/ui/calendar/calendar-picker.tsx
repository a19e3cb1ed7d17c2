// Loads when a calendar is first opened: one module, so that it is one file.
import { DatePicker, type DatePickerProps } from "./date-picker.tsx";
import { RangePicker, type RangePickerProps } from "./range-picker.tsx";

type CalendarPickerProps =
  | ({ readonly kind: "day" } & DatePickerProps)
  | ({ readonly kind: "range" } & RangePickerProps);

export function CalendarPicker(props: CalendarPickerProps) {
  return props.kind === "day" ? <DatePicker {...props} /> : <RangePicker {...props} />;
}
