// The amount to withdraw; beside it the available one and today's remaining limits, below it why it is not more.
import type { Ref } from "react";
import { useTranslation } from "react-i18next";
import type { WithdrawInfo } from "#contract/api/withdraw.ts";
import { css, cx } from "#styled/css/index.js";
import { Stack, Text } from "#styled/jsx/index.js";
import { unbrokenCents } from "#lib/text/format.ts";
import { cardStyle } from "#ui/layout/card-style.ts";
import { figures, Money } from "#ui/money/money.tsx";
import { NumberedSection } from "#ui/layout/numbered-section.tsx";
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
        {place !== null && (
          <NumberedSection number={1} title={t("amount.title")}>
            <div ref={place} className={field} />
          </NumberedSection>
        )}
        <Stack gap={{ base: "3", desktop: "4" }}>
          <Available info={info} />
          <Today today={info.today} />
        </Stack>
        <div className={below}>
          <HeldBack info={info} />
        </div>
      </div>
    </section>
  );
}

function Available({ info: { withdrawableCents, balanceCents } }: Pick<WithdrawableProps, "info">) {
  const { t } = useTranslation("withdraw");
  const held = Math.max(0, balanceCents - withdrawableCents);
  return (
    <div>
      <Text color="text-muted" size="xs" weight="regular">
        {t("can.title")}
      </Text>
      <Money cents={withdrawableCents} className={large} />
      <Text color="text-muted" size="xs" weight="regular">
        {t("can.of", { balance: unbrokenCents(balanceCents) })}
        {held > 0 && ` · ${t("can.held", { held: unbrokenCents(held) })}`}
      </Text>
    </div>
  );
}

function Today({ today }: { readonly today: WithdrawInfo["today"] }) {
  const { t } = useTranslation("withdraw");
  const { countLeft, countMax, leftCents, maxCents, freeLeft } = today;
  return (
    <dl className={facts}>
      <div>
        <Text as="dt" color="text-muted" size="xs" weight="regular">
          {t("today.count")}
        </Text>
        <Text as="dd" color="text-strong" size="md" weight="semibold" className={figures}>
          {t("today.times", { left: countLeft, max: countMax })}
        </Text>
      </div>
      <div>
        <Text as="dt" color="text-muted" size="xs" weight="regular">
          {t("today.left")}
        </Text>
        <Text as="dd" color="text-strong" size="md" weight="semibold">
          <Money cents={leftCents} />
          <span className={most}> / {unbrokenCents(maxCents)}</span>
        </Text>
      </div>
      <div>
        <Text as="dt" color="text-muted" size="xs" weight="regular">
          {t("today.free")}
        </Text>
        <Text as="dd" color="text-strong" size="md" weight="semibold" className={figures}>
          {t("today.freeLeft", { count: freeLeft })}
        </Text>
      </div>
    </dl>
  );
}

const frame = css({
  minWidth: "0",
  padding: { base: "4", desktop: "6" },
  _classic: {
    backgroundImage: "linear-gradient(100deg, {colors.accent-subtle}, transparent 62%)",
  },
});
const top = css({
  display: "grid",
  gridTemplateColumns: { base: "minmax(0, 1fr)", desktop: "minmax(0, 1fr) minmax(0, 1fr)" },
  alignItems: "start",
  columnGap: "8",
  rowGap: { base: "3", desktop: "5" },
});
const below = css({
  gridColumn: "1 / -1",
  minWidth: "0",
  paddingTop: "3",
  borderTop: "thin",
  _empty: { display: "none" },
});
// Keeps the height of the field until the accounts have loaded and it is shown, so that nothing below moves.
const field = css({ minHeight: "21" });
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
