import { type SyntheticEvent, useState } from "react";

/**
 * A form whose input a stored draft owns. What is wrong is said from the first press on, and goes as soon as it is
 * right.
 * @param ready whether the input may be sent as it is now
 */
export function useDraftForm(ready: boolean, submit: () => void) {
  const [pressed, setPressed] = useState(false);
  return {
    /** What is wrong may be said. */
    pressed,
    reset: () => setPressed(false),
    onSubmit(event: SyntheticEvent): void {
      event.preventDefault();
      // A portal's events rise through React to the form behind it.
      event.stopPropagation();
      setPressed(true);
      if (ready) submit();
    },
  };
}
