import { css, cx } from "#styled/css/index.js";

interface SkeletonProps {
  /** Size and shape of what is on its way. */
  readonly className?: string;
}

/** A grey shape in the place of content; the view around it says `aria-busy`. */
export function Skeleton({ className }: SkeletonProps) {
  return <span aria-hidden="true" className={cx(shape, className)} />;
}

const shape = css({
  display: "block",
  minHeight: "3",
  borderRadius: "xs",
  background:
    "[linear-gradient(100deg, {colors.skeleton} 40%, {colors.skeleton-shine} 50%, {colors.skeleton} 60%) 0 0 / 300% 100%]",
  // What comes within a second has no need of it, and painting it takes from what is on its way.
  animation: "[shine 1.6s linear 1s infinite]",
});
