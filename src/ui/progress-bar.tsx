import { css, cva } from "#styled/css/index.js";
import { cssVars } from "./css-vars.ts";
import { srOnly } from "./sr-only.ts";

interface ProgressBarProps {
  /** Spoken name. */
  readonly label: string;
  readonly done: number;
  readonly of: number;
  readonly tone?: "accent" | "ok";
}

/** How much of something is done. */
export function ProgressBar({ label, done, of, tone = "accent" }: ProgressBarProps) {
  // Rounded down, so that the bar is full only when all is done.
  const percent = of <= 0 ? 100 : Math.max(0, Math.min(100, Math.floor((done * 100) / of)));
  return (
    <div className={track}>
      <progress aria-label={label} value={percent} max={100} className={srOnly} />
      <span
        aria-hidden="true"
        className={bar({ tone })}
        style={cssVars({ "--done": `${percent}%` })}
      />
    </div>
  );
}

const track = css({
  position: "relative",
  height: "1-5",
  overflow: "hidden",
  borderRadius: "pill",
  background: "border",
  _highContrast: { border: "[1px solid CanvasText]" },
});
const bar = cva({
  base: { display: "block", width: "[var(--done)]", height: "full", borderRadius: "inherit" },
  variants: {
    tone: {
      accent: { background: "accent-mark", _highContrast: { background: "[Highlight]" } },
      ok: { background: "success", _highContrast: { background: "[Highlight]" } },
    },
  },
});
