// Seats around a table, the taken ones filled; a hall as a bar.
import { useTranslation } from "react-i18next";
import { css, cva } from "#styled/css/index.js";

interface SeatTableProps {
  readonly seats: readonly [taken: number, all: number];
}

/** More seats than these cannot be told apart. */
const MOST_SEATS = 10;

export function SeatTable({ seats: [taken, all] }: SeatTableProps) {
  const { t } = useTranslation("chess");
  const label = t("room.seats", { taken, all });
  if (all > MOST_SEATS) {
    return (
      <svg viewBox="0 0 64 8" role="img" aria-label={label} className={hall}>
        <rect width="64" height="8" rx="4" className={free} />
        <rect width={(taken / all) * 64} height="8" rx="4" className={filled} />
      </svg>
    );
  }
  return (
    <svg viewBox="0 0 64 40" role="img" aria-label={label} className={drawing}>
      <ellipse cx="32" cy="20" rx="19" ry="10" className={cloth} />
      {Array.from({ length: all }, (_, at) => (
        <circle key={at} {...placeOf(at, all)} r="3.6" className={seat({ taken: at < taken })} />
      ))}
    </svg>
  );
}

/** Evenly around the table, from the top. */
function placeOf(at: number, all: number) {
  const angle = (at / all) * 2 * Math.PI - Math.PI / 2;
  return { cx: 32 + 27 * Math.cos(angle), cy: 20 + 15.5 * Math.sin(angle) };
}

const drawing = css({ flex: "none", width: "16", height: "10" });
const cloth = css({ fill: "accent-subtle", stroke: "accent-line", strokeWidth: "1" });
const seat = cva({
  base: { strokeWidth: "1.4" },
  variants: {
    taken: {
      true: { fill: "accent-mark", stroke: "accent-mark" },
      false: { fill: "surface", stroke: "border-control" },
    },
  },
});
const hall = css({ flex: "none", width: "16", height: "2" });
const free = css({ fill: "surface-sunken" });
const filled = css({ fill: "accent-mark" });
