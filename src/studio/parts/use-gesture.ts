import { useRef } from "react";

let gestures = 0;

/** Moves of one press of a slider or a colour field are one step of undo. @param name of what is moved */
export function useGesture(name: string) {
  const current = useRef(0);
  const begin = () => {
    gestures += 1;
    current.current = gestures;
  };
  return {
    start: { onPointerDown: begin, onFocus: begin },
    key: () => `${name} ${current.current}`,
  };
}
