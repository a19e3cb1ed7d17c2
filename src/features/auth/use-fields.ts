// Fields of a form under rules: each is checked when it is left and when the form is sent; its message goes as
// soon as what is typed is right. No message comes while the player is still typing.
import { type FocusEvent, type SyntheticEvent, useRef } from "react";
import {
  type DefaultValues,
  type FieldErrors,
  type FieldValues,
  type Path,
  type RegisterOptions,
  type Resolver,
  useForm,
} from "react-hook-form";
import { useTranslation } from "react-i18next";
import type { RuleKey, Verdict } from "./rules.ts";

export type Rules<T> = {
  readonly [Field in keyof T]?: (value: T[Field], values: T) => Verdict;
};

export function useFields<T extends FieldValues>(defaults: DefaultValues<T>, rules: Rules<T>) {
  const { t } = useTranslation("auth");
  const form = useForm<T>({
    defaultValues: defaults,
    mode: "onBlur",
    reValidateMode: "onBlur",
    resolver: resolverOf(rules),
  });
  const { errors, isSubmitting } = form.formState;
  const running = useRef(false);

  /** Called by every field after a change. */
  const clearRight = () => {
    const wrong = new Set<string>(wrongFields(rules, form.getValues()).map(([name]) => name));
    const right = Object.keys(rules).filter((name) => !wrong.has(name)) as Path<T>[];
    form.clearErrors(right.filter((name) => form.getFieldState(name).invalid));
    form.clearErrors("root");
  };

  return {
    form,
    pending: isSubmitting,
    field: (name: Path<T>, options: Pick<RegisterOptions<T, Path<T>>, "onBlur"> = {}) => {
      const refused = () => form.getFieldState(name).error?.type === SERVER;
      const onChange = () => {
        if (refused()) form.clearErrors(name);
        clearRight();
      };
      const registered = form.register(name, { ...options, onChange });
      return {
        ...registered,
        // What the server has refused stays refused until it is changed: the rules know nothing of it.
        onBlur: (event: FocusEvent<HTMLInputElement>) => {
          if (!isPassedBy(event) && !refused()) void registered.onBlur(event);
        },
      };
    },
    set: (name: Path<T>, value: Parameters<typeof form.setValue>[1]) => {
      form.setValue(name, value);
      clearRight();
    },
    /** Message of a field. */
    error: (name: Path<T>) => {
      const error = form.getFieldState(name, form.formState).error;
      if (error?.message === undefined) return undefined;
      return error.type === SERVER ? error.message : t(error.message);
    },
    /** What the server said about the form as a whole. */
    refusal: errors.root?.message,
    /** The server's words, beside a field or above the button. */
    refuse: (message: string, name: Path<T> | "root" = "root") =>
      form.setError(name, { type: SERVER, message }, { shouldFocus: name !== "root" }),
    /** A second press while `action` runs does nothing. */
    submit: (action: (values: T) => Promise<void>) => async (event: SyntheticEvent) => {
      event.preventDefault();
      event.stopPropagation();
      if (running.current) return;
      running.current = true;
      await form
        .handleSubmit(action)()
        .finally(() => {
          running.current = false;
        });
    },
  };
}

const SERVER = "server";

/** Left empty on the way to a button or out of the form: nobody has begun to fill it in. */
function isPassedBy({ target, relatedTarget }: FocusEvent<HTMLInputElement>): boolean {
  return target.value === "" && !(relatedTarget instanceof HTMLInputElement);
}

/** Fields whose value breaks its rule, with the rule's message. */
export function wrongFields<T extends FieldValues>(rules: Rules<T>, values: T) {
  const wrong: [keyof T & string, RuleKey][] = [];
  for (const field in rules) {
    const verdict = rules[field]?.(values[field], values) ?? null;
    if (verdict !== null) wrong.push([field, verdict]);
  }
  return wrong;
}

function resolverOf<T extends FieldValues>(rules: Rules<T>): Resolver<T> {
  return (values) => {
    const wrong = wrongFields(rules, values);
    if (wrong.length === 0) return { values, errors: {} };
    const errors = wrong.map(([field, message]) => [field, { type: "rule", message }]);
    return { values: {}, errors: Object.fromEntries(errors) as FieldErrors<T> };
  };
}
