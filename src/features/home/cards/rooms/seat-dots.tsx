import { useTranslation } from "react-i18next";
import { css, cva } from "#styled/css/index.js";
import { figures } from "#ui/money/money.tsx";
import { srOnly } from "#ui/text/sr-only.ts";

interface SeatDotsProps {
  readonly seats: readonly [taken: number, all: number];
  readonly onArt?: boolean;
}

/** Halls seat up to a hundred; more dots cannot be counted at a glance. */
const MOST_DOTS = 6;

/** Seats of the next free table, the taken ones filled. */
export function SeatDots({ seats: [taken, all], onArt = false }: SeatDotsProps) {
  const { t } = useTranslation("home");
  if (all > MOST_DOTS) return <span className={figures}>{`${taken} / ${all}`}</span>;
  return (
    <span className={line}>
      <span className={srOnly}>{t("rooms.seats", { taken, all })}</span>
      {Array.from({ length: all }, (_, index) => (
        <span key={index} className={dot({ taken: index < taken, onArt })} aria-hidden="true" />
      ))}
    </span>
  );
}

const line = css({
  position: "relative",
  display: "inline-flex",
  gap: "1",
  verticalAlign: "middle",
});
const dot = cva({
  base: { width: "2-5", height: "2-5", borderRadius: "pill" },
  variants: {
    taken: { true: {}, false: { background: "transparent" } },
    onArt: {
      true: { boxShadow: "control-art" },
      false: { boxShadow: "control" },
    },
  },
  compoundVariants: [
    { taken: true, onArt: true, css: { background: "on-art" } },
    { taken: true, onArt: false, css: { background: "accent-mark", boxShadow: "none" } },
  ],
});
