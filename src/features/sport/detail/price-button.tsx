// One price outside the table: a change of it draws this button and nothing else.
import type { SportPrice } from "#contract/api/sport.ts";
import { shownOdds } from "#contract/betting/odds.ts";
import { PLAYS } from "#contract/betting/plays.ts";
import { css, cx } from "#styled/css/index.js";
import { OddsButton } from "../../../ui/odds-button.tsx";
import { usePrice } from "../live/feed-store.ts";
import { useOddsType } from "../odds-type.ts";
import { usePicked } from "../slip/slip-door.ts";

interface PriceButtonProps {
  readonly price: SportPrice;
  /** Play code of its market. */
  readonly w: string;
  /** As printed: `-0.5`, `大 2.5`, `2-1`. */
  readonly label: string;
  /** Spoken before the label. */
  readonly name: string;
  readonly stacked?: boolean;
  readonly onPick: (odds: string) => void;
  readonly className?: string;
}

export function PriceButton(props: PriceButtonProps) {
  const { price, w, label, name, stacked = false, onPick, className } = props;
  const now = usePrice(price.id);
  const picked = usePicked(price.id);
  const type = useOddsType();
  const quoted = PLAYS.get(w)?.quoted ?? "hk";
  return (
    <OddsButton
      name={name}
      label={label}
      odds={now === undefined ? "" : shownOdds(now.odds, quoted, type)}
      moved={now?.moved ?? "same"}
      state={stateOf(now)}
      selected={picked}
      stacked={stacked}
      className={cx(finger, className)}
      onClick={() => onPick(now?.odds ?? price.odds)}
    />
  );
}

function stateOf(now: ReturnType<typeof usePrice>): "open" | "closed" | "stale" {
  if (now === undefined || !now.active) return "closed";
  return now.stale ? "stale" : "open";
}

const finger = css({ width: "full", minHeight: { base: "[2.75rem]", desktop: "odds" } });
