// One price outside the table: a change rerenders this button only.
import type { SportPrice } from "#contract/api/sport.ts";
import { shownOdds } from "#contract/betting/odds.ts";
import { PLAYS } from "#contract/betting/plays.ts";
import { css, cx } from "#styled/css/index.js";
import { OddsButton } from "#ui/odds-button.tsx";
import { usePrice } from "../../feed/feed-store.ts";
import { useOddsType } from "../../feed/odds-type.ts";
import { useSelected } from "../slip-selections.ts";

interface PriceButtonProps {
  readonly price: SportPrice;
  /** Play code of its market. */
  readonly w: string;
  /** Printed label: `-0.5`, `大 2.5`, `2-1`. */
  readonly label: string;
  /** Spoken before the label. */
  readonly name: string;
  readonly stacked?: boolean;
  readonly onSelect: (odds: string) => void;
  readonly className?: string;
}

export function PriceButton(props: PriceButtonProps) {
  const { price, w, label, name, stacked = false, onSelect, className } = props;
  const now = usePrice(price.id);
  const selected = useSelected(price.id);
  const type = useOddsType();
  const quoted = PLAYS.get(w)?.quoted ?? "hk";
  return (
    <OddsButton
      name={name}
      label={label}
      odds={now === undefined ? "" : shownOdds(now.odds, quoted, type)}
      moved={now?.moved ?? "same"}
      state={stateOf(now)}
      selected={selected}
      stacked={stacked}
      className={cx(finger, className)}
      onClick={() => onSelect(now?.odds ?? price.odds)}
    />
  );
}

function stateOf(now: ReturnType<typeof usePrice>): "open" | "closed" | "stale" {
  if (now === undefined || !now.active) return "closed";
  return now.stale ? "stale" : "open";
}

const finger = css({ width: "full", minHeight: { base: "11", desktop: "odds" } });
