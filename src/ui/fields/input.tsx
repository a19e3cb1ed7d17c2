import type { LucideIcon } from "lucide-react";
import { type ComponentProps, type ReactNode, useId } from "react";
import { cx } from "#styled/css/index.js";
import { FieldNote } from "./field-note.tsx";
import { field, fieldBox, fieldInput, fieldLabel, fieldNote } from "./field-style.ts";
import { Icon } from "../pictures/icon.tsx";

export interface InputProps extends ComponentProps<"input"> {
  readonly label: string;
  readonly hint?: ReactNode;
  /** Replaces the hint and marks the field. */
  readonly error?: string | undefined;
  /** Says that the value is good; replaces the hint. */
  readonly ok?: string | undefined;
  readonly icon?: LucideIcon;
  /** Buttons inside the box, after the text. */
  readonly end?: ReactNode;
  /** Keeps a line free for the note, so that nothing moves when an error comes or goes. */
  readonly reserveNote?: boolean;
}

export function Input(props: InputProps) {
  const { label, hint, error, ok, icon, end, reserveNote, id, className, ...rest } = props;
  const ownId = useId();
  const inputId = id ?? ownId;
  const noteId = `${inputId}-note`;
  const note = error ?? ok ?? hint;
  return (
    <div className={cx(field, className)}>
      <label htmlFor={inputId} className={fieldLabel}>
        {label}
      </label>
      <div
        className={fieldBox}
        data-invalid={error !== undefined || undefined}
        data-valid={(error === undefined && ok !== undefined) || undefined}
        data-disabled={rest.disabled || undefined}
      >
        {icon !== undefined && <Icon as={icon} />}
        <input
          {...rest}
          id={inputId}
          aria-invalid={error !== undefined}
          aria-describedby={note === undefined ? undefined : noteId}
          className={fieldInput}
        />
        {end}
      </div>
      {note === undefined ? (
        reserveNote === true && <div className={fieldNote} />
      ) : (
        <FieldNote id={noteId} tone={toneOf(error, ok)}>
          {note}
        </FieldNote>
      )}
    </div>
  );
}

function toneOf(error: string | undefined, ok: string | undefined): "error" | "ok" | "hint" {
  if (error !== undefined) return "error";
  return ok === undefined ? "hint" : "ok";
}
