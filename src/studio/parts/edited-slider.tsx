import { type ComponentProps, useState } from "react";
import { useStudio } from "../studio-store.ts";
import { useGesture } from "./use-gesture.ts";

interface EditedSliderProps extends Omit<ComponentProps<"input">, "onChange" | "type"> {
  /** As the brand has it. */
  readonly value: number;
  /** Of what is moved. */
  readonly name: string;
  /** @param merge key of the moves that are one step of undo */
  readonly onMove: (next: number, merge: string) => void;
}

/**
 * A slider of a value of the brand. It stands where the person has moved it before the server has answered: a key that is
 * pressed meanwhile goes on from there.
 */
export function EditedSlider({ value, name, onMove, ...rest }: EditedSliderProps) {
  const rests = useStudio((studio) => studio.rests);
  const [moved, setMoved] = useState({ to: value, rests: -1 });
  const gesture = useGesture(name);
  return (
    <input
      {...rest}
      type="range"
      value={moved.rests === rests ? moved.to : value}
      {...gesture.start}
      onChange={(event) => {
        const next = Number(event.target.value);
        setMoved({ to: next, rests });
        onMove(next, gesture.key());
      }}
    />
  );
}
