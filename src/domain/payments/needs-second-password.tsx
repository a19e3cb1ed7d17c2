import { KeyRound } from "lucide-react";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { useLocation } from "react-router-dom";
import { css, cx } from "#styled/css/index.js";
import { ButtonLink } from "#ui/buttons/button-link.tsx";
import { cardStyle } from "#ui/layout/card-style.ts";
import { EmptyState } from "#ui/states/empty-state.tsx";
import { Icon } from "#ui/pictures/icon.tsx";
import { useSession } from "#session/account/session-store.ts";
import { bindLink, wayTo } from "#session/member/bind-link.ts";

/** Shows its children to members with a second password, and to others a link to set one and come back here. */
export function NeedsSecondPassword({ children }: { readonly children: ReactNode }) {
  const { t } = useTranslation("payees");
  const { pathname, search } = useLocation();
  const missing = useSession(({ member }) => member?.bindWithdrawPassword === "0");
  if (!missing) return children;
  return (
    <EmptyState
      title={t("secondPassword.unset")}
      note={t("secondPassword.unsetNote")}
      className={cx(cardStyle, css({ paddingBlock: "12" }))}
      action={
        <ButtonLink tone="primary" to={bindLink("secondPassword", wayTo(pathname, search))}>
          <Icon as={KeyRound} />
          {t("secondPassword.set")}
        </ButtonLink>
      }
    />
  );
}
