import { ALIPAY_MANAGE } from "#contract/alipay-pages.ts";
import { AlipayAccountList } from "./alipay-account-list.tsx";

export function Part() {
  return <AlipayAccountList addPage={ALIPAY_MANAGE} />;
}
