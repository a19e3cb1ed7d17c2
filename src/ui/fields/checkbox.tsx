import { Checkbox as Base } from "@base-ui/react/checkbox";
import { Check } from "lucide-react";
import type { ReactNode, Ref } from "react";
import { css } from "#styled/css/index.js";

interface CheckboxProps {
  readonly checked: boolean;
  readonly onChange: (checked: boolean) => void;
  /** The label; may hold links. */
  readonly children: ReactNode;
  readonly disabled?: boolean;
  readonly name?: string;
  readonly ref?: Ref<HTMLElement>;
  /** Id of the message that says what is wrong with it. */
  readonly errorId?: string | undefined;
}

export function Checkbox(props: CheckboxProps) {
  const { checked, onChange, children, disabled = false, name, ref, errorId } = props;
  return (
    <label className={line}>
      <Base.Root
        checked={checked}
        disabled={disabled}
        name={name}
        ref={ref}
        aria-invalid={errorId !== undefined || undefined}
        aria-describedby={errorId}
        className={box}
        onCheckedChange={onChange}
      >
        <Base.Indicator className={css({ display: "grid" })}>
          <Check aria-hidden="true" width="0.8rem" height="0.8rem" strokeWidth={3} />
        </Base.Indicator>
      </Base.Root>
      <span>{children}</span>
    </label>
  );
}

const line = css({
  display: "inline-flex",
  alignItems: "flex-start",
  // Room for a finger.
  paddingBlock: { base: "2", desktop: "0-5" },
  minHeight: "target",
  gap: "2",
  cursor: "pointer",
  fontSize: "sm",
});

const box = css({
  display: "grid",
  placeItems: "center",
  flex: "none",
  width: "4-5",
  height: "4-5",
  marginTop: "0-2em",
  border: "control-thick",
  borderRadius: "4px",
  background: "surface-raised",
  color: "text-on-accent",
  "&[aria-invalid]": { borderColor: "danger" },
  "&[data-checked]": { background: "accent", borderColor: "accent-mark" },
  "&[data-disabled]": {
    background: "surface-sunken",
    borderColor: "border-strong",
    color: "text-muted",
  },
});
