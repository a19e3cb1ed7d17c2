// One price outside the table: a change rerenders this button only.
import type { SportPrice } from "#contract/api/sport.ts";
import { css, cx } from "#styled/css/index.js";
import { OddsButton } from "#ui/money/odds-button.tsx";
import { useShownPrice } from "../use-shown-price.ts";

interface PriceButtonProps {
  readonly price: SportPrice;
  /** Play code of its market. */
  readonly w: string;
  /** Printed label: `-0.5`, `大 2.5`, `2-1`. */
  readonly label: string;
  /** Spoken before the label. */
  readonly name: string;
  readonly stacked?: boolean;
  readonly onSelect: (pressed: SportPrice) => void;
  readonly className?: string;
}

export function PriceButton(props: PriceButtonProps) {
  const { price, w, label, name, stacked = false, onSelect, className } = props;
  const { shown, pressed } = useShownPrice(price, w);
  return (
    <OddsButton
      name={name}
      label={label}
      {...shown}
      // Without a label the price stands in the middle.
      stacked={stacked || label === ""}
      room={label === "" ? "own" : "usual"}
      className={cx(finger, className)}
      onClick={() => onSelect(pressed)}
    />
  );
}

const finger = css({ width: "full", minHeight: { base: "11", desktop: "odds" } });
