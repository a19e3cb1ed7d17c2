import { Eye, EyeOff, RotateCw } from "lucide-react";
import { useTranslation } from "react-i18next";
import { css, cva, cx } from "#styled/css/index.js";
import { refreshBalance } from "#session/account/member.ts";
import { setPreference, usePreference } from "#session/preferences/preferences.ts";
import { useSession } from "#session/account/session-store.ts";
import { IconButton } from "#ui/buttons/icon-button.tsx";
import { figures, Money } from "#ui/money/money.tsx";
import { Skeleton } from "#ui/states/skeleton.tsx";
import { srOnly } from "#ui/text/sr-only.ts";

const HIDDEN = "••••••";

interface BalanceChipProps {
  readonly className?: string;
  /** As narrow as possible, for a row that phones have too. */
  readonly tight?: boolean;
}

/** Balance of the centre wallet, with a refresh and a hide button. */
export function BalanceChip({ className, tight = false }: BalanceChipProps) {
  const { t } = useTranslation("shell");
  const balance = useSession((state) => state.balance);
  const failed = useSession((state) => state.balanceFailed && !state.refreshing);
  const refreshing = useSession((state) => state.refreshing);
  const hidden = usePreference("hideBalance");
  return (
    <fieldset
      aria-label={t("account.balance")}
      data-tour="balance"
      className={cx(chip({ tight }), className)}
    >
      <span aria-live="polite" className={amount({ tight })}>
        {hidden && <span className={figures}>{HIDDEN}</span>}
        {!hidden && balance !== null && <Money cents={balance.centre} />}
        {!hidden && balance === null && failed && (
          <span className={figures}>
            <span aria-hidden="true">—</span>
            <span className={srOnly}>{t("account.balanceUnknown")}</span>
          </span>
        )}
        {!hidden && balance === null && !failed && (
          <Skeleton className={css({ width: { base: "16", desktop: "20" } })} />
        )}
      </span>
      <IconButton
        size="sm"
        icon={hidden ? Eye : EyeOff}
        label={t(hidden ? "account.show" : "account.hide")}
        onClick={() => setPreference("hideBalance", !hidden)}
      />
      <IconButton
        size="sm"
        icon={RotateCw}
        label={t("account.refresh")}
        className={cx(refreshing && turning, tight && deskOnly)}
        onClick={refreshBalance}
      />
    </fieldset>
  );
}

const chip = cva({
  base: {
    margin: "0",
    paddingBlock: "0",
    display: "inline-flex",
    alignItems: "center",
    gap: { base: "3", desktop: "1" },
    height: "control",
    paddingLeft: "3",
    paddingRight: "1",
    borderRadius: "md",
    border: "[1px solid color-mix(in oklch, currentColor 22%, transparent)]",
  },
  variants: {
    tight: {
      true: {
        flex: "none",
        gap: { base: "0", desktop: "1" },
        paddingLeft: { base: "2", desktop: "3" },
        paddingRight: { base: "0", desktop: "1" },
      },
      false: {},
    },
  },
});
const amount = cva({
  base: { fontWeight: "bold", textAlign: "right" },
  variants: {
    tight: {
      true: { minWidth: { desktop: "16" }, fontSize: { base: "sm", desktop: "md" } },
      false: { minWidth: "16" },
    },
  },
});
const deskOnly = css({ hideBelow: "desktop" });
const turning = css({ "& svg": { animation: "spin 1s linear infinite" } });
