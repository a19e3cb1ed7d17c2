// One choice of a few, all visible: a radio group whose arrow keys move the choice.
import { type KeyboardEvent, useRef } from "react";
import { css, cx } from "#styled/css/index.js";

interface SegmentedProps<T extends string> {
  /** Spoken name of the group. */
  readonly label: string;
  readonly options: readonly { readonly value: T; readonly label: string }[];
  readonly value: T;
  readonly onChange: (value: T) => void;
  readonly className?: string;
}

export function Segmented<T extends string>(props: SegmentedProps<T>) {
  const { label, options, value, onChange, className } = props;
  const group = useRef<HTMLDivElement>(null);

  function onKeyDown(event: KeyboardEvent) {
    const at = options.findIndex((option) => option.value === value);
    const next = step(event.key, at, options.length);
    const option = next === null ? undefined : options[next];
    if (option === undefined || next === null) return;
    event.preventDefault();
    onChange(option.value);
    group.current?.querySelectorAll("button")[next]?.focus();
  }

  return (
    <div
      ref={group}
      role="radiogroup"
      aria-label={label}
      className={cx(track, className)}
      onKeyDown={onKeyDown}
    >
      {options.map((option) => (
        <button
          key={option.value}
          type="button"
          role="radio"
          aria-checked={option.value === value}
          tabIndex={option.value === value ? 0 : -1}
          className={segment}
          onClick={() => onChange(option.value)}
        >
          {option.label}
        </button>
      ))}
    </div>
  );
}

/** Index the key leads to, round the ends; null for other keys. */
function step(key: string, at: number, count: number): number | null {
  if (key === "ArrowRight" || key === "ArrowDown") return (at + 1) % count;
  if (key === "ArrowLeft" || key === "ArrowUp") return (at - 1 + count) % count;
  if (key === "Home") return 0;
  return key === "End" ? count - 1 : null;
}

const track = css({
  display: "inline-flex",
  gap: "[2px]",
  padding: "[3px]",
  borderRadius: "md",
  background: "surface-sunken",
  maxWidth: "[100%]",
  overflowX: "auto",
  scrollbarWidth: "[none]",
});

const segment = css({
  height: "[calc({sizes.control} - 6px)]",
  paddingInline: "4",
  border: "none",
  borderRadius: "[calc({radii.md} - 3px)]",
  background: "transparent",
  color: "text-muted",
  cursor: "pointer",
  fontSize: "sm",
  fontWeight: "medium",
  whiteSpace: "nowrap",
  transitionProperty: "[background, color]",
  transitionDuration: "fast",
  _hover: { color: "text-strong" },
  _focusVisible: { outlineOffset: "[-2px]" },
  "&[aria-checked=true]": {
    background: { base: "surface-raised", _professional: "surface-hover" },
    color: "text-strong",
    fontWeight: "bold",
    boxShadow: "[{shadows.1}, inset 0 0 0 1px {colors.hairline}]",
  },
});
