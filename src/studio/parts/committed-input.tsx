import { type ComponentProps, useEffect, useRef, useState } from "react";
import { cva, cx } from "#styled/css/index.js";

interface CommittedInputProps extends Omit<ComponentProps<"input">, "value" | "onChange" | "type"> {
  readonly label: string;
  readonly value: string;
  /** As program text. */
  readonly code?: boolean;
  /** When the person is done: Enter, or another field. */
  readonly onCommit: (value: string) => void;
}

/** A text that is written once it is whole; Escape brings the old one back. */
export function CommittedInput({
  label,
  value,
  onCommit,
  code,
  className,
  ...rest
}: CommittedInputProps) {
  const [typed, setTyped] = useState(value);
  const before = useRef(value);
  useEffect(() => {
    // Another studio or command may have written it.
    if (before.current !== value) setTyped(value);
    before.current = value;
  }, [value]);
  const commit = () => {
    if (typed !== value) onCommit(typed);
  };
  return (
    <input
      {...rest}
      type="text"
      aria-label={label}
      value={typed}
      className={cx(input({ code }), className)}
      onChange={(event) => setTyped(event.target.value)}
      onBlur={commit}
      onKeyDown={(event) => {
        if (event.key === "Enter") commit();
        if (event.key === "Escape") setTyped(value);
      }}
    />
  );
}

const input = cva({
  base: {
    width: "full",
    minWidth: "0",
    height: "control",
    paddingInline: "2-5",
    border: "control",
    borderRadius: "sm",
    background: "surface-sunken",
    color: "text-strong",
    _focus: { borderColor: "accent-mark" },
  },
  variants: {
    code: {
      true: { fontFamily: "[ui-monospace, monospace]", fontSize: "2xs" },
      false: { fontSize: "sm" },
    },
  },
  defaultVariants: { code: false },
});
