import { cva, cx } from "#styled/css/index.js";

interface MoveArrowProps {
  readonly moved: "up" | "down";
  readonly className?: string | undefined;
}

/** Beside odds that moved. Two gradients instead of an svg, which costs a list of moving prices a third of its frame. */
export function MoveArrow({ moved, className }: MoveArrowProps) {
  return <span aria-hidden="true" className={cx(arrow({ moved }), className)} />;
}

const arrow = cva({
  base: {
    width: "2",
    height: "1-5",
    // Each half is a triangle: its edge is the diagonal, softened by a pixel. They overlap, else a gap would show.
    backgroundSize: "[calc(50% + 0.5px) 100%]",
    backgroundPosition: "[left, right]",
    backgroundRepeat: "no-repeat",
    "@media (forced-colors: active)": { forcedColorAdjust: "none", color: "[ButtonText]" },
  },
  variants: {
    moved: {
      up: {
        backgroundImage:
          "[linear-gradient(to bottom right, transparent calc(50% - 0.5px), currentColor calc(50% + 0.5px)), linear-gradient(to bottom left, transparent calc(50% - 0.5px), currentColor calc(50% + 0.5px))]",
      },
      down: {
        backgroundImage:
          "[linear-gradient(to top right, transparent calc(50% - 0.5px), currentColor calc(50% + 0.5px)), linear-gradient(to top left, transparent calc(50% - 0.5px), currentColor calc(50% + 0.5px))]",
      },
    },
  },
});
