import { cva } from "#styled/css/index.js";
import { cssVars } from "../text/css-vars.ts";
import { srOnly } from "../text/sr-only.ts";

interface ProgressBarProps {
  /** Spoken name. */
  readonly label: string;
  readonly done: number;
  readonly of: number;
  /** `art` stands on the dark ground of artwork. */
  readonly tone?: "accent" | "ok" | "art";
  /** Spoken instead of the percentage. */
  readonly text?: string;
}

/** How much of something is done. */
export function ProgressBar({ label, done, of, tone = "accent", text }: ProgressBarProps) {
  // Rounded down, so that the bar is full only when all is done.
  const percent = of <= 0 ? 100 : Math.max(0, Math.min(100, Math.floor((done * 100) / of)));
  return (
    <div className={track({ tone })}>
      <progress
        aria-label={label}
        aria-valuetext={text}
        value={percent}
        max={100}
        className={srOnly}
      />
      <span
        aria-hidden="true"
        className={bar({ tone })}
        style={cssVars({ "--done": `${percent}%` })}
      />
    </div>
  );
}

const track = cva({
  base: {
    position: "relative",
    height: "1-5",
    overflow: "hidden",
    borderRadius: "pill",
    _highContrast: { border: "contrast" },
  },
  variants: {
    tone: {
      accent: { background: "border" },
      ok: { background: "border" },
      art: { background: "on-art/20" },
    },
  },
});
const bar = cva({
  base: {
    display: "block",
    width: "var(--done)",
    height: "full",
    borderRadius: "inherit",
    _highContrast: { background: "system-highlight" },
  },
  variants: {
    tone: {
      accent: { background: "accent-mark" },
      ok: { background: "success" },
      art: { background: "art-accent" },
    },
  },
});
