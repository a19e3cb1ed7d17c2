import { Switch as Base } from "@base-ui/react/switch";
import { css } from "#styled/css/index.js";

interface SwitchProps {
  /** Spoken name; the visible one stands beside it. */
  readonly label: string;
  readonly checked: boolean;
  readonly onChange: (checked: boolean) => void;
  readonly disabled?: boolean;
}

export function Switch({ label, checked, onChange, disabled = false }: SwitchProps) {
  return (
    <Base.Root
      aria-label={label}
      checked={checked}
      disabled={disabled}
      className={track}
      onCheckedChange={onChange}
    >
      <Base.Thumb className={thumb} />
    </Base.Root>
  );
}

const track = css({
  position: "relative",
  flex: "none",
  display: "inline-block",
  width: "[2.125rem]",
  height: "[1.25rem]",
  borderRadius: "pill",
  background: "border-control",
  cursor: "pointer",
  transition: "[background {durations.fast}]",
  "&[data-checked]": { background: "accent" },
  "&[data-disabled]": { background: "border-strong", cursor: "not-allowed" },
});

const thumb = css({
  position: "absolute",
  top: "[0.125rem]",
  left: "[0.125rem]",
  width: "[1rem]",
  height: "[1rem]",
  borderRadius: "pill",
  background: "on-art",
  transition: "[translate {durations.fast}]",
  "&[data-checked]": { translate: "[0.875rem 0]" },
});
