// Why the last withdrawal was refused, with a link or button that helps.
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { withdraw } from "#contract/api/withdraw.ts";
import {
  AUTHENTICATION_REQUIRED,
  LOCKING_UNAVAILABLE,
  PHONE_NOT_BOUND,
  PHONE_UNVERIFIED,
  WITHDRAWAL_PROTECTION,
} from "#contract/codes.ts";
import { takemoney } from "#contract/pages.ts";
import { css } from "#styled/css/index.js";
import { Row } from "#styled/jsx/index.js";
import { errorText } from "#lib/calls/error-text.ts";
import { useSession } from "#session/account/session-store.ts";
import { bindLink } from "#session/member/bind-link.ts";
import { askCustomerService } from "#session/overlays/customer-service.ts";
import type { WithdrawCall } from "#domain/payments/withdraw-call.ts";
import { refusalError } from "#domain/wallet/money-call/refusal-error.ts";
import { ButtonLink } from "#ui/buttons/button-link.tsx";
import { Button } from "#ui/buttons/button.tsx";
import { Note } from "#ui/text/note.tsx";
import { useShownNews } from "#ui/states/use-shown-news.ts";

const PHONE_CODES: ReadonlySet<number> = new Set([
  PHONE_NOT_BOUND,
  ...PHONE_UNVERIFIED,
  AUTHENTICATION_REQUIRED,
]);

export function WithdrawRefusal({ call }: { readonly call: WithdrawCall | null }) {
  const error = call === null ? null : refusalError(call, withdraw);
  const words = error === null ? undefined : errorText(error);
  const place = useShownNews(words);
  return (
    <div ref={place} role="alert" className={line}>
      {error !== null && (
        <Note tone="warn">
          <p>{words}</p>
          <Row wrap="wrap" align="center" gap="3" marginTop="2">
            {wayOut(error.code)}
          </Row>
        </Note>
      )}
    </div>
  );
}

function wayOut(code: number | null): ReactNode {
  if (code === WITHDRAWAL_PROTECTION) return <Security need="secondPassword" />;
  if (code !== null && PHONE_CODES.has(code)) return <Security need="phone" />;
  return <Service later={code === LOCKING_UNAVAILABLE} />;
}

function Security({ need }: { readonly need: "phone" | "secondPassword" }) {
  const { t } = useTranslation("withdraw");
  const member = useSession((session) => session.member);
  // The page would lead straight back.
  if (need === "phone" && member?.bindPhone === "1" && member.bindRealName === "1") {
    return <Service later={false} />;
  }
  const isSet = need === "secondPassword" && member?.bindWithdrawPassword === "1";
  return (
    <ButtonLink size="sm" to={bindLink(isSet ? "secondReset" : need, takemoney)}>
      {t("refused.security")}
    </ButtonLink>
  );
}

/** @param props.later another try may succeed */
function Service({ later }: { readonly later: boolean }) {
  const { t } = useTranslation("withdraw");
  return (
    <>
      {later && <span>{t("refused.later")}</span>}
      <Button size="sm" onClick={askCustomerService}>
        {t("help.service")}
      </Button>
    </>
  );
}

// Out of the flow, so that an empty line adds no gap to the form.
const line = css({
  scrollMarginBottom: { base: "44", desktop: "4" },
  _empty: { position: "absolute" },
});
