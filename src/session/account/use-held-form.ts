// A form whose input outlives an expired session without being stored.
import { useEffect, useState } from "react";
import type { FieldValues } from "react-hook-form";
import { type FormPlan, type RuleForm, useRuleForm } from "#ui/form/use-rule-form.ts";
import { dropHeldForm, heldValues, holdForm } from "./held-form.ts";
import { isLoggedIn } from "./session-store.ts";

/** Typed again after the login: names of fields in all forms. */
const SECRETS: ReadonlySet<string> = new Set(["secondPassword", "password", "code"]);

/** After the login it has the values of before. The member sends it: nothing is sent by itself. */
export function useHeldForm<T extends FieldValues>(name: string, plan: FormPlan<T>): RuleForm<T> {
  const [values] = useState(() => ({ ...plan.values, ...heldValues(name) }));
  const form = useRuleForm<T>({ ...plan, values });
  const typed = Object.entries(form.values).filter(([field]) => !SECRETS.has(field));
  const isNew = typed.some(([field, value]) => value !== plan.values[field]);
  useHolding(name, isNew ? Object.fromEntries(typed) : null);
  const { reset } = form;
  return { ...form, reset: (next) => reset(next ?? plan.values) };
}

/** @param values null: nothing would be lost */
export function useHolding(name: string, values: object | null): void {
  useEffect(() => holdForm(name, values));
  useEffect(() => () => leaveForm(), []);
}

/** Without a session the form goes only because the page waits for the login. */
function leaveForm(): void {
  if (isLoggedIn()) dropHeldForm();
}
