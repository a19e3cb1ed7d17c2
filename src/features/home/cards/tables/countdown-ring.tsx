// Seconds of a round as a ring that empties, ticking between two answers of the server.
import { css, cva } from "#styled/css/index.js";
import { useSecondsLeft } from "../../../../session/games/use-seconds-left.ts";

interface CountdownRingProps {
  /** Seconds of the whole round. */
  readonly total: number;
  /** Seconds left when the server answered. */
  readonly left: number;
  readonly label?: string;
  readonly size?: "sm" | "md";
}

const LENGTH = 100;

export function CountdownRing({ total, left, label, size = "sm" }: CountdownRingProps) {
  const seconds = useSecondsLeft(left, total);
  const rest = total > 0 ? (seconds / total) * LENGTH : 0;
  return (
    <span className={frame({ size })} role="timer" aria-label={label}>
      <svg className={drawing} viewBox="0 0 36 36" aria-hidden="true">
        <circle className={track} cx="18" cy="18" r="16" />
        <circle
          className={hand({ ending: seconds <= 5 })}
          cx="18"
          cy="18"
          r="16"
          pathLength={LENGTH}
          strokeDasharray={`${rest} ${LENGTH}`}
        />
      </svg>
      <span className={figure}>{seconds}</span>
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
const track = css({ fill: "none", stroke: "border", strokeWidth: "[3]" });
const hand = cva({
  base: { fill: "none", strokeWidth: "[3]", strokeLinecap: "round" },
  variants: { ending: { true: { stroke: "live" }, false: { stroke: "accent-mark" } } },
});
const figure = css({ position: "relative" });
