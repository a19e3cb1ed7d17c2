import { css, cva } from "#styled/css/index.js";
import { formatDuration } from "#lib/text/format.ts";
import { useSecondsLeft } from "../use-seconds-left.ts";

interface DrawClockProps {
  readonly left: number;
  readonly every: number;
  readonly label: string;
  readonly size?: "sm" | "lg";
}

/** Time until the next draw; highlights the last ten seconds. */
export function DrawClock({ left, every, label, size = "sm" }: DrawClockProps) {
  const seconds = useSecondsLeft(left, every);
  return (
    <span role="timer" aria-label={label} className={clock({ size, closing: seconds <= 10 })}>
      {[...formatDuration(seconds)].map((character, index) => (
        <span key={index} className={character === ":" ? undefined : digit}>
          {character}
        </span>
      ))}
    </span>
  );
}

const clock = cva({
  base: {
    display: "inline-flex",
    flex: "none",
    textStyle: "figures",
    fontWeight: "bold",
    lineHeight: "none",
  },
  variants: {
    size: { sm: { fontSize: "sm" }, lg: { fontSize: "2xl" } },
    closing: { true: { color: "live" }, false: { color: "text-strong" } },
  },
});
const digit = css({ minWidth: "[0.6em]", textAlign: "center" });
