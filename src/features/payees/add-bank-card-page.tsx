// A bank card that withdrawals can be paid to (spec: betting-and-money §2, §5 "Terms rules").
import { useTranslation } from "react-i18next";
import { useNavigate } from "react-router-dom";
import { bankChoices } from "#contract/api/bank-cards.ts";
import { accountManage } from "#contract/pages.ts";
import { brand } from "#brand/brand.ts";
import { useCall } from "#lib/use-call.ts";
import { MemberFrame } from "#session/member/member-frame.tsx";
import { useBack } from "#session/member/use-back.ts";
import { useBankCards } from "#domain/payments/bank-cards.ts";
import { AsyncView } from "#ui/async-view.tsx";
import { ButtonLink } from "#ui/button-link.tsx";
import { cardStyle } from "#ui/card.tsx";
import { EmptyState } from "#ui/empty-state.tsx";
import { BankCardForm } from "./bank-card-form.tsx";
import { FormColumns } from "./form-columns.tsx";
import { FormPlace } from "./form-place.tsx";
import { FormSkeleton } from "./form-skeleton.tsx";
import { HowMany } from "./how-many.tsx";

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
        skeleton={<FormSkeleton />}
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
