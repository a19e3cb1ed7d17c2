import { i18n } from "#lib/text/i18n.ts";
import { showToast } from "../overlays/toast.tsx";

/** To the clipboard, and said so (spec: shell-and-accounts §2 "Shared overlays"). */
export async function copyText(text: string, said = i18n.t("ui:copied")): Promise<void> {
  try {
    await navigator.clipboard.writeText(text);
    showToast(said);
  } catch {
    // Browsers refuse the clipboard on plain http and by policy: the text is shown instead.
    showToast(i18n.t("ui:copyByHand", { text }));
  }
}
