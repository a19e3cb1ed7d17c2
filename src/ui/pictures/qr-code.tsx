// A code drawn in the browser: one path of runs, dark on light in both editions, or cameras miss it.
import { encode } from "uqr";
import { css, cx } from "#styled/css/index.js";

interface QrCodeProps {
  readonly text: string;
  /** Spoken name. */
  readonly label: string;
  readonly className?: string;
}

export function QrCode({ text, label, className }: QrCodeProps) {
  // A page that is written without a browser keeps the place.
  const { data, size } =
    typeof window === "undefined" ? NOTHING : encode(text, { border: 1, ecc: "M" });
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`0 0 ${size} ${size}`}
      shapeRendering="crispEdges"
      className={cx(frame, className)}
    >
      <path className={modules} d={qrPath(data)} />
    </svg>
  );
}

const NOTHING = { data: [], size: 1 };

/** Dark modules of each row as horizontal runs. */
export function qrPath(rows: readonly (readonly boolean[])[]): string {
  return rows
    .map((row, y) =>
      runs(row)
        .map(([x, length]) => `M${x} ${y}h${length}v1h-${length}z`)
        .join(""),
    )
    .join("");
}

function runs(row: readonly boolean[]): [start: number, length: number][] {
  const found: [number, number][] = [];
  row.forEach((dark, x) => {
    if (!dark) return;
    const last = found.at(-1);
    if (last !== undefined && last[0] + last[1] === x) last[1] += 1;
    else found.push([x, 1]);
  });
  return found;
}

const frame = css({
  display: "block",
  flex: "none",
  background: "on-art",
  borderRadius: "md",
  padding: "1",
});
const modules = css({ fill: "art-ground" });
