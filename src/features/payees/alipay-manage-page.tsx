// The member's Alipay accounts: list, add, remove (spec: betting-and-money §2).
import { useTranslation } from "react-i18next";
import { MemberFrame } from "#session/member/member-frame.tsx";
import { useBack } from "#session/member/use-back.ts";
import { useAlipayAccounts } from "#domain/payments/alipay-accounts.ts";
import { AlipayAccountList } from "./alipay-account-list.tsx";
import { AlipayForm } from "./alipay-form.tsx";
import { FormColumns } from "./form-columns.tsx";
import { FormPlace } from "./form-place.tsx";

export { loadAccountWords as prepare } from "./load-account-words.ts";

export function Page() {
  const { t } = useTranslation(["payees", "titles"]);
  const { data } = useAlipayAccounts();
  const back = useBack();
  return (
    <MemberFrame title={t("titles:alipayManage")}>
      <AlipayAccountList />
      {(data === undefined || data.list.length < data.max) && (
        <FormPlace kind="alipay">
          <FormColumns kind="alipay" title={t("form.alipay")}>
            <AlipayForm onDone={back} />
          </FormColumns>
        </FormPlace>
      )}
    </MemberFrame>
  );
}
