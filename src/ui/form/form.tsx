import type { ReactNode } from "react";
import type { FieldValues } from "react-hook-form";
import { cva } from "#styled/css/index.js";
import { RefusalLine } from "./refusal-line.tsx";
import { SubmitButton } from "./submit-button.tsx";
import type { RuleForm } from "./use-rule-form.ts";

interface FormProps<T extends FieldValues> {
  readonly form: RuleForm<T>;
  /** Words of the button; without them the button stands elsewhere and names the form by its id. */
  readonly submit?: string;
  /** False: the button looks disabled, but a press says what is missing. */
  readonly ready?: boolean;
  readonly id?: string;
  /** Less room between fields that keep a line free for their notes. */
  readonly dense?: boolean;
  /** The fields. */
  readonly children: ReactNode;
}

/** Fields below one another, then the server's words about all of them, then the button. */
export function Form<T extends FieldValues>(props: FormProps<T>) {
  const { form, submit, ready = true, id, dense = false, children } = props;
  return (
    <form noValidate id={id} className={frame({ dense })} onSubmit={form.onSubmit}>
      {children}
      <RefusalLine message={form.refusal} />
      {submit !== undefined && (
        <SubmitButton ready={ready} pending={form.pending}>
          {submit}
        </SubmitButton>
      )}
    </form>
  );
}

const frame = cva({
  base: { display: "grid", gridTemplateColumns: "minmax(0, 1fr)", minWidth: "0" },
  variants: { dense: { true: { gap: "3" }, false: { gap: "4" } } },
});
