import { type RefObject, useEffect, useRef } from "react";

/** Focuses the field of a new captcha: the old field, which had the focus, is gone. */
export function useFocusOnMount(): RefObject<HTMLInputElement | null> {
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => field.current?.focus(), []);
  return field;
}
