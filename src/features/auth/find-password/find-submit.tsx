import type { ReactNode } from "react";
import { useFormState, useWatch } from "react-hook-form";
import { SubmitButton } from "../submit-button.tsx";
import type { FindValues } from "./find-values.ts";
import type { Find } from "./use-find.ts";

interface FindSubmitProps {
  readonly find: Find;
  /** Fields without which the button looks disabled. */
  readonly needs: readonly (keyof FindValues)[];
  readonly children: ReactNode;
}

export function FindSubmit({ find: { form }, needs, children }: FindSubmitProps) {
  const { control } = form;
  const { isSubmitting } = useFormState({ control });
  const values = useWatch({ control });
  const ready = needs.every((field) => (values[field] ?? "").trim() !== "");
  return (
    <SubmitButton ready={ready} pending={isSubmitting}>
      {children}
    </SubmitButton>
  );
}
