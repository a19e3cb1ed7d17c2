import { useTranslation } from "react-i18next";
import { css, cva } from "#styled/css/index.js";
import { figures } from "../../ui/money.tsx";

interface SeatDotsProps {
  readonly seats: readonly [taken: number, all: number];
  readonly onArt?: boolean;
}

/** Halls seat a hundred: more than a row of dots can show. */
const MOST_DOTS = 9;

/** The seats of the next free table, taken ones filled. */
export function SeatDots({ seats: [taken, all], onArt = false }: SeatDotsProps) {
  const { t } = useTranslation("home");
  if (all > MOST_DOTS) return <span className={figures}>{`${taken} / ${all}`}</span>;
  return (
    <span className={line} role="img" aria-label={t("rooms.seats", { taken, all })}>
      {Array.from({ length: all }, (_, index) => (
        <span key={index} className={dot({ taken: index < taken, onArt })} />
      ))}
    </span>
  );
}

const line = css({ display: "inline-flex", flexWrap: "wrap", gap: "1", verticalAlign: "middle" });
const dot = cva({
  base: { width: "[0.625rem]", height: "[0.625rem]", borderRadius: "pill" },
  variants: {
    taken: { true: {}, false: { background: "transparent" } },
    onArt: { true: { boxShadow: "[inset 0 0 0 1.5px token(colors.on-art)]" }, false: { boxShadow: "[inset 0 0 0 1.5px token(colors.border-control)]" } },
  },
  compoundVariants: [
    { taken: true, onArt: true, css: { background: "on-art" } },
    { taken: true, onArt: false, css: { background: "accent", boxShadow: "none" } },
  ],
});
