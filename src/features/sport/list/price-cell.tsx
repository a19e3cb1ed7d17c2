// One price of the table. It alone listens to its price: a change renders this cell and nothing else.
import { memo, useEffect, useRef } from "react";
import { shownOdds } from "#contract/betting/odds.ts";
import { playSpec } from "#contract/betting/plays.ts";
import { css } from "#styled/css/index.js";
import { OddsButton } from "../../../ui/odds-button.tsx";
import { usePrice } from "../live/feed-store.ts";
import { announceFor } from "../live/odds-announcer.tsx";
import { useOddsType } from "../odds-type.ts";
import { usePicked } from "../slip/slip-door.ts";
import { pressPrice } from "./press-price.ts";
import { spotAt } from "./spot.ts";

interface PriceCellProps {
  readonly gameId: string;
  readonly priceId: string;
  /** Play code. */
  readonly w: string;
  /** As printed: `-0.5`, `大 2.5`, `主`. */
  readonly label: string;
  /** What the price is of, as spoken: `海潮联合 让球`. */
  readonly name: string;
  readonly line: number;
  readonly column: number;
}

export const PriceCell = memo(function PriceCell(props: PriceCellProps) {
  const { gameId, priceId, w, label, name, line, column } = props;
  const price = usePrice(priceId);
  const picked = usePicked(priceId);
  const type = useOddsType();
  const attention = useAttention({ priceId, w, name: `${name} ${label}` });
  return (
    <span {...spotAt(line, column)} {...attention} className={place}>
      <OddsButton
        inGrid
        name={name}
        label={label}
        odds={price === undefined ? "" : shownOdds(price.odds, playSpec(w).quoted, type)}
        moved={price?.moved ?? "same"}
        state={stateOf(price)}
        selected={picked}
        className={finger}
        onClick={() => pressPrice(gameId, priceId)}
      />
    </span>
  );
});

function stateOf(price: ReturnType<typeof usePrice>): "open" | "closed" | "stale" {
  if (price === undefined || !price.active) return "closed";
  return price.stale ? "stale" : "open";
}

/** Movements of the price the player is on are spoken. */
function useAttention(followed: Parameters<typeof announceFor>[0]) {
  const stop = useRef<(() => void) | null>(null);
  const leave = () => {
    stop.current?.();
    stop.current = null;
  };
  useEffect(() => () => stop.current?.(), []);
  return {
    onFocus: () => {
      leave();
      stop.current = announceFor(followed);
    },
    onBlur: leave,
  };
}

const place = css({ display: "block", minWidth: "0" });
const finger = css({
  minHeight: { base: "[2.75rem]", desktop: "[0]" },
  // A long line breaks behind its side rather than be cut off: 大 10/10.5.
  "& > span:has(+ b)": { whiteSpace: "normal", lineHeight: "[1.05]" },
});
