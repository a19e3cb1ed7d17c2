import { useTranslation } from "react-i18next";
import { css, cx } from "#styled/css/index.js";
import { amountInput } from "#lib/text/amount-text.ts";
import { unbrokenCents } from "#lib/text/format.ts";
import { CopyButton } from "#ui/actions/copy-button.tsx";
import { figures } from "#ui/money/money.tsx";
import { Note } from "#ui/text/note.tsx";
import type { OrderProps } from "./wait-parts.ts";

/** The exact amount. The random cents identify the order, so they are highlighted. */
export function DueAmount({ order }: OrderProps) {
  const { t } = useTranslation("deposit-wait");
  const { dueCents, amountCents, feeCents } = order;
  const random = dueCents !== amountCents + feeCents;
  const [whole, part] = unbrokenCents(dueCents).split(".");
  return (
    <div className={dueFrame}>
      <span className={dueLabel}>{t("due.label")}</span>
      <div className={dueLine}>
        <b className={cx(figures, dueFigure)}>
          {whole}
          {part !== undefined && <span className={cx(random && marked)}>.{part}</span>}
        </b>
        <CopyButton name={t("due.copy")} value={amountInput(dueCents)} />
      </div>
      <Note tone={random ? "warn" : "info"}>{t(random ? "due.random" : "due.exact")}</Note>
    </div>
  );
}

export const dueFrame = css({
  display: "grid",
  justifyItems: { base: "center", desktop: "start" },
  gap: "2",
  minWidth: "0",
});
export const dueLabel = css({ color: "text-muted", fontSize: "sm" });
export const dueLine = css({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  justifyContent: { base: "center", desktop: "start" },
  columnGap: "4",
  rowGap: "2",
});
export const dueFigure = css({
  color: "text-strong",
  fontSize: { base: "9", desktop: "11" },
  fontWeight: "bold",
  lineHeight: "1-15",
});
const marked = css({ color: "danger" });
