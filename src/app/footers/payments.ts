import { Bitcoin, CreditCard, Landmark, type LucideIcon, ScanLine } from "lucide-react";
import type { SwitchKey } from "#contract/switches.ts";
import { isOn } from "#brand/brand.ts";

/** Ways to pay by the switch that opens them; keys are texts under `shell:footer.payments`. */
const PAYMENTS: readonly {
  readonly key: string;
  readonly icon: LucideIcon;
  readonly switch: SwitchKey;
}[] = [
  { key: "transfer", icon: Landmark, switch: "deposit" },
  { key: "bankCard", icon: CreditCard, switch: "bankCard" },
  { key: "alipay", icon: ScanLine, switch: "alipay" },
  { key: "virtualCoin", icon: Bitcoin, switch: "virtualCoin" },
];

export function openPayments() {
  return PAYMENTS.filter((payment) => isOn(payment.switch));
}
