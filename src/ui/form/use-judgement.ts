// Tracks which fields have been validated, and updates their messages while the player types.
import { type FocusEvent, useRef } from "react";
import type { FieldValues, Path, UseFormReturn } from "react-hook-form";
import { type Rules, verdictOf } from "./rules.ts";

interface JudgedBy<T> {
  readonly rules: Rules<T>;
  readonly checks?: "sent" | "left";
}

/** Type of a server's message: no rule clears it, so it stays until its field changes. */
export const REFUSED = "refused";
const RULE = "rule";

export function useJudgement<T extends FieldValues>(form: UseFormReturn<T>, plan: JudgedBy<T>) {
  const { rules, checks = "sent" } = plan;
  const judged = useRef(new Set<string>());
  const errorOf = (name: string) => form.getFieldState(name as Path<T>).error;
  const isRefused = (name: string) => errorOf(name)?.type === REFUSED;
  return {
    judged,
    /** After a change of `name`, on which others may depend. No first message comes while a field that is checked when left is typed in. */
    follow(name: string) {
      if (isRefused(name)) form.clearErrors(name as Path<T>);
      form.clearErrors("root");
      const values = form.getValues();
      for (const field of Object.keys(rules)) {
        const shown = errorOf(field);
        const wanted = checks === "sent" && judged.current.has(field);
        if (shown === undefined ? !wanted : shown.type === REFUSED) continue;
        const verdict = verdictOf(rules, field, values);
        // Of a field that is checked when left, nothing new is said while it is typed in.
        const over = verdict === null || (checks === "left" && verdict !== shown?.message);
        if (over) form.clearErrors(field as Path<T>);
        else if (verdict !== shown?.message)
          form.setError(field as Path<T>, { type: RULE, message: verdict });
      }
    },
    /** Judges a field that is left, and the others left before: they may depend on it. */
    leave(name: string, event: FocusEvent<HTMLInputElement>) {
      if (isPassedBy(event)) return;
      judged.current.add(name);
      const open = [...judged.current].filter((field) => !isRefused(field)) as Path<T>[];
      void form.trigger(open);
    },
  };
}

/** Left empty on the way to a button or out of the form: the player has not started to fill it in. */
function isPassedBy({ target, relatedTarget }: FocusEvent<HTMLInputElement>): boolean {
  return target.value === "" && !(relatedTarget instanceof HTMLInputElement);
}
