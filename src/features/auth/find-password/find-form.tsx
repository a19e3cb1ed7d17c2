// The form around a step.
import type { ReactNode } from "react";
import { Form } from "#ui/form/form.tsx";
import type { FindValues } from "./find-values.ts";
import type { Find } from "./use-find.ts";

interface FindFormProps {
  readonly find: Find;
  /** Words of the button. */
  readonly submit: string;
  /** Fields without which the button looks disabled. */
  readonly needs: readonly (keyof FindValues)[];
  readonly children: ReactNode;
}

export function FindForm({ find: { form, state }, submit, needs, children }: FindFormProps) {
  // Of the code it stands beside the field.
  const refusal = state.step === 0 ? state.refusal?.message : undefined;
  const ready = needs.every((field) => form.values[field].trim() !== "");
  return (
    <Form dense form={{ ...form, refusal }} submit={submit} ready={ready}>
      {children}
    </Form>
  );
}
