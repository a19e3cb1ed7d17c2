// One price of the table, subscribed to its own price: a change rerenders this cell only.
import { memo, useEffect, useRef } from "react";
import type { SportMarket, SportMatch, SportPrice } from "#contract/api/sport.ts";
import { css, cva } from "#styled/css/index.js";
import { OddsButton } from "#ui/money/odds-button.tsx";
import { announceFor } from "../../feed/announce-price.ts";
import { pressPrice } from "../slip-selections.ts";
import { useShownPrice } from "../use-shown-price.ts";
import { spotAt } from "./spot.ts";

interface PriceCellProps {
  readonly match: SportMatch;
  readonly market: SportMarket;
  readonly price: SportPrice;
  /** Printed label: `-0.5`, `大 2.5`, `主`. */
  readonly label: string;
  /** Accessible name: `海潮联合 让球`. */
  readonly name: string;
  readonly line: number;
  readonly column: number;
  /** As high as two lines, with the label above the price. */
  readonly tall?: boolean;
}

export const PriceCell = memo(function PriceCell(props: PriceCellProps) {
  const { match, market, price, label, name, line, column, tall = false } = props;
  const { shown, pressed } = useShownPrice(price, market.w);
  const attention = useAttention({ priceId: price.id, w: market.w, name: `${name} ${label}` });
  return (
    <span {...spotAt(line, column)} {...attention} className={place}>
      <OddsButton
        inGrid
        room="own"
        name={name}
        label={label}
        {...shown}
        stacked={tall}
        className={cell({
          tall,
          long: lengthOf(shown.odds),
          tight: label.length + shown.odds.length > ROOMY,
        })}
        onClick={() => pressPrice(match, market, pressed)}
      />
    </span>
  );
});

/** Announces movements of the focused price. */
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

/** Groups prices by their number of characters; the longer ones have narrower letter spacing. */
function lengthOf({ length }: string): "usual" | "long" | "longer" {
  if (length <= 4) return "usual";
  return length === 5 ? "long" : "longer";
}

/** Up to so many characters of line and price, an arrow fits between them in a narrow window. */
const ROOMY = 9;
const NARROW = "@media (max-width: 106.24rem)";
const PHONE = "@media (max-width: 55.99rem)";
/** The arrow above the price. */
const ARROW_ABOVE = { "& b > span": { position: "relative", left: "2-75", top: "-2-75" } } as const;

const place = css({ display: "block" });
const cell = cva({
  base: { columnGap: "[clamp(0.25rem, 1.5vw - 1.2rem, 0.75rem)]" },
  variants: {
    tall: {
      // Two lines and the gap between them.
      true: {
        height: "[calc({sizes.desk-line} * 2 + 0.125rem)]",
        alignContent: "center",
        paddingInline: { base: "0-5", desktop: "0" },
        // The size in which the longest price fits, so that a column has one size.
        [NARROW]: { "& b": { fontSize: "xs" } },
      },
      false: {
        height: "desk-line",
        [PHONE]: ARROW_ABOVE,
        // With many narrow columns the text keeps its size and the cell shrinks its padding.
        paddingInline: { base: "2", desktop: "[clamp(0.1875rem, 1.5vw - 1.2rem, 0.5rem)]" },
        // A long line wraps behind its side instead of being cut (大 10/10.5), so that nothing has to clip it: that
        // would be painted on its own, in each cell.
        "& > span": {
          overflow: "visible",
          whiteSpace: "normal",
          overflowWrap: "normal",
          lineHeight: "none",
        },
      },
    },
    long: { usual: {}, long: {}, longer: {} },
    tight: { true: {}, false: {} },
  },
  compoundVariants: [
    {
      tall: true,
      long: "long",
      css: { [NARROW]: { "& b": { letterSpacing: "narrow" } } },
    },
    { tall: true, long: "longer", css: { "& b": { letterSpacing: "narrow" } } },
    { tall: false, long: "long", css: { [NARROW]: { "& b": { letterSpacing: "narrow" } } } },
    { tall: false, long: "longer", css: { [NARROW]: { "& b": { letterSpacing: "narrow" } } } },
    {
      tall: false,
      tight: true,
      css: { [NARROW]: ARROW_ABOVE },
    },
  ],
});
