import { useState } from "react";
import { keepForm, type KeptForm, readForm } from "./kept-form.ts";

export function useKeptForm() {
  const [kept, setKept] = useState(readForm);
  return {
    kept,
    /** @returns the form with the change */
    keep(part: Partial<KeptForm>): KeptForm {
      const next = { ...kept, ...part };
      keepForm(next);
      setKept(next);
      return next;
    },
  };
}
