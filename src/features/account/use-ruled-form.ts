// A form of texts with one pure function for its rules. Typed values stay whatever the answer; a refusal
// that is about a field stands beside it, any other has shown its words as a toast.
import type { BaseSyntheticEvent, ChangeEvent } from "react";
import {
  type FieldErrors,
  type Resolver,
  useForm,
  type UseFormRegisterReturn,
  useWatch,
} from "react-hook-form";
import { useTranslation } from "react-i18next";
import { brand } from "../../brand/brand.ts";
import { CallError } from "../../lib/call-error.ts";
import { errorText } from "../../lib/error-text.ts";

type Values = Record<string, string>;

/** Keys of the `fault` texts by field. */
export type Faults<T> = { readonly [Name in keyof T]?: string };

export interface FormPlan<T extends Values> {
  /** What the fields hold at first. */
  readonly values: T;
  readonly check: (values: T) => Faults<T>;
  /** May reject with a CallError. */
  readonly submit: (values: T) => Promise<void> | void;
  /** The field a response code is about. */
  readonly refusals?: Readonly<Record<number, keyof T & string>>;
}

export interface RuledForm<T extends Values> {
  readonly values: T;
  /** Props of the field's input. */
  readonly field: (name: keyof T & string, tidy?: (typed: string) => string) => FieldProps;
  readonly error: (name: keyof T & string) => string | undefined;
  readonly set: (name: keyof T & string, value: string) => void;
  /** Checks one field and focuses it when it is wrong. */
  readonly isGood: (name: keyof T & string) => Promise<boolean>;
  readonly submit: (event?: BaseSyntheticEvent) => void;
  /** Empties the fields. */
  readonly reset: () => void;
  readonly pending: boolean;
}

export function useRuledForm<T extends Values>(plan: FormPlan<T>): RuledForm<T> {
  const { t } = useTranslation("account");
  const form = useForm<Values>({ defaultValues: plan.values, resolver: resolverOf(plan.check) });
  const { errors, isSubmitted, isSubmitting } = form.formState;
  const values = useWatch({ control: form.control }) as T;
  const error = (name: string) => faultText(errors, name, t);
  const send = form.handleSubmit(async (typed) => {
    try {
      await plan.submit(typed as T);
    } catch (refusal) {
      if (!(refusal instanceof CallError)) throw refusal;
      const name = plan.refusals?.[refusal.code ?? 0];
      if (name === undefined) return;
      form.setError(name, { type: "refused", message: errorText(refusal) }, { shouldFocus: true });
    }
  });
  return {
    values,
    error,
    field(name: string, tidy = (typed) => typed) {
      const { onChange, onBlur, ref } = form.register(name);
      const tidied = (event: ChangeEvent<HTMLInputElement>) => {
        event.target.value = tidy(event.target.value);
        // A fault found before the form was sent, as by asking for a code: it is being mended.
        if (!isSubmitted) form.clearErrors(name);
        void onChange(event);
      };
      return { name, ref, onBlur, error: error(name), onChange: tidied };
    },
    set: (name: string, value) =>
      form.setValue(name, value, { shouldValidate: isSubmitted, shouldDirty: true }),
    isGood: (name) => form.trigger(name, { shouldFocus: true }),
    submit: (event) => void send(event),
    reset: () => form.reset(plan.values),
    pending: isSubmitting,
  };
}

interface FieldProps extends Pick<UseFormRegisterReturn, "name" | "ref" | "onBlur"> {
  readonly error: string | undefined;
  readonly onChange: (event: ChangeEvent<HTMLInputElement>) => void;
}

type Translate = (key: string, options: { readonly age: number }) => string;

function faultText(errors: FieldErrors<Values>, name: string, t: Translate): string | undefined {
  const error = errors[name];
  if (error === undefined) return undefined;
  if (error.message !== undefined && error.message !== "") return error.message;
  return t(`fault.${String(error.type)}`, { age: brand().legal.minimumAge });
}

function resolverOf<T extends Values>(check: FormPlan<T>["check"]): Resolver<Values> {
  return (values) => {
    const faults = Object.entries<string | undefined>(check(values as T)).flatMap(([name, type]) =>
      type === undefined ? [] : [[name, { type }] as const],
    );
    return faults.length === 0
      ? { values, errors: {} }
      : { values: {}, errors: Object.fromEntries(faults) };
  };
}
