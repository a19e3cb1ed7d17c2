// A form whose input outlives an expired session without being stored.
import { useEffect, useState } from "react";
import type { FieldValues } from "react-hook-form";
import { LOGIN_EXPIRED } from "#contract/codes.ts";
import { CallError } from "../../lib/call-error.ts";
import { type FormPlan, type RuleForm, useRuleForm } from "../../ui/form/use-rule-form.ts";
import { dropHeldForm, heldValues, holdForm, markUnsent, takeUnsent } from "./held-form.ts";
import { isLoggedIn, useSession } from "./session-store.ts";

/** After the login it has the values of before, and sends what the expired session has refused. */
export function useHeldForm<T extends FieldValues>(name: string, plan: FormPlan<T>): RuleForm<T> {
  const [values] = useState(() => (heldValues(name) as T | null) ?? plan.values);
  const form = useRuleForm<T>({
    ...plan,
    values,
    submit: async (typed, options) => {
      const { token } = useSession.getState();
      try {
        await plan.submit(typed, options);
      } catch (failure) {
        if (failure instanceof CallError && failure.code === LOGIN_EXPIRED) markUnsent(name, token);
        throw failure;
      }
    },
  });
  const { send, reset } = form;
  useEffect(() => {
    const typed = Object.entries(form.values).some(
      ([field, value]) => value !== plan.values[field],
    );
    holdForm(name, typed ? form.values : null);
  });
  useEffect(() => () => leaveForm(), []);
  const known = useSession(({ member }) => member !== null);
  useEffect(() => {
    if (known && takeUnsent(name)) send();
  });
  return { ...form, reset: (next) => reset(next ?? plan.values) };
}

/** Without a session the form goes only because the page waits for the login. */
function leaveForm(): void {
  if (isLoggedIn()) dropHeldForm();
}
