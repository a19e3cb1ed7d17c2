// Label left, price right. Movement is said by arrow, colour and spoken text; a closed market keeps
// its cell and shows the lock, so columns never jump.
import { LockKeyhole } from "lucide-react";
import { useTranslation } from "react-i18next";
import { cx } from "#styled/css/index.js";
import { Icon } from "../pictures/icon.tsx";
import { oddsButton } from "./odds-button-style.ts";
import { Triangle } from "../pictures/triangle.tsx";

interface OddsButtonProps {
  readonly label: string;
  readonly odds: string;
  readonly moved: "up" | "down" | "same";
  /** `stale`: the data is too old to bet on. */
  readonly state: "open" | "closed" | "stale";
  readonly selected?: boolean;
  /** Label above the price. */
  readonly stacked?: boolean;
  readonly onArt?: boolean;
  readonly onClick?: () => void;
  /** `own`: the caller sets height, gap and space. */
  readonly room?: "usual" | "own";
  readonly className?: string;
  /** Spoken before the label, where no heading beside it says what the price is of. */
  readonly name?: string;
  /** In a grid with one tab stop: out of the tab order, and keeps the focus when the market closes. */
  readonly inGrid?: boolean;
}

export function OddsButton(props: OddsButtonProps) {
  const { label, odds, moved, state, selected = false, stacked = false, onArt = false } = props;
  const { name, inGrid = false, room = "usual" } = props;
  const { t } = useTranslation("ui");
  const shown = state === "open" ? moved : "same";
  const locked = state === "closed";
  // In a table the heads say what is locked.
  const labelled = label !== "" && !(locked && inGrid);
  const look = oddsButton({ room, moved: shown, state, bare: !labelled, onArt, selected, stacked });
  // As an attribute: hundreds of hidden texts in a table would each be painted on their own.
  const spoken = [
    name,
    ...(locked ? [t("odds.closed", { label })] : [label, odds]),
    shown !== "same" && t(`odds.${shown}`),
    state === "stale" && t("odds.stale"),
  ];
  return (
    <button
      type="button"
      disabled={!inGrid && state !== "open"}
      aria-disabled={(inGrid && state !== "open") || undefined}
      tabIndex={inGrid ? -1 : undefined}
      aria-label={spoken.filter(Boolean).join(" ")}
      aria-pressed={selected}
      className={cx(look.root, props.className)}
      onClick={state === "open" ? props.onClick : undefined}
    >
      {labelled && <span className={look.label}>{label}</span>}
      {locked ? (
        <Icon as={LockKeyhole} size={0.9} />
      ) : (
        <>
          {" "}
          <b translate="no" className={look.price}>
            {shown !== "same" && <Triangle point={shown} className={look.arrow} />}
            {odds}
          </b>
        </>
      )}
    </button>
  );
}
