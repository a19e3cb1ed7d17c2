// Text fields whose value React holds. What an input method composes is shown as it is and used once it is committed:
// a field that rewrites its text, or searches by it, would answer to half a character.
import {
  type ChangeEvent,
  type CompositionEvent,
  type RefObject,
  useCallback,
  useState,
} from "react";
import { useUnseenText } from "../text/use-unseen-text.ts";

/**
 * @param onCommit gets the text of the field, outside of a composition
 * @param ownRef of who focuses it
 */
export function useComposedText<Field extends HTMLInputElement | HTMLTextAreaElement>(
  value: string,
  onCommit: (text: string) => void,
  ownRef?: RefObject<Field | null>,
) {
  const [composed, setComposed] = useState<string | null>(null);
  const unseen = useUnseenText<Field>(value, onCommit);
  const ref = useCallback(
    (element: Field) => {
      if (ownRef !== undefined) ownRef.current = element;
      const stop = unseen(element);
      return () => {
        if (ownRef !== undefined) ownRef.current = null;
        stop?.();
      };
    },
    [ownRef, unseen],
  );
  return {
    ref,
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
