// The form in its three steps, the summary beside it.
import { lazy, Suspense } from "react";
import { useTranslation } from "react-i18next";
import { css, cx } from "#styled/css/index.js";
import { brandEntry } from "../../brand/brand.ts";
import { loadAtLast } from "../../lib/offline.ts";
import { useFlagsAfter } from "../../session/payments/use-deposit-open.ts";
import { DutyPart } from "../../session/safety/duty-part.tsx";
import { SafetyNote } from "../../session/safety/safety-parts.tsx";
import { DEPOSIT_KINDS } from "../../session/safety/spending.ts";
import { cardStyle } from "../../ui/card.tsx";
import { Skeleton } from "../../ui/skeleton.tsx";
import { AmountSection } from "./amount-section.tsx";
import { ChannelList } from "./channel-list.tsx";
import { ClosedNote } from "./closed-note.tsx";
import { columns } from "./deposit-columns.ts";
import { DepositContext, useDeposit } from "./deposit-context.ts";
import type { DepositData } from "./deposit-data.ts";
import { HelpBox } from "./help-box.tsx";
import { MethodCards } from "./method-cards.tsx";
import { NumberedSection } from "../../ui/numbered-section.tsx";
import { PayerName } from "./payer-name.tsx";
import { Questions } from "./questions.tsx";
import { ServiceCard } from "./service-card.tsx";
import { Summary } from "./summary.tsx";
import { useDepositForm } from "./use-deposit-form.ts";

const CoinPart = lazy(async () => {
  const load = brandEntry().parts["deposit-coin"];
  return { default: load === undefined ? () => null : (await loadAtLast(load)).Part };
});

export function DepositView({ data }: { readonly data: DepositData }) {
  const deposit = useDepositForm(data);
  const { chosen, form } = deposit;
  const byService = chosen?.type.kind === "service";
  useFlagsAfter(deposit.submit.refusal?.code ?? null);
  return (
    <DepositContext value={deposit}>
      <form noValidate className={columns} onSubmit={form.onSubmit}>
        <div className={cx(cardStyle, frame)}>
          <Steps byService={byService} />
        </div>
        <div className={rail}>
          {byService ? deposit.closed === null && <ServiceCard /> : <Summary />}
          <HelpBox />
        </div>
      </form>
      <Questions />
    </DepositContext>
  );
}

function Steps({ byService }: { readonly byService: boolean }) {
  const { t } = useTranslation("deposit");
  const { chosen, closed, coin, cents } = useDeposit();
  const typeClosed = closed !== null && (byService || chosen?.type.closed !== null);
  const channels = !byService && !typeClosed && (chosen?.type.channels.length ?? 0) > 0;
  return (
    <>
      <NumberedSection number={1} title={t("method.title")}>
        <MethodCards />
        {typeClosed && <ClosedNote {...closed} />}
      </NumberedSection>
      {channels && (
        <NumberedSection number={2} title={t("channel.title")}>
          <ChannelList />
          {closed !== null && <ClosedNote {...closed} />}
          {coin !== null && (
            <Suspense fallback={<Skeleton className={css({ height: "40", borderRadius: "md" })} />}>
              <CoinPart />
            </Suspense>
          )}
        </NumberedSection>
      )}
      {channels && closed === null && (
        <NumberedSection number={3} title={t("amount.title")}>
          <AmountSection />
          <DutyPart name="safety-choice" />
          <DutyPart name="duty-funds" />
          <SafetyNote kinds={DEPOSIT_KINDS} cents={cents} />
          <PayerName />
        </NumberedSection>
      )}
      {byService && closed === null && <p className={words}>{t("service.how")}</p>}
    </>
  );
}

const frame = css({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: { base: "6", desktop: "7" },
  padding: { base: "4", desktop: "6" },
});
const rail = css({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: { base: "3", desktop: "4", wide: "5" },
  position: { desktop: "sticky" },
  top: { desktop: "below-header" },
});
const words = css({ color: "text-muted", fontSize: "sm" });
