import { ClipboardPaste } from "lucide-react";
import { useTranslation } from "react-i18next";
import { IconButton } from "#ui/buttons/icon-button.tsx";
import { showToast } from "#ui/overlays/toast.tsx";

/** Pastes text from the clipboard; if the browser refuses, it shows how to paste by hand. */
export function PasteButton({ onPaste }: { readonly onPaste: (text: string) => void }) {
  const { t } = useTranslation("payees");
  const paste = async () => {
    try {
      onPaste(await navigator.clipboard.readText());
    } catch {
      showToast(t("paste.byHand"));
    }
  };
  return (
    <IconButton
      size="sm"
      icon={ClipboardPaste}
      label={t("paste.label")}
      onClick={() => void paste()}
    />
  );
}
