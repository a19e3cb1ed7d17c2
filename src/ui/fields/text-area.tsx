import { type ComponentProps, useId } from "react";
import { css, cx } from "#styled/css/index.js";
import { FieldNote } from "./field-note.tsx";
import { field, fieldEdge, fieldLabel } from "./field-style.ts";
import { figures } from "../money/money.tsx";
import { useUnseenText } from "../text/use-unseen-text.ts";

interface TextAreaProps extends Omit<ComponentProps<"textarea">, "value" | "onChange" | "ref"> {
  readonly label: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
  /** Characters that can be typed. */
  readonly max: number;
  readonly error?: string | undefined;
}

/** A text of several lines, with how many characters are used. */
export function TextArea(props: TextAreaProps) {
  const { label, value, onChange, max, error, rows = 5, ...rest } = props;
  const id = useId();
  const ref = useUnseenText<HTMLTextAreaElement>(value, onChange);
  return (
    <div className={field}>
      <label htmlFor={id} className={fieldLabel}>
        {label}
      </label>
      <div className={cx(fieldEdge, box)} data-invalid={error !== undefined || undefined}>
        <textarea
          {...rest}
          ref={ref}
          id={id}
          rows={rows}
          value={value}
          maxLength={max}
          aria-invalid={error !== undefined}
          aria-describedby={`${id}-note`}
          className={area}
          onChange={({ target }) => onChange(target.value)}
        />
        <span aria-hidden="true" className={cx(figures, used)}>
          {value.length}/{max}
        </span>
      </div>
      {error !== undefined && (
        <FieldNote id={`${id}-note`} tone="error">
          {error}
        </FieldNote>
      )}
    </div>
  );
}

const box = css({
  display: "grid",
  alignItems: "center",
  paddingBlock: "2",
  paddingInline: "3",
  borderRadius: "md",
});
const area = css({
  width: "full",
  minWidth: "0",
  lineHeight: "1-6",
  outline: "none",
  resize: "vertical",
});
const used = css({ justifySelf: "end", color: "text-muted", fontSize: "xs" });
