// Where the download offers lead while there is nothing to install: the site itself, on a phone.
import { Copy } from "lucide-react";
import { useTranslation } from "react-i18next";
import { Button } from "../../ui/button.tsx";
import { Icon } from "../../ui/icon.tsx";
import { showToast } from "../../ui/toast.tsx";

export function siteAddress(): string {
  return `${location.origin}/`;
}

export function CopyAddress({ onArt = false }: { readonly onArt?: boolean }) {
  const { t } = useTranslation("home");
  async function copy() {
    try {
      await navigator.clipboard.writeText(siteAddress());
      showToast(t("download.copied"));
    } catch {
      // Browsers refuse the clipboard on plain http and by policy: the address is shown instead.
      showToast(siteAddress());
    }
  }
  return (
    <Button tone={onArt ? "glass" : "neutral"} onClick={() => void copy()}>
      <Icon as={Copy} />
      {t("download.copy")}
    </Button>
  );
}
