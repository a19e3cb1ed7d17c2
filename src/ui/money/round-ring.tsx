// Seconds of a round as a ring that empties.
import type { ReactNode } from "react";
import { css, cva, cx } from "#styled/css/index.js";

interface RoundRingProps {
  /** Seconds of the whole round. */
  readonly total: number;
  /** Seconds left; null while they are not known. */
  readonly seconds: number | null;
  readonly label?: string | undefined;
  readonly size?: "sm" | "md" | "lg" | undefined;
  /** From here on the ring looks urgent. */
  readonly lastSeconds?: number;
  /** Shown instead of the seconds. */
  readonly children?: ReactNode;
  readonly className?: string | undefined;
}

const LENGTH = 100;
const LAST_SECONDS = 5;

export function RoundRing(props: RoundRingProps) {
  const { total, seconds, label, size = "sm", lastSeconds = LAST_SECONDS, className } = props;
  const rest = total > 0 && seconds !== null ? (Math.min(seconds, total) / total) * LENGTH : 0;
  return (
    <span className={cx(frame({ size }), className)} role="timer" aria-label={label}>
      <svg className={drawing} viewBox="0 0 36 36" aria-hidden="true">
        <circle className={track} cx="18" cy="18" r="16" />
        <circle
          className={hand({ ending: seconds !== null && seconds <= lastSeconds })}
          cx="18"
          cy="18"
          r="16"
          pathLength={LENGTH}
          strokeDasharray={`${rest} ${LENGTH}`}
        />
      </svg>
      <span className={figure}>{props.children ?? seconds ?? "–"}</span>
    </span>
  );
}

const frame = cva({
  base: {
    position: "relative",
    display: "inline-grid",
    placeItems: "center",
    flex: "none",
    borderRadius: "pill",
    background: "surface-raised",
    color: "text-strong",
    textStyle: "figures",
    fontWeight: "bold",
    lineHeight: "none",
  },
  variants: {
    size: {
      sm: { width: "8", height: "8", fontSize: "sm" },
      md: { width: "11", height: "11", fontSize: "lg" },
      lg: { width: "40", height: "40", fontSize: "3xl", background: "transparent" },
    },
  },
});
const drawing = css({
  position: "absolute",
  inset: "0",
  width: "full",
  height: "full",
  transform: "rotate(-90deg)",
});
const track = css({ fill: "none", stroke: "border", strokeWidth: "3" });
const hand = cva({
  base: { fill: "none", strokeWidth: "3", strokeLinecap: "round" },
  variants: { ending: { true: { stroke: "live" }, false: { stroke: "accent-mark" } } },
});
const figure = css({ position: "relative" });
