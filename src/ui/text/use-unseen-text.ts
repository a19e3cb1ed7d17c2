// A field whose value React holds, filled in without an event, as browsers and password managers may do: the text is
// read before its form is sent.
import { type RefCallback, useCallback, useEffect, useRef } from "react";
import { flushSync } from "react-dom";

type TextField = HTMLInputElement | HTMLTextAreaElement;

/** @returns the ref of the field */
export function useUnseenText<Field extends TextField>(
  value: string,
  onText: (text: string) => void,
): RefCallback<Field> {
  const latest = useRef({ value, onText });
  useEffect(() => {
    latest.current = { value, onText };
  });
  return useCallback((field: Field) => {
    const { form } = field;
    const read = () => {
      const { value: known, onText: take } = latest.current;
      // At once: the submit that follows reads what is drawn.
      if (field.value !== known) flushSync(() => take(field.value));
    };
    form?.addEventListener("submit", read, { capture: true });
    return () => form?.removeEventListener("submit", read, { capture: true });
  }, []);
}
