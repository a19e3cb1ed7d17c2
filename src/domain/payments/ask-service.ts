import { i18n } from "#lib/i18n.ts";
import { copyText } from "#ui/copy-text.ts";
import { askCustomerService } from "#session/overlays/customer-service.ts";

/** Copies the order number, to paste it into the chat with customer service. The page has the texts of `account`. */
export function askService(orderId: string): void {
  void copyText(orderId, i18n.t("account:numberCopied"));
  askCustomerService();
}
