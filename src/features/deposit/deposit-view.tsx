// The form in its three steps, the summary beside it.
import { Suspense, useState } from "react";
import { useTranslation } from "react-i18next";
import { css } from "#styled/css/index.js";
import { Card, Text } from "#styled/jsx/index.js";
import { useFlagsAfter } from "#domain/payments/use-deposit-open.ts";
import { DutyPart } from "#domain/safety/duty-part.tsx";
import { SafetyNote } from "#domain/safety/safety-parts.tsx";
import { DEPOSIT_KINDS } from "#domain/safety/spending.ts";
import { Button } from "#ui/buttons/button.tsx";
import { Skeleton } from "#ui/states/skeleton.tsx";
import { useDesktop } from "#ui/layout/use-desktop.ts";
import { AmountSection } from "./amount-section.tsx";
import { ChannelList } from "./channel-list.tsx";
import { ClosedNote } from "./closed-note.tsx";
import { columns } from "./deposit-columns.ts";
import { DepositContext, useDeposit } from "./deposit-context.ts";
import type { DepositData } from "./deposit-data.ts";
import { HelpBox } from "./help-box.tsx";
import { MethodCards } from "./method-cards.tsx";
import { OpenOrders } from "./open-orders.tsx";
import { NumberedSection } from "#ui/layout/numbered-section.tsx";
import { PayerName } from "./payer-name.tsx";
import { Questions } from "./questions.tsx";
import { ServiceCard } from "./service-card.tsx";
import { Summary } from "./summary.tsx";
import { useDepositForm } from "./use-deposit-form.ts";
import { brandPart } from "#session/parts/brand-part.ts";

const CoinPart = brandPart("deposit-coin");

export function DepositView({ data }: { readonly data: DepositData }) {
  const deposit = useDepositForm(data);
  const { chosen, onSubmit } = deposit;
  const byService = chosen?.type.kind === "service";
  useFlagsAfter(deposit.submit.refusal?.code ?? null);
  const { created } = deposit.submit;
  return (
    <DepositContext value={deposit}>
      <OpenOrders orders={data.open.filter(({ orderId }) => orderId !== created?.orderId)} />
      <form noValidate className={columns} onSubmit={onSubmit}>
        <Card gap={{ base: "6", desktop: "7" }}>
          <Steps byService={byService} />
        </Card>
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
  const phone = !useDesktop();
  const [changing, setChanging] = useState(false);
  // On a phone the amount stands right below the recommended method and channel.
  const folded = phone && !changing && closed === null;
  const change = phone && closed === null && (
    <Button size="sm" tone="soft" aria-expanded={!folded} onClick={() => setChanging(folded)}>
      {t(folded ? "method.change" : "method.keep")}
    </Button>
  );
  return (
    <>
      <NumberedSection number={1} title={t("method.title")} end={change}>
        <MethodCards folded={folded} />
        {typeClosed && <ClosedNote {...closed} />}
        {folded && coin !== null && <Coins />}
      </NumberedSection>
      {channels && !folded && (
        <NumberedSection number={2} title={t("channel.title")}>
          <ChannelList onPicked={() => setChanging(false)} />
          {closed !== null && <ClosedNote {...closed} />}
          {coin !== null && <Coins />}
        </NumberedSection>
      )}
      {channels && closed === null && (
        <NumberedSection number={folded ? 2 : 3} title={t("amount.title")}>
          <AmountSection />
          <DutyPart name="safety-choice" />
          <DutyPart name="duty-funds" />
          <SafetyNote kinds={DEPOSIT_KINDS} cents={cents} />
          <PayerName />
        </NumberedSection>
      )}
      {byService && closed === null && (
        <Text color="text-muted" size="sm">
          {t("service.how")}
        </Text>
      )}
    </>
  );
}

function Coins() {
  return (
    <Suspense fallback={<Skeleton className={css({ height: "40", borderRadius: "md" })} />}>
      <CoinPart />
    </Suspense>
  );
}

const rail = css({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: { base: "3", desktop: "4", wide: "5" },
  position: { desktop: "sticky" },
  top: { desktop: "below-header" },
});
