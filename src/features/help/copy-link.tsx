import { Link2 } from "lucide-react";
import { useTranslation } from "react-i18next";
import { useLocation } from "react-router-dom";
import { css } from "#styled/css/index.js";
import { IconButton } from "../../ui/icon-button.tsx";
import { showToast } from "../../ui/toast.tsx";

interface CopyLinkProps {
  /** Section it leads to; empty for the page. */
  readonly id: string;
  readonly label: string;
}

export function CopyLink({ id, label }: CopyLinkProps) {
  const { t } = useTranslation(["help", "ui"]);
  const { pathname } = useLocation();
  const copy = async () => {
    const address = `${window.location.origin}${pathname}${id === "" ? "" : `#${id}`}`;
    try {
      await navigator.clipboard.writeText(address);
      showToast(t("ui:copied"));
    } catch {
      // Browsers refuse the clipboard on plain http and by policy.
      showToast(t("copyFailed", { address }));
    }
  };
  return (
    <IconButton
      icon={Link2}
      label={label}
      className={css({ _print: { display: "none" } })}
      onClick={() => void copy()}
    />
  );
}
