// The warning before customer service: what it may and may not ask for, then a new tab on an origin
// the manifest allows.
import { useTranslation } from "react-i18next";
import { onlineCustomService } from "#contract/api/site.ts";
import { css } from "#styled/css/index.js";
import { brand, pageAddress } from "#brand/brand.ts";
import { allowedUrl } from "#lib/browser/safe-url.ts";
import { saidText } from "#lib/calls/error-text.ts";
import { useCall } from "#lib/calls/use-call.ts";
import { useLoggedIn } from "#session/account/session-store.ts";
import { closeCustomerService } from "#session/overlays/customer-service.ts";
import { buttonStyle } from "#ui/buttons/button-style.ts";
import { Note } from "#ui/text/note.tsx";
import { ConfirmDialog } from "#ui/overlays/confirm-dialog.tsx";
import { TextLink } from "#ui/text/text-link.tsx";

export function ServiceDialog() {
  const { t } = useTranslation(["shell", "titles"]);
  const loggedIn = useLoggedIn();
  const feedback = pageAddress("feedback");
  const answer = useCall(onlineCustomService, {});
  // The site's own origin is no stranger: a backend may bring its own service desk.
  const origins = [window.location.origin, ...brand().hosts.customerService];
  const url = answer.data === undefined ? null : allowedUrl(answer.data.url, origins);
  const failed = answer.state === "error" || (answer.data !== undefined && url === null);
  const said = saidText(answer.error);
  return (
    <ConfirmDialog
      open
      onCancel={closeCustomerService}
      sureText={t(failed ? "service.retry" : "service.open")}
      pending={!failed}
      onSure={answer.retry}
      confirm={url !== null && <Open url={url} />}
      message={
        <div className={css({ display: "grid", gap: "3" })}>
          <p>{t("service.warning")}</p>
          {loggedIn && feedback !== null && (
            <p>
              {t("service.later")}
              <TextLink to={feedback} onClick={closeCustomerService}>
                {t("titles:feedback")}
              </TextLink>
            </p>
          )}
          {failed && (
            <Note tone="warn">
              {said !== null && <p>{said}</p>}
              <p>{t("service.unavailable", { contact: brand().legal.contact })}</p>
            </Note>
          )}
        </div>
      }
    />
  );
}

interface OpenProps {
  readonly url: string;
}

/** A link, not a script: no pop-up blocker stands in its way. */
function Open({ url }: OpenProps) {
  const { t } = useTranslation(["shell", "titles"]);
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
