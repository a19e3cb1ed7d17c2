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
  width: "8-5",
  // The track is drawn inside of what a finger can press.
  height: "target",
  borderRadius: "pill",
  cursor: "pointer",
  _before: {
    content: '""',
    position: "absolute",
    insetInline: "0",
    top: "[calc(50% - 0.625rem)]",
    height: "5",
    borderRadius: "pill",
    // Forced colours leave no background but the chosen one.
    border: { _highContrast: "[1px solid ButtonText]" },
    background: "border-control",
    transition: "background {durations.fast}",
  },
  "&[data-checked]::before": {
    background: { base: "accent-mark", _highContrast: "system-highlight" },
  },
  "&[data-disabled]": { cursor: "not-allowed" },
  "&[data-disabled]::before": { background: "border-strong" },
});

const thumb = css({
  position: "absolute",
  top: "[calc(50% - 0.5rem)]",
  left: "0-5",
  width: "4",
  height: "4",
  borderRadius: "pill",
  background: { base: "on-art", _highContrast: "system-button" },
  transition: "translate {durations.fast}",
  "&[data-checked]": {
    translate: "0.875rem 0",
    background: { base: "surface-raised", _highContrast: "system-button" },
  },
});
