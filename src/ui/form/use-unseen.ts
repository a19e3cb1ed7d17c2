// Password managers fill in a field without an event. Such a text is read when the form is sent.
import { useState } from "react";

type Keep = (field: HTMLInputElement) => void;

export function useUnseen() {
  const [readers] = useState(() => new Map<string, () => void>());
  return {
    /** As the ref of a field: `known` is the value that the form has, `keep` takes another. */
    seen(name: string, field: HTMLInputElement | null, known: () => string, keep: Keep): void {
      if (field === null || NO_TEXT.has(field.type)) readers.delete(name);
      else readers.set(name, () => field.value === known() || keep(field));
    },
    readUnseen(): void {
      for (const read of readers.values()) read();
    },
  };
}

const NO_TEXT = new Set(["checkbox", "radio"]);
