import { alipayManage } from "#contract/pages.ts";
import { AlipayAccountList } from "./alipay-account-list.tsx";

export function Part() {
  return <AlipayAccountList addPage={alipayManage} />;
}
