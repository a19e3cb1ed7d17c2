import { css } from "#styled/css/index.js";
import { useSecondsLeft } from "#domain/games/use-seconds-left.ts";
import { cssVars } from "#ui/text/css-vars.ts";

interface DrawProgressProps {
  readonly left: number;
  readonly every: number;
}

/** The rest of the round as a bar; the clock beside it says the same. */
export function DrawProgress({ left, every }: DrawProgressProps) {
  const seconds = useSecondsLeft(left, every);
  const share = every > 0 ? Math.min(1, seconds / every) : 0;
  return <span aria-hidden="true" className={bar} style={cssVars({ "--share": share })} />;
}

const bar = css({
  display: "block",
  height: "bar",
  borderRadius: "2px",
  background: "surface-sunken",
  overflow: "hidden",
  _after: {
    content: '""',
    display: "block",
    height: "full",
    background: "accent-mark",
    transformOrigin: "left",
    transform: "scaleX(var(--share))",
    transition: "transform 1s linear",
  },
});
