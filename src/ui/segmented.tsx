// One choice of a few, all visible: native radios, so the keyboard works as everywhere.
import { useId } from "react";
import { css, cx } from "#styled/css/index.js";
import { srOnly } from "./sr-only.ts";

interface SegmentedProps<T extends string> {
  /** Spoken name of the group. */
  readonly label: string;
  readonly options: readonly { readonly value: T; readonly label: string }[];
  /** Null: none is chosen yet. */
  readonly value: T | null;
  readonly onChange: (value: T) => void;
  readonly className?: string;
}

export function Segmented<T extends string>(props: SegmentedProps<T>) {
  const { label, options, value, onChange, className } = props;
  const name = useId();
  return (
    <fieldset aria-label={label} className={cx(track, className)}>
      {options.map((option) => (
        <label key={option.value} className={segment}>
          <input
            type="radio"
            name={name}
            value={option.value}
            checked={option.value === value}
            className={srOnly}
            onChange={() => onChange(option.value)}
          />
          {option.label}
        </label>
      ))}
    </fieldset>
  );
}

const track = css({
  display: "inline-flex",
  gap: "0-5",
  minWidth: "0",
  maxWidth: "full",
  padding: "0-5",
  borderRadius: "md",
  background: "surface-sunken",
  overflowX: "auto",
  scrollbarWidth: "none",
});

const segment = css({
  position: "relative",
  display: "inline-flex",
  alignItems: "center",
  flex: "none",
  height: { base: "10", desktop: "control-inner" },
  paddingInline: "4",
  borderRadius: "md-inner",
  color: "text-muted",
  cursor: "pointer",
  fontSize: "sm",
  fontWeight: "medium",
  whiteSpace: "nowrap",
  transition: "[background {durations.fast}, color {durations.fast}]",
  _hover: { color: "text-strong" },
  "&:has(:focus-visible)": { outline: "focus", outlineOffset: "-0-5" },
  "&:has(:checked)": {
    background: { base: "surface-raised", _professional: "surface-hover" },
    color: "text-strong",
    fontWeight: "bold",
    boxShadow: "1-edge",
  },
});
