// The warning before customer service: what it may and may not ask for, then a new tab on an origin
// the manifest allows.
import { useTranslation } from "react-i18next";
import { onlineCustomService } from "#contract/api/site.ts";
import { css } from "#styled/css/index.js";
import { brand } from "../brand/brand.ts";
import { allowedUrl } from "../lib/safe-url.ts";
import { useCall } from "../lib/use-call.ts";
import { closeCustomerService } from "../session/customer-service.ts";
import { Button } from "../ui/button.tsx";
import { buttonStyle } from "../ui/button-style.ts";
import { Note } from "../ui/note.tsx";
import { TipsDialog } from "../ui/tips-dialog.tsx";

export function ServiceDialog() {
  const { t } = useTranslation("shell");
  const answer = useCall(onlineCustomService, {});
  // The site's own origin is no stranger: a backend may bring its own service desk.
  const origins = [window.location.origin, ...brand().hosts.customerService];
  const url = answer.data === undefined ? null : allowedUrl(answer.data.url, origins);
  const failed = answer.state === "error" || (answer.data !== undefined && url === null);
  return (
    <TipsDialog
      open
      onCancel={closeCustomerService}
      confirm={<Open url={url} failed={failed} retry={answer.retry} />}
      message={
        <div className={css({ display: "grid", gap: "3" })}>
          <p>{t("service.warning")}</p>
          {failed && (
            <Note tone="warn">{t("service.unavailable", { contact: brand().legal.contact })}</Note>
          )}
        </div>
      }
    />
  );
}

interface OpenProps {
  readonly url: string | null;
  readonly failed: boolean;
  readonly retry: () => void;
}

/** A link, not a script: no pop-up blocker stands in its way. */
function Open({ url, failed, retry }: OpenProps) {
  const { t } = useTranslation("shell");
  if (failed) {
    return (
      <Button tone="primary" onClick={retry}>
        {t("service.retry")}
      </Button>
    );
  }
  if (url === null) {
    return (
      <Button tone="primary" loading>
        {t("service.open")}
      </Button>
    );
  }
  return (
    <a
      href={url}
      target="_blank"
      rel="noopener noreferrer"
      className={buttonStyle({ tone: "primary" })}
      onClick={closeCustomerService}
    >
      {t("service.open")}
    </a>
  );
}
