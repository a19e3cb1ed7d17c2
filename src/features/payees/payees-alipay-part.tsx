import { ALIPAY_MANAGE } from "#contract/payee-pages.ts";
import { AlipayAccountList } from "./alipay-account-list.tsx";

export function Part() {
  return <AlipayAccountList addPage={ALIPAY_MANAGE} />;
}
