import {
  Bitcoin,
  Coins,
  CreditCard,
  Headset,
  Landmark,
  type LucideIcon,
  ScanLine,
  Smartphone,
  Wallet,
} from "lucide-react";
import type { DepositKind } from "#contract/payments.ts";

export const METHOD_ICONS: Readonly<Record<DepositKind, LucideIcon>> = {
  bank: Landmark,
  quick: CreditCard,
  scan: ScanLine,
  alipay: Smartphone,
  huione: Wallet,
  coin: Bitcoin,
  xnbsk: Coins,
  service: Headset,
};
