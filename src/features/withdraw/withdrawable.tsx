// The amount to withdraw, or only the available one; beside it why it is not more, and today's remaining limits.
import type { Ref } from "react";
import { useTranslation } from "react-i18next";
import type { WithdrawInfo } from "#contract/api/withdraw.ts";
import { css, cx } from "#styled/css/index.js";
import { unbrokenCents } from "#lib/format.ts";
import { cardStyle } from "#ui/card.tsx";
import { figures, Money } from "#ui/money.tsx";
import { NumberedSection } from "#ui/numbered-section.tsx";
import { HeldBack } from "./held-back.tsx";

interface WithdrawableProps {
  readonly info: WithdrawInfo;
  /** Takes the element for the amount field; null while nothing can be withdrawn. */
  readonly place: Ref<HTMLDivElement> | null;
}

export function Withdrawable({ info, place }: WithdrawableProps) {
  const { t } = useTranslation("withdraw");
  return (
    <section aria-label={t("can.title")} className={cx(cardStyle, frame)}>
      <div className={top}>
        {place === null ? (
          <Available info={info} />
        ) : (
          <NumberedSection number={1} title={t("amount.title")}>
            <div ref={place} className={field} />
            <Available info={info} />
          </NumberedSection>
        )}
        <div className={beside}>
          <HeldBack info={info} />
        </div>
        <Today today={info.today} />
      </div>
    </section>
  );
}

function Available({ info: { withdrawableCents, balanceCents } }: Pick<WithdrawableProps, "info">) {
  const { t } = useTranslation("withdraw");
  const held = Math.max(0, balanceCents - withdrawableCents);
  return (
    <div>
      <p className={muted}>{t("can.title")}</p>
      <Money cents={withdrawableCents} className={large} />
      <p className={muted}>
        {t("can.of", { balance: unbrokenCents(balanceCents) })}
        {held > 0 && ` · ${t("can.held", { held: unbrokenCents(held) })}`}
      </p>
    </div>
  );
}

function Today({ today }: { readonly today: WithdrawInfo["today"] }) {
  const { t } = useTranslation("withdraw");
  const { countLeft, countMax, leftCents, maxCents, freeLeft } = today;
  return (
    <dl className={facts}>
      <div>
        <dt className={muted}>{t("today.count")}</dt>
        <dd className={cx(figures, value)}>
          {t("today.times", { left: countLeft, max: countMax })}
        </dd>
      </div>
      <div>
        <dt className={muted}>{t("today.left")}</dt>
        <dd className={value}>
          <Money cents={leftCents} />
          <span className={most}> / {unbrokenCents(maxCents)}</span>
        </dd>
      </div>
      <div>
        <dt className={muted}>{t("today.free")}</dt>
        <dd className={cx(figures, value)}>{t("today.freeLeft", { count: freeLeft })}</dd>
      </div>
    </dl>
  );
}

const frame = css({
  minWidth: "0",
  padding: { base: "4", desktop: "6" },
  _classic: {
    backgroundImage: "[linear-gradient(100deg, {colors.accent-subtle}, transparent 62%)]",
  },
});
const top = css({
  display: "grid",
  gridTemplateColumns: { base: "minmax(0, 1fr)", desktop: "minmax(0, 1fr) minmax(0, 1fr)" },
  gridTemplateRows: { desktop: "auto 1fr" },
  alignItems: "start",
  columnGap: "8",
  rowGap: { base: "3", desktop: "5" },
});
const beside = css({
  gridColumn: { desktop: "2" },
  gridRow: { desktop: "1 / 3" },
  minWidth: "0",
  _empty: { display: "none" },
});
// Keeps the height of the field until the accounts have loaded and it is shown, so that nothing below moves.
const field = css({ minHeight: "21" });
const muted = css({ color: "text-muted", fontSize: "xs", fontWeight: "regular" });
const most = css({
  display: { base: "none", desktop: "inline" },
  color: "text-muted",
  fontSize: "xs",
  fontWeight: "regular",
});
const large = css({
  display: "block",
  color: "text-strong",
  fontSize: { base: "2xl", desktop: "3xl" },
  fontWeight: "bold",
  lineHeight: "tight",
});
const facts = css({
  display: "grid",
  gridTemplateColumns: "repeat(3, auto)",
  justifyContent: { base: "space-between", desktop: "start" },
  columnGap: { base: "3", desktop: "5" },
  paddingTop: { base: "3", desktop: "4" },
  borderTop: "thin",
});
const value = css({ color: "text-strong", fontSize: "md", fontWeight: "semibold" });
