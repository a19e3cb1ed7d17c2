import { type RefObject, useEffect, useRef } from "react";

/** The field of a new captcha takes the focus: the old one, which had it, is gone. */
export function useFocusOnMount(): RefObject<HTMLInputElement | null> {
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => field.current?.focus(), []);
  return field;
}
