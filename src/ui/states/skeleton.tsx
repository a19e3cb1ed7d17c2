import { cva, cx } from "#styled/css/index.js";

interface SkeletonProps {
  /** Size and shape of the content that loads. */
  readonly className?: string;
  /** Corners of the content that loads. */
  readonly radius?: "none" | "xs" | "md" | "lg" | "pill";
  /** In a trace of the text's colour, on a ground that is not the page's own. */
  readonly tinted?: boolean;
}

/** A grey placeholder; the view around it has `aria-busy`. Pictures of pages wait until none is in the window. */
export function Skeleton({ className, radius, tinted }: SkeletonProps) {
  return (
    <span
      aria-hidden="true"
      data-skeleton=""
      className={cx(shape({ radius, tinted }), className)}
    />
  );
}

const shape = cva({
  base: {
    display: "block",
    minHeight: "3",
  },
  variants: {
    tinted: {
      true: { background: "current/10" },
      false: {
        background:
          "[linear-gradient(100deg, {colors.skeleton} 40%, {colors.skeleton-shine} 50%, {colors.skeleton} 60%) 0 0 / 300% 100%]",
        // Starts after a second: a short wait needs no animation, and painting it slows the load.
        animation: "shine 1.6s linear 1s infinite",
      },
    },
    radius: {
      none: { borderRadius: "0" },
      xs: { borderRadius: "xs" },
      md: { borderRadius: "md" },
      lg: { borderRadius: "lg" },
      pill: { borderRadius: "pill" },
    },
  },
  defaultVariants: { radius: "xs", tinted: false },
});
