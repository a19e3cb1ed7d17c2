import { useEffect, useRef, useState } from "react";
import { css } from "#styled/css/index.js";

interface TextAreaProps {
  readonly label: string;
  readonly value: string;
  readonly placeholder?: string;
  /** Fixed height; without it the field grows with its text up to six lines. */
  readonly rows?: number;
  readonly onCommit: (value: string) => void;
}

/** Several lines, written when the person leaves the field or presses Ctrl-Enter. */
export function TextArea({ label, value, placeholder, rows, onCommit }: TextAreaProps) {
  const [typed, setTyped] = useState(value);
  const before = useRef(value);
  useEffect(() => {
    if (before.current !== value) setTyped(value);
    before.current = value;
  }, [value]);
  const commit = () => {
    if (typed !== value) onCommit(typed);
  };
  const shown = typed === "" ? (placeholder ?? "") : typed;
  return (
    <textarea
      aria-label={label}
      value={typed}
      placeholder={placeholder}
      rows={rows ?? Math.min(6, Math.max(shown.split("\n").length, Math.ceil(shown.length / 22)))}
      className={area}
      onChange={(event) => setTyped(event.target.value)}
      onBlur={commit}
      onKeyDown={(event) => {
        if (event.key === "Enter" && (event.ctrlKey || event.metaKey)) commit();
        if (event.key === "Escape") setTyped(value);
      }}
    />
  );
}

const area = css({
  width: "full",
  padding: "2",
  border: "control",
  borderRadius: "sm",
  background: "surface-sunken",
  color: "text-strong",
  fontSize: "sm",
  lineHeight: "1-5",
  resize: "vertical",
  _focus: { borderColor: "accent-mark" },
});
