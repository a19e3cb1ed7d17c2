import type { ReactNode } from "react";
import { cva, cx } from "#styled/css/index.js";
import { figures } from "../money/money.tsx";

interface BookingCardProps {
  readonly colour: "red" | "yellow";
  readonly className?: string;
  /** How many; a screen reader's words may stand with it. */
  readonly children: ReactNode;
}

/** The card a referee shows, with its number. */
export function BookingCard({ colour, className, children }: BookingCardProps) {
  return <span className={cx(figures, card({ colour }), className)}>{children}</span>;
}

const card = cva({
  base: {
    position: "relative",
    display: "inline-grid",
    placeItems: "center",
    minWidth: "3",
    height: "4",
    borderRadius: "2px",
    fontSize: "2xs",
    fontWeight: "bold",
    lineHeight: "none",
  },
  variants: {
    colour: {
      red: { background: "card-red", color: "live-on" },
      yellow: { background: "card-yellow", color: "art-ground" },
    },
  },
});
