// The warning before the deposit service opens, on an origin that the manifest allows.
import { useTranslation } from "react-i18next";
import { css } from "#styled/css/index.js";
import { brand } from "#brand/brand.ts";
import { allowedUrl } from "#lib/browser/safe-url.ts";
import { buttonStyle } from "#ui/buttons/button-style.ts";
import { ConfirmDialog } from "#ui/overlays/confirm-dialog.tsx";
import { Note } from "#ui/text/note.tsx";

interface DepositServiceDialogProps {
  readonly url: string;
  readonly onClose: () => void;
}

/** Open as long as it is rendered. */
export function DepositServiceDialog({ url, onClose }: DepositServiceDialogProps) {
  const { t } = useTranslation(["deposit", "shell"]);
  const target = allowedUrl(url, [window.location.origin, ...brand().hosts.customerService]);
  return (
    <ConfirmDialog
      open
      onCancel={onClose}
      ready={target !== null}
      sureText={t("service.open")}
      confirm={
        target !== null && (
          <a
            href={target}
            target="_blank"
            rel="noopener noreferrer"
            className={buttonStyle({ tone: "primary" })}
            onClick={onClose}
          >
            {t("service.open")}
          </a>
        )
      }
      message={
        <div className={css({ display: "grid", gap: "3" })}>
          <p>{t("shell:service.warning")}</p>
          <p>{t("official")}</p>
          {target === null && <Note tone="warn">{t("service.refused")}</Note>}
        </div>
      }
    />
  );
}
