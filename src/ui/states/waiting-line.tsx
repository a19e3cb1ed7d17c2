import { css, cx } from "#styled/css/index.js";

/** A line that runs for as long as something takes. */
export function WaitingLine({ className }: { readonly className?: string }) {
  return (
    <span aria-hidden="true" className={cx(track, className)}>
      <span className={runner} />
    </span>
  );
}

const track = css({
  position: "relative",
  height: "bar",
  overflow: "hidden",
  borderRadius: "pill",
  background: "border",
});
const runner = css({
  position: "absolute",
  inset: "0",
  background: "accent-mark",
  transformOrigin: "left",
  animation: "grow 1600ms ease-in-out infinite",
});
