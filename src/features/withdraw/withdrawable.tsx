// The available amount, today's remaining limits, and why it is not more.
import { useTranslation } from "react-i18next";
import type { WithdrawInfo } from "#contract/api/withdraw.ts";
import { css, cx } from "#styled/css/index.js";
import { unbrokenCents } from "../../lib/format.ts";
import { cardStyle } from "../../ui/card.tsx";
import { figures, Money } from "../../ui/money.tsx";
import { HeldBack } from "./held-back.tsx";

export function Withdrawable({ info }: { readonly info: WithdrawInfo }) {
  const { t } = useTranslation("withdraw");
  const { withdrawableCents, balanceCents } = info;
  const held = Math.max(0, balanceCents - withdrawableCents);
  return (
    <section aria-label={t("can.title")} className={cx(cardStyle, frame)}>
      <div className={top}>
        <div>
          <p className={muted}>{t("can.title")}</p>
          <Money cents={withdrawableCents} className={large} />
          <p className={muted}>
            {t("can.of", { balance: unbrokenCents(balanceCents) })}
            {held > 0 && ` · ${t("can.held", { held: unbrokenCents(held) })}`}
          </p>
        </div>
        <Today today={info.today} />
      </div>
      <HeldBack info={info} />
    </section>
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
  display: "grid",
  gap: { base: "4", desktop: "5" },
  minWidth: "0",
  padding: { base: "4", desktop: "6" },
  _classic: {
    backgroundImage: "[linear-gradient(100deg, {colors.accent-subtle}, transparent 62%)]",
  },
});
const top = css({
  display: "grid",
  gridTemplateColumns: { base: "minmax(0, 1fr)", desktop: "auto minmax(0, 1fr)" },
  alignItems: "center",
  gap: { base: "4", desktop: "8" },
});
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
  fontSize: "3xl",
  fontWeight: "bold",
  lineHeight: "tight",
});
const facts = css({
  display: "grid",
  gridTemplateColumns: "repeat(3, auto)",
  justifyContent: { base: "space-between", desktop: "end" },
  columnGap: { base: "3", desktop: "8" },
});
const value = css({ color: "text-strong", fontSize: "md", fontWeight: "semibold" });
