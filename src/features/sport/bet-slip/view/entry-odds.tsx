import { useTranslation } from "react-i18next";
import { compare, parseFraction } from "#contract/betting/fraction.ts";
import { shownOdds, shownType } from "#contract/betting/odds.ts";
import { css, cva, cx } from "#styled/css/index.js";
import { figures } from "#ui/money/money.tsx";
import { srOnly } from "#ui/text/sr-only.ts";
import { Triangle } from "#ui/pictures/triangle.tsx";
import { useOddsType } from "../../feed/odds-type.ts";
import { entryPrice, type SlipEntry } from "../state/slip-entry.ts";

interface PickOddsProps {
  readonly entry: SlipEntry;
  readonly invalid: boolean;
  /** Without the format, which stands above the list, and the old odds, which the note of the change has. */
  readonly brief: boolean;
}

/** Current odds and their format; after a change with an arrow and the old odds. */
export function EntryOdds({ entry, invalid, brief }: PickOddsProps) {
  const { t } = useTranslation("sport");
  const type = useOddsType();
  const { price, quoted } = entryPrice(entry);
  const before = entry.stamp.odds;
  const moved = invalid ? "same" : movement(before, price);
  return (
    <span className={line}>
      {moved !== "same" && (
        <s className={brief ? srOnly : cx(figures, old)}>
          <span className={srOnly}>{t("view.oldOdds")}</span>
          {shownOdds(before, quoted, type)}
        </s>
      )}
      <b className={cx(figures, odds({ look: invalid ? "invalid" : moved }))}>
        {moved !== "same" && <Triangle point={moved} className={arrow} />}
        {shownOdds(price, quoted, type)}
        {moved !== "same" && <span className={srOnly}>{t(`view.moved.${moved}`)}</span>}
      </b>
      <span className={brief ? srOnly : format}>
        {t(`list.oddsTypes.${shownType(quoted, type)}`)}
      </span>
    </span>
  );
}

/** Compares by value, not by the sign in a format. */
function movement(from: string, to: string): "up" | "down" | "same" {
  const [a, b] = [parseFraction(from), parseFraction(to)];
  if (a === null || b === null) return "same";
  return ({ "-1": "down", "0": "same", "1": "up" } as const)[compare(b, a)];
}

const line = css({
  display: "inline-flex",
  alignItems: "baseline",
  gap: "1",
  whiteSpace: "nowrap",
});
const format = css({ color: "text-muted" });
const old = css({ color: "text-muted" });

const arrow = css({ marginRight: "1", verticalAlign: "middle" });

const odds = cva({
  base: {
    fontSize: "md",
    fontWeight: "figure",
  },
  variants: {
    look: {
      same: { color: "text-strong" },
      up: { color: "odds-up" },
      down: { color: "odds-down" },
      invalid: { color: "text-muted", textDecoration: "line-through" },
    },
  },
});
