import type { ComponentProps } from "react";
import { useAhead } from "./use-ahead.ts";
import { useGesture } from "./use-gesture.ts";

interface EditedSliderProps extends Omit<ComponentProps<"input">, "onChange" | "type"> {
  /** As the brand has it. */
  readonly value: number;
  /** Of what is moved. */
  readonly name: string;
  /** @param merge key of the moves that are one step of undo */
  readonly onMove: (next: number, merge: string) => void;
}

/** A slider of a value of the brand: ten presses of a key are ten steps, however slow the server is. */
export function EditedSlider({ value, name, onMove, ...rest }: EditedSliderProps) {
  const [shown, setShown] = useAhead(value);
  const gesture = useGesture(name);
  return (
    <input
      {...rest}
      type="range"
      value={shown}
      {...gesture.start}
      onChange={(event) => {
        const next = Number(event.target.value);
        setShown(next);
        onMove(next, gesture.key());
      }}
    />
  );
}
