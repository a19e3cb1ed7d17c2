import { i18n } from "#lib/text/i18n.ts";
import { copyText } from "#ui/actions/copy-text.ts";
import { askCustomerService } from "#session/overlays/customer-service.ts";

/** Copies the order number, to paste it into the chat with customer service. The page has the texts of `account`. */
export function askService(orderId: string): void {
  void copyText(orderId, i18n.t("account:numberCopied"));
  askCustomerService();
}
