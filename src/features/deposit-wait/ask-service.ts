import { i18n } from "../../lib/i18n.ts";
import { askCustomerService } from "../../session/overlays/customer-service.ts";
import { copyText } from "../../ui/copy-text.ts";

/** Copies the order number, to paste it into the chat with customer service. */
export function askService(orderId: string): void {
  void copyText(orderId, i18n.t("deposit-wait:numberCopied"));
  askCustomerService();
}
