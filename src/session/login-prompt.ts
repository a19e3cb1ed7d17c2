import { i18n } from "../lib/i18n.ts";
import { showToast } from "../ui/toast.tsx";

/** What a visitor sees on the way into a game or a bet (spec: shell-and-accounts §2). */
export function promptLogin(): void {
  showToast(i18n.t("ui:loginPrompt"));
}
