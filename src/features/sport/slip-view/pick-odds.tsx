import { useTranslation } from "react-i18next";
import { compare, parseFraction } from "#contract/betting/fraction.ts";
import { shownOdds } from "#contract/betting/odds.ts";
import { css, cva, cx } from "#styled/css/index.js";
import { figures } from "../../../ui/money.tsx";
import { srOnly } from "../../../ui/sr-only.ts";
import { useOddsType } from "../odds-type.ts";
import { priceNow, type Selection } from "../slip/selection.ts";

interface PickOddsProps {
  readonly selection: Selection;
  readonly invalid: boolean;
}

/** The odds as they are now, with an arrow and the old ones where they moved. */
export function PickOdds({ selection, invalid }: PickOddsProps) {
  const { t } = useTranslation("sport");
  const type = useOddsType();
  const { price, quoted } = priceNow(selection);
  const before = selection.stamp.odds;
  const moved = invalid ? "same" : movement(before, price);
  return (
    <>
      {moved !== "same" && (
        <s className={cx(figures, old)}>
          <span className={srOnly}>{t("view.oldOdds")}</span>
          {shownOdds(before, quoted, type)}
        </s>
      )}
      <b className={cx(figures, odds({ look: invalid ? "invalid" : moved }))}>
        {shownOdds(price, quoted, type)}
        {moved !== "same" && <span className={srOnly}>{t(`view.moved.${moved}`)}</span>}
      </b>
    </>
  );
}

/** By what the price is worth, not by its sign in a format. */
function movement(from: string, to: string): "up" | "down" | "same" {
  const [a, b] = [parseFraction(from), parseFraction(to)];
  if (a === null || b === null) return "same";
  return ({ "-1": "down", "0": "same", "1": "up" } as const)[compare(b, a)];
}

const old = css({ color: "text-muted" });

/** Drawn beside the figure, as in the table. */
const ARROW = {
  content: '""',
  display: "inline-block",
  marginRight: "[0.25rem]",
  verticalAlign: "middle",
  borderInline: "[0.25rem solid transparent]",
} as const;

const odds = cva({
  base: {
    fontSize: "md",
    fontWeight: "figure",
  },
  variants: {
    look: {
      same: { color: "text-strong" },
      up: {
        color: "odds-up",
        _before: { ...ARROW, borderBottom: "[0.375rem solid currentColor]" },
      },
      down: {
        color: "odds-down",
        _before: { ...ARROW, borderTop: "[0.375rem solid currentColor]" },
      },
      invalid: { color: "text-muted", textDecoration: "line-through" },
    },
  },
});
