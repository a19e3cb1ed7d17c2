import { Eye, EyeOff, RotateCw } from "lucide-react";
import { useTranslation } from "react-i18next";
import { css, cx } from "#styled/css/index.js";
import { refreshBalance } from "../../session/member.ts";
import { setHideBalance, useHideBalance } from "../../session/hide-balance.ts";
import { useSession } from "../../session/session-store.ts";
import { IconButton } from "../../ui/icon-button.tsx";
import { figures, Money } from "../../ui/money.tsx";
import { Skeleton } from "../../ui/skeleton.tsx";

const HIDDEN = "••••••";

/** The centre wallet, with a way to ask again and a way to keep it from the eyes of others. */
export function BalanceChip({ className }: { readonly className?: string }) {
  const { t } = useTranslation("shell");
  const balance = useSession((state) => state.balance);
  const refreshing = useSession((state) => state.refreshing);
  const hidden = useHideBalance();
  return (
    <fieldset aria-label={t("account.balance")} data-tour="balance" className={cx(chip, className)}>
      <span aria-live="polite" className={amount}>
        {hidden && <span className={figures}>{HIDDEN}</span>}
        {!hidden && balance !== null && <Money cents={balance.centre} />}
        {!hidden && balance === null && <Skeleton className={css({ width: "[5rem]" })} />}
      </span>
      <IconButton
        size="sm"
        icon={hidden ? Eye : EyeOff}
        label={t(hidden ? "account.show" : "account.hide")}
        onClick={() => setHideBalance(!hidden)}
      />
      <IconButton
        size="sm"
        icon={RotateCw}
        label={t("account.refresh")}
        className={refreshing ? turning : ""}
        onClick={refreshBalance}
      />
    </fieldset>
  );
}

const chip = css({
  margin: "0",
  paddingBlock: "0",
  display: "inline-flex",
  alignItems: "center",
  gap: "1",
  height: "control",
  paddingLeft: "3",
  paddingRight: "1",
  borderRadius: "md",
  border: "[1px solid color-mix(in oklch, currentColor 22%, transparent)]",
});
const amount = css({ minWidth: "[4rem]", fontWeight: "bold", textAlign: "right" });
const turning = css({ "& svg": { animation: "[spin 1s linear infinite]" } });
