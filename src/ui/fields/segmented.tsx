// One choice of a few, all visible: native radios, so the keyboard works as everywhere.
import { useId } from "react";
import { cva, cx } from "#styled/css/index.js";
import { srOnly } from "../text/sr-only.ts";

interface SegmentedProps<T extends string> {
  /** Spoken name of the group. */
  readonly label: string;
  readonly options: readonly { readonly value: T; readonly label: string }[];
  /** Null: none is chosen yet. */
  readonly value: T | null;
  readonly onChange: (value: T) => void;
  /** All segments are as wide as each other, and fill the line. */
  readonly fill?: boolean;
  readonly className?: string;
}

export function Segmented<T extends string>(props: SegmentedProps<T>) {
  const { label, options, value, onChange, fill, className } = props;
  const name = useId();
  return (
    <fieldset aria-label={label} className={cx(track({ fill }), className)}>
      {options.map((option) => (
        <label key={option.value} className={segment({ fill })}>
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

const track = cva({
  base: {
    gap: "0-5",
    minWidth: "0",
    maxWidth: "full",
    padding: "0-5",
    borderRadius: "md",
    background: "surface-sunken",
    layerStyle: "scrollRow",
  },
  variants: {
    fill: {
      true: { display: "grid", gridAutoFlow: "column", gridAutoColumns: "minmax(0, 1fr)" },
      false: { display: "inline-flex" },
    },
  },
  defaultVariants: { fill: false },
});

const segment = cva({
  base: {
    position: "relative",
    display: "inline-flex",
    alignItems: "center",
    flex: "none",
    height: { base: "10", desktop: "control-inner" },
    borderRadius: "md-inner",
    color: "text-muted",
    cursor: "pointer",
    fontSize: "sm",
    fontWeight: "medium",
    whiteSpace: "nowrap",
    transition: "background {durations.fast}, color {durations.fast}",
    _hover: { color: "text-strong" },
    "&:has(:focus-visible)": { outline: "focus", outlineOffset: "-0-5" },
    "&:has(:checked)": {
      background: { base: "surface-raised", _professional: "surface-hover" },
      color: "text-strong",
      fontWeight: "bold",
      boxShadow: "1-edge",
    },
  },
  variants: { fill: { true: { justifyContent: "center" }, false: { paddingInline: "4" } } },
  defaultVariants: { fill: false },
});
