// The member's payee accounts, one tab per kind (spec: betting-and-money §2).
import { useTranslation } from "react-i18next";
import { Navigate, useNavigate, useParams } from "react-router-dom";
import { css } from "#styled/css/index.js";
import type { PayeeKind } from "#contract/payments.ts";
import { accountManage, userinfo } from "#contract/pages.ts";
import { MemberFrame } from "../../session/member/member-frame.tsx";
import { useAlipayAccounts, useBankCards, useCoinAccounts } from "../../session/payments/payees.ts";
import { Tabs } from "../../ui/tabs.tsx";
import { PayeeList } from "./payee-list.tsx";
import { ADD_PAGES, kindOf, payeeKinds } from "./payee-view.ts";

export { loadAccountWords as prepare } from "./load-account-words.ts";

export function Page() {
  const { t } = useTranslation(["payees", "titles"]);
  const navigate = useNavigate();
  const kinds = payeeKinds();
  const kind = kindOf(useParams()["id"]);
  const first = kinds[0];
  if (kind === null)
    return <Navigate replace to={first === undefined ? userinfo : `${accountManage}/${first}`} />;
  return (
    <MemberFrame title={t("titles:accountManage")}>
      <Tabs
        label={t("titles:accountManage")}
        tabs={kinds.map((value) => ({ value, label: t(`kind.${value}`) }))}
        value={kind}
        onChange={(next) => void navigate(`${accountManage}/${next}`, { replace: true })}
      >
        <div className={panel}>{LISTS[kind]}</div>
      </Tabs>
    </MemberFrame>
  );
}

function BankCards() {
  return <PayeeList kind="bank" payees={useBankCards()} addPage={ADD_PAGES.bank} />;
}

function CoinAccounts() {
  return <PayeeList kind="coin" payees={useCoinAccounts()} addPage={ADD_PAGES.coin} />;
}

function AlipayAccounts() {
  return <PayeeList kind="alipay" payees={useAlipayAccounts()} addPage={ADD_PAGES.alipay} />;
}

const LISTS: Readonly<Record<PayeeKind, React.ReactNode>> = {
  bank: <BankCards />,
  coin: <CoinAccounts />,
  alipay: <AlipayAccounts />,
};

const panel = css({ display: "grid", gap: { base: "3", desktop: "4" }, paddingTop: "4" });
