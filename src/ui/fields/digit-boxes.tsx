// A code of a fixed number of digits, each in a box. It is one text field, so that typing, pasting and autofill work
// as usual; the boxes only show its value.
import { type ComponentProps, useId } from "react";
import { css, cx } from "#styled/css/index.js";
import { FieldNote } from "./field-note.tsx";
import { field, fieldLabel, fieldNote } from "./field-style.ts";

interface DigitBoxesProps extends Omit<ComponentProps<"input">, "type" | "value"> {
  readonly label: string;
  /** Value of the field. */
  readonly digits: string;
  readonly count?: number;
  /** Shows dots instead of digits. */
  readonly masked?: boolean;
  readonly hint?: string;
  /** Replaces the hint and marks the field. */
  readonly error?: string | undefined;
}

export function DigitBoxes(props: DigitBoxesProps) {
  const { label, digits, count = 6, masked = false, hint, error, id, className, ...rest } = props;
  const ownId = useId();
  const inputId = id ?? ownId;
  const noteId = `${inputId}-note`;
  const note = error ?? hint;
  const boxes = Array.from({ length: count }, (_, place) => digits[place]);
  return (
    <div className={cx(field, className)}>
      <label htmlFor={inputId} className={fieldLabel}>
        {label}
      </label>
      <div className={frame} data-invalid={error !== undefined || undefined}>
        <input
          autoComplete="off"
          inputMode="numeric"
          {...rest}
          id={inputId}
          type={masked ? "password" : "text"}
          aria-invalid={error !== undefined}
          aria-describedby={note === undefined ? undefined : noteId}
          className={input}
        />
        {boxes.map((digit, place) => (
          <span
            // oxlint-disable-next-line react/no-array-index-key -- a box is its place
            key={place}
            aria-hidden="true"
            className={box}
            data-next={place === Math.min(digits.length, count - 1) || undefined}
          >
            {digit !== undefined && (masked ? <i className={dot} /> : digit)}
          </span>
        ))}
      </div>
      {note === undefined ? (
        <div className={fieldNote} />
      ) : (
        <FieldNote id={noteId} tone={error === undefined ? "hint" : "error"}>
          {note}
        </FieldNote>
      )}
    </div>
  );
}

const frame = css({
  position: "relative",
  display: "grid",
  gridAutoFlow: "column",
  gridAutoColumns: "minmax(0, 1fr)",
  gap: "2",
  width: "full",
  maxWidth: "76",
  height: "control-lg",
  "&:focus-within [data-next]": { borderColor: "accent-mark", boxShadow: "halo" },
});

// Covers the boxes and is transparent, so that a press on any box focuses the field.
const input = css({
  position: "absolute",
  inset: "0",
  zIndex: "1",
  width: "full",
  opacity: "0",
  cursor: "text",
  // Phones zoom the page for smaller text.
  fontSize: "md",
});

const box = css({
  display: "grid",
  placeItems: "center",
  border: "control",
  borderRadius: "md",
  background: "surface-raised",
  color: "text-strong",
  textStyle: "figures",
  fontSize: "xl",
  fontWeight: "bold",
  "[data-invalid] &": { borderColor: "danger" },
});
const dot = css({ width: "2-5", height: "2-5", borderRadius: "pill", background: "text-strong" });
