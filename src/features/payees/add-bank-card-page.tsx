// A bank card that withdrawals can be paid to (spec: betting-and-money §2, §5 "Terms rules").
import { useTranslation } from "react-i18next";
import { useNavigate } from "react-router-dom";
import { bankChoices } from "#contract/api/bank-cards.ts";
import { accountManage } from "#contract/pages.ts";
import { brand } from "#brand/brand.ts";
import { useCall } from "#lib/calls/use-call.ts";
import { MemberFrame } from "#session/member/member-frame.tsx";
import { useBack } from "#session/member/use-back.ts";
import { useBankCards } from "#domain/payments/bank-cards.ts";
import { AsyncView } from "#ui/states/async-view.tsx";
import { ButtonLink } from "#ui/buttons/button-link.tsx";
import { cardStyle } from "#ui/layout/card-style.ts";
import { EmptyState } from "#ui/states/empty-state.tsx";
import { BankCardForm } from "./bank-card-form.tsx";
import { FormColumns } from "./form-columns.tsx";
import { FormPlace } from "./form-place.tsx";
import { PayeeFormSkeleton } from "./payee-form-skeleton.tsx";
import type { ReactNode } from "react";
import { Row, Text } from "#styled/jsx/index.js";
import type { CallResult } from "#lib/calls/call-result.ts";
import type { Payee, Payees } from "#domain/payments/payees.ts";
import { figures } from "#ui/money/money.tsx";

export { loadAccountWords as prepare } from "./load-account-words.ts";

export function Page() {
  const { t } = useTranslation(["payees", "titles"]);
  return (
    <MemberFrame title={t("titles:addBankCard")}>
      <FormPlace kind="bank">
        <Adding />
      </FormPlace>
    </MemberFrame>
  );
}

function Adding() {
  const { t } = useTranslation("payees");
  const banks = useCall(bankChoices, {});
  const cards = useBankCards();
  const back = useBack();
  const navigate = useNavigate();
  const done = back ?? (() => void navigate(`${accountManage}/bank`, { replace: true }));
  const { data } = cards;
  if (data !== undefined && data.list.length >= data.max) return <Full max={data.max} />;
  const manage = <ButtonLink to={`${accountManage}/bank`}>{t("manage.bank")}</ButtonLink>;
  return (
    <FormColumns kind="bank" title={t("form.bank")} aside={<HowMany payees={cards} way={manage} />}>
      <AsyncView
        result={banks}
        error={t("failed")}
        errorFrame={cardStyle}
        skeleton={<PayeeFormSkeleton />}
      >
        {(list) => <BankCardForm banks={list} onDone={done} />}
      </AsyncView>
    </FormColumns>
  );
}

/** The member has the largest number of cards and must remove one first. */
function Full({ max }: { readonly max: number }) {
  const { t } = useTranslation("payees");
  return (
    <EmptyState
      title={t("full", { max })}
      art={brand().art.empty}
      className={cardStyle}
      action={<ButtonLink to={`${accountManage}/bank`}>{t("manage.bank")}</ButtonLink>}
    />
  );
}

interface HowManyProps {
  readonly payees: CallResult<Payees<Payee>>;
  /** Path of their page. */
  readonly way: ReactNode;
}

/** The number of accounts and the largest number, with a link to their page. */
function HowMany({ payees: { data }, way }: HowManyProps) {
  const { t } = useTranslation("payees");
  return (
    <Row
      align="center"
      justify="space-between"
      gap="3"
      padding={{ base: "4", desktop: "5" }}
      className={cardStyle}
    >
      <div>
        <Text color="text-muted" size="xs">
          {t("used")}
        </Text>
        <Text color="text-strong" size="xl" weight="bold" className={figures}>
          {data === undefined ? "–" : t("of", { count: data.list.length, max: data.max })}
        </Text>
      </div>
      {way}
    </Row>
  );
}
