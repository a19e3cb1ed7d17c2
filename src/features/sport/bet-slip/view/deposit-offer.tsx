import { useTranslation } from "react-i18next";
import { css } from "#styled/css/index.js";
import { useLoggedIn, useSession } from "#session/account/session-store.ts";
import { useOpenAddress } from "#session/site/use-has-page.ts";
import { ButtonLink } from "#ui/buttons/button-link.tsx";
import { useSlip, useSlipFigures } from "../state/slip-store.ts";
import { setSheetOpen } from "./view-store.ts";

/** Where the balance is too small for the stake: the way to a deposit. The slip stays as it is. */
export function DepositOffer() {
  const { t } = useTranslation("sport");
  const loggedIn = useLoggedIn();
  const deposit = useOpenAddress("savemoney");
  const short = useIsShort();
  if (!short || !loggedIn || deposit === null) return null;
  return (
    <output className={line}>
      <span>{t("view.short")}</span>
      <ButtonLink size="sm" to={deposit} onClick={() => setSheetOpen(false)}>
        {t("view.deposit")}
      </ButtonLink>
    </output>
  );
}

/** The amount was cut to the balance, exceeds it, or is less than a bet needs. */
function useIsShort(): boolean {
  const balance = useSession((session) => session.balance?.centre ?? null);
  const capped = useSlip((state) => state.capped?.cap === "balance");
  const paid = useSlip(({ freeBet }) => freeBet !== null);
  const { blocked, bets } = useSlipFigures();
  if (balance === null || paid) return false;
  const least = Math.min(...bets.map(({ minCents }) => minCents ?? 0));
  return capped || blocked === "balance" || (bets.length > 0 && balance < least);
}

const line = css({
  display: "flex",
  alignItems: "center",
  justifyContent: "space-between",
  gap: "3",
  color: "text-muted",
  fontSize: "xs",
});
