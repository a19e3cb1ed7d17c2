// Drawn numbers as balls: lottery results, roulette and dice histories.
import { css, cva } from "#styled/css/index.js";

export type BallTone = "red" | "blue" | "green" | "dark";

interface NumberBallsProps {
  readonly balls: readonly number[];
  /** The extra ball, set apart behind a plus. */
  readonly special?: number | null;
  /** Names the list for screen readers. */
  readonly label?: string;
  readonly size?: "sm" | "md" | "lg";
  readonly tone?: (ball: number, special?: boolean) => BallTone;
  /** Zero-padded to this many digits: `07`. */
  readonly digits?: 1 | 2;
  /** What a number is shown as, where it stands for something else, such as a rank. */
  readonly nameOf?: (ball: number) => string;
}

export function NumberBalls(props: NumberBallsProps) {
  const { balls, special = null, label, size = "md", tone = () => "red", digits = 1 } = props;
  const { nameOf } = props;
  const print = nameOf ?? ((value: number) => String(value).padStart(digits, "0"));
  return (
    <ul className={list({ size })} aria-label={label}>
      {balls.map((value, place) => (
        <li key={place} className={ball({ tone: tone(value), size })}>
          {print(value)}
        </li>
      ))}
      {special === null ? null : (
        <>
          <li className={plus} aria-hidden="true">
            +
          </li>
          <li className={ball({ tone: tone(special, true), size })}>{print(special)}</li>
        </>
      )}
    </ul>
  );
}

const list = cva({
  base: { display: "flex", flexWrap: "wrap", alignItems: "center" },
  variants: { size: { sm: { gap: "1" }, md: { gap: "1" }, lg: { gap: "2" } } },
});
const plus = css({ color: "text-muted", fontFamily: "figures", fontWeight: "semibold" });
const ball = cva({
  base: {
    display: "grid",
    placeItems: "center",
    flex: "none",
    borderRadius: "pill",
    color: "ball-text",
    textStyle: "figures",
    fontWeight: "bold",
    lineHeight: "none",
  },
  variants: {
    tone: {
      red: { background: "ball-red" },
      blue: { background: "ball-blue" },
      green: { background: "ball-green" },
      dark: { background: "text-strong", color: "surface" },
    },
    size: {
      sm: { width: "6", height: "6", fontSize: "2xs" },
      md: { width: "7-5", height: "7-5", fontSize: "xs" },
      lg: { width: "10", height: "10", fontSize: "md" },
    },
  },
});
