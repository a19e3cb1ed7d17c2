import { css, cx } from "#styled/css/index.js";

interface MoveArrowProps {
  readonly moved: "up" | "down";
  readonly className?: string | undefined;
}

/** Beside odds that moved; a drawing, because borders and grounds lose their shape in forced colours. */
export function MoveArrow({ moved, className }: MoveArrowProps) {
  return (
    <svg aria-hidden="true" viewBox="0 0 8 6" className={cx(arrow, className)}>
      <path d={moved === "up" ? "M4 0 8 6H0Z" : "M4 6 0 0H8Z"} />
    </svg>
  );
}

const arrow = css({ width: "2", height: "1-5", fill: "[currentColor]", overflow: "visible" });
