// A form whose input outlives an expired session without being stored.
import { useState } from "react";
import type { FieldValues } from "react-hook-form";
import { ownValue } from "#contract/own-value.ts";
import { type FormPlan, type RuleForm, useRuleForm } from "#ui/form/use-rule-form.ts";
import { heldValues } from "./held-values.ts";
import { useHolding } from "./use-holding.ts";

/** Typed again after the login: names of fields in all forms. */
const SECRETS: ReadonlySet<string> = new Set(["secondPassword", "password", "code"]);

/**
 * After the login it has the values of before. The member sends it: nothing is sent by itself.
 *
 * @param amounts fields that a reload keeps, too: they may be stored
 */
export function useHeldForm<T extends FieldValues>(
  name: string,
  plan: FormPlan<T>,
  amounts: readonly (keyof T & string)[] = [],
): RuleForm<T> {
  const [values] = useState(() => ({ ...plan.values, ...heldValues(name) }));
  const form = useRuleForm<T>({ ...plan, values });
  const typed = Object.entries(form.values).filter(([field]) => !SECRETS.has(field));
  const isNew = typed.some(([field, value]) => value !== ownValue(plan.values, field));
  const storable = Object.fromEntries(amounts.map((field) => [field, String(form.values[field])]));
  useHolding(name, isNew ? Object.fromEntries(typed) : null, amounts.length > 0 ? storable : null);
  const { reset } = form;
  return { ...form, reset: (next) => reset(next ?? plan.values) };
}
