// Text fields whose value React holds. What an input method composes is shown as it is and used once it is committed:
// a field that rewrites its text, or searches by it, would answer to half a character.
import { type ChangeEvent, type CompositionEvent, useState } from "react";

/** @param onCommit gets the text of the field, outside of a composition */
export function useComposedText<Field extends HTMLInputElement | HTMLTextAreaElement>(
  value: string,
  onCommit: (text: string) => void,
) {
  const [composed, setComposed] = useState<string | null>(null);
  return {
    value: composed ?? value,
    onChange: (event: ChangeEvent<Field>) => {
      const { value: text } = event.currentTarget;
      if (isComposing(event)) setComposed(text);
      else onCommit(text);
    },
    onCompositionEnd: (event: CompositionEvent<Field>) => {
      setComposed(null);
      onCommit(event.currentTarget.value);
    },
  };
}

export function isComposing({ nativeEvent }: ChangeEvent): boolean {
  return "isComposing" in nativeEvent && nativeEvent.isComposing === true;
}
