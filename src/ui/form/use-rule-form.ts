// The one form: react-hook-form under a table of rules. Typed values stay whatever the answer, and a message
// goes as soon as its value is right.
import { type FocusEvent, type SyntheticEvent, useCallback, useRef } from "react";
import {
  type DefaultValues,
  type FieldValues,
  type Path,
  type PathValue,
  useForm,
  type UseFormRegisterReturn,
  type UseFormReturn,
  useWatch,
} from "react-hook-form";
import { CallError } from "#lib/wire/call-error.ts";
import type { CallOptions } from "#lib/wire/call-options.ts";
import { errorText } from "#lib/calls/error-text.ts";
import { keptTextHandlers, writeKept } from "../fields/kept-text.ts";
import { type FieldText, isTooLong, keptOf } from "./field-text.ts";
import { resolverOf, type Rules } from "./rules.ts";
import { useUnseen } from "./use-unseen.ts";
import { REFUSED, useJudgement } from "./use-judgement.ts";

type Name<T> = keyof T & string;

export interface FormPlan<T extends FieldValues> {
  /** Initial values. */
  readonly values: T;
  /** By field, in the order of the fields. Another step of a form may bring another table. */
  readonly rules: Rules<T>;
  /** Message of a broken rule. */
  readonly say: (key: string) => string;
  /**
   * May reject with a CallError.
   * @param options to be sent with the call: what stands beside a field is said only there
   */
  readonly submit: (values: T, options: CallOptions) => Promise<void> | void;
  /** The field that a response code is about. */
  readonly refusals?: Readonly<Record<number, Name<T>>>;
  /**
   * When a field is first checked: when the form is sent, or already when the field is left. The latter
   * needs fields that keep a line free for the note, so that no button moves away under a press.
   */
  readonly checks?: "sent" | "left";
}

export interface RuleForm<T extends FieldValues> {
  readonly values: T;
  /** Current values, also inside a callback of an earlier render. */
  readonly read: () => T;
  /** Props of the field's input. */
  readonly field: (name: Name<T>, text?: FieldText) => FieldProps;
  /** Message of a field. */
  readonly error: (name: Name<T>) => string | undefined;
  /** What the server said about the form as a whole. */
  readonly refusal: string | undefined;
  readonly set: <N extends Name<T>>(name: N, value: T[N]) => void;
  /** Checks one field and focuses it when it is wrong. */
  readonly check: (name: Name<T>) => Promise<boolean>;
  /** The server's words, beside a field or above the button. */
  readonly refuse: (message: string, name?: Name<T>) => void;
  readonly focus: (name: Name<T>) => void;
  /** Back to the first values, or to others. */
  readonly reset: (values?: T) => void;
  /** As a press on the button. */
  readonly send: () => void;
  /** Ignores a second press while the first submit runs. */
  readonly onSubmit: (event: SyntheticEvent) => void;
  readonly pending: boolean;
}

export interface FieldProps
  extends Pick<UseFormRegisterReturn, "name" | "ref">, ReturnType<typeof keptTextHandlers> {
  readonly error: string | undefined;
  readonly onBlur: (event: FocusEvent<HTMLInputElement>) => void;
}

export function useRuleForm<T extends FieldValues>(plan: FormPlan<T>): RuleForm<T> {
  const { rules, say } = plan;
  const form = useForm<T>({
    defaultValues: plan.values as DefaultValues<T>,
    mode: "onSubmit",
    reValidateMode: "onSubmit",
    resolver: resolverOf(rules),
  });
  const { errors, isSubmitting } = form.formState;
  const { judged, follow, leave } = useJudgement(form, plan);
  const error = (name: Name<T>) => {
    const found = form.getFieldState(name as Path<T>, form.formState).error;
    if (found?.message === undefined) return undefined;
    return found.type === REFUSED ? found.message : say(found.message);
  };
  const { reset, setError } = form;
  const { seen, readUnseen } = useUnseen();
  const send = useSubmit(form, plan, () => {
    readUnseen();
    for (const name of Object.keys(rules)) judged.current.add(name);
  });
  return {
    values: useWatch({ control: form.control }) as T,
    read: form.getValues,
    field: (name, text) => ({
      ...textField(form, { name, text, follow, seen }),
      error: error(name),
      onBlur: (event) => plan.checks === "left" && leave(name, event),
    }),
    error,
    refusal: errors.root?.message,
    set(name, value) {
      form.setValue(name as string as Path<T>, value as PathValue<T, Path<T>>);
      follow(name);
    },
    check(name) {
      readUnseen();
      return form.trigger(name as Path<T>, { shouldFocus: true });
    },
    refuse: useCallback((message, name) => refuse(setError, message, name), [setError]),
    focus: (name) => form.setFocus(name as Path<T>),
    reset: useCallback(
      (values) => {
        judged.current.clear();
        // The inputs stay: one of them may be focused next.
        reset(values, { keepFieldsRef: true });
      },
      [judged, reset],
    ),
    send,
    onSubmit: (event) => {
      event.preventDefault();
      // A portal's events rise through React to the form behind it.
      event.stopPropagation();
      send();
    },
    pending: isSubmitting,
  };
}

interface TextField<T extends FieldValues> {
  readonly name: Name<T>;
  readonly text: FieldText | undefined;
  readonly follow: (name: string) => void;
  readonly seen: ReturnType<typeof useUnseen>["seen"];
}

function textField<T extends FieldValues>(
  form: UseFormReturn<T>,
  { name, text, follow, seen }: TextField<T>,
) {
  const path = name as string as Path<T>;
  const { onChange, ref } = form.register(path);
  const keep = (target: HTMLInputElement) => {
    const kept = keptOf(text, String(form.getValues(path)), target.value);
    writeKept(target, kept);
    void onChange({ target, type: "change" });
    follow(name);
    // Pasted: nothing more is to come that would make it right.
    if (isTooLong(kept, text)) void form.trigger(path);
  };
  const fieldRef = (element: HTMLInputElement | null) => {
    ref(element);
    seen(name, element, () => String(form.getValues(path)), keep);
  };
  return { name, ref: fieldRef, ...keptTextHandlers(keep) };
}

function useSubmit<T extends FieldValues>(
  form: UseFormReturn<T>,
  { submit, refusals }: FormPlan<T>,
  onStart: () => void,
): RuleForm<T>["send"] {
  const running = useRef(false);
  const fieldOf = ({ code }: CallError) => refusals?.[code ?? 0];
  const submitAll = form.handleSubmit(async (values) => {
    try {
      await submit(values, { quiet: (failure) => fieldOf(failure) !== undefined });
    } catch (failure) {
      if (!(failure instanceof CallError)) throw failure;
      const name = fieldOf(failure);
      // The request layer has reported any other failure.
      if (name !== undefined) refuse(form.setError, errorText(failure), name);
    }
  });
  return () => {
    if (running.current) return;
    running.current = true;
    onStart();
    void submitAll().finally(() => {
      running.current = false;
    });
  };
}

function refuse<T extends FieldValues>(
  setError: UseFormReturn<T>["setError"],
  message: string,
  name: Name<T> | undefined,
): void {
  const error = { type: REFUSED, message };
  if (name === undefined) setError("root", error);
  else setError(name as string as Path<T>, error, { shouldFocus: true });
}
