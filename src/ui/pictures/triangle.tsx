import { cva, cx } from "#styled/css/index.js";

interface TriangleProps {
  readonly point: "up" | "down";
  readonly className?: string | undefined;
}

/**
 * Beside odds that moved, and where a row unfolds. Made of borders: hundreds stand in a list that scrolls, and each
 * drawing would be painted on its own.
 */
export function Triangle({ point, className }: TriangleProps) {
  return <span aria-hidden="true" className={cx(triangle({ point }), className)} />;
}

const SIDE = "[0.25rem solid transparent]";
const BASE = "[0.375rem solid currentColor]";
// Forced colours would draw the transparent borders, too: this element keeps its own colours.
const FORCED = "[0.375rem solid CanvasText]";

const triangle = cva({
  base: {
    display: "inline-block",
    flex: "none",
    width: "0",
    borderInline: SIDE,
    forcedColorAdjust: "none",
  },
  variants: {
    point: {
      up: { borderBottom: BASE, _highContrast: { borderBottom: FORCED } },
      down: { borderTop: BASE, _highContrast: { borderTop: FORCED } },
    },
  },
});
