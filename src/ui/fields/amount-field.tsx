// Money to be typed, with its label, what is wrong with it, usual amounts, and all there is.
import { type RefObject, useId } from "react";
import { useTranslation } from "react-i18next";
import { css } from "#styled/css/index.js";
import { amountInput } from "#lib/text/amount-text.ts";
import { AmountInput } from "./amount-input.tsx";
import { Button } from "../buttons/button.tsx";
import { FieldNote } from "./field-note.tsx";
import { field, fieldLabel, fieldNote } from "./field-style.ts";
import { QuickAmounts } from "./quick-amounts.tsx";
import { srOnly } from "../text/sr-only.ts";

interface AmountFieldProps {
  readonly label: string;
  readonly placeholder: string;
  /** As it is typed. */
  readonly value: string;
  readonly onChange: (text: string) => void;
  readonly error: string | undefined;
  readonly hint?: string;
  readonly ref: RefObject<HTMLInputElement | null>;
  readonly readOnly?: boolean;
  /** All there is, in cents, and the spoken name of the button that fills it in. */
  readonly all?: { readonly cents: number; readonly label: string };
  /** Whole units, each as a button that sets the amount. */
  readonly quick?: readonly number[];
  /** The main amount of a page: large, labelled by the heading above it. */
  readonly large?: boolean;
  /** Id of the form that the field belongs to, where it stands outside of it. */
  readonly form?: string;
}

export function AmountField(props: AmountFieldProps) {
  const { label, placeholder, value, onChange, error, hint, ref, all, quick } = props;
  const { readOnly = false, large = false, form } = props;
  const { t } = useTranslation("ui");
  const id = useId();
  const note = error ?? hint;
  return (
    <div className={field}>
      <label htmlFor={id} className={large ? srOnly : fieldLabel}>
        {label}
      </label>
      <AmountInput
        ref={ref}
        id={id}
        form={form}
        size={large ? "lg" : "md"}
        placeholder={placeholder}
        value={value}
        onChange={onChange}
        invalid={error !== undefined}
        aria-describedby={note === undefined ? undefined : `${id}-note`}
        required
        readOnly={readOnly}
        end={
          all !== undefined && (
            <Button
              size="sm"
              tone="soft"
              className={fill}
              aria-label={all.label}
              disabled={readOnly || all.cents <= 0}
              onClick={() => onChange(amountInput(all.cents))}
            >
              {t("amount.all")}
            </Button>
          )
        }
      />
      {quick !== undefined && (
        <QuickAmounts
          label={label}
          amounts={quick}
          typed={value}
          onPick={(units) => onChange(String(units))}
        />
      )}
      {note === undefined ? (
        <div className={fieldNote} />
      ) : (
        <FieldNote id={`${id}-note`} tone={error === undefined ? "hint" : "error"}>
          {note}
        </FieldNote>
      )}
    </div>
  );
}

// A finger needs more than the small button.
const fill = css({ height: { base: "full", desktop: "control-sm" }, marginRight: "-2" });
