// Target of the download offers while there is no app: the site itself, on a phone.
import { Copy } from "lucide-react";
import { useTranslation } from "react-i18next";
import { siteAddress } from "#lib/browser/site-address.ts";
import { Button } from "#ui/buttons/button.tsx";
import { copyText } from "#ui/actions/copy-text.ts";
import { Icon } from "#ui/pictures/icon.tsx";

export function CopyAddress({ onArt = false }: { readonly onArt?: boolean }) {
  const { t } = useTranslation("home");
  return (
    <Button tone={onArt ? "glass" : "neutral"} onClick={() => void copyText(siteAddress())}>
      <Icon as={Copy} />
      {t("download.copy")}
    </Button>
  );
}
