import { Eye, EyeOff, RotateCw } from "lucide-react";
import { useTranslation } from "react-i18next";
import { css, cva, cx } from "#styled/css/index.js";
import { refreshBalance } from "../../session/member.ts";
import { setHideBalance, useHideBalance } from "../../session/hide-balance.ts";
import { useSession } from "../../session/session-store.ts";
import { IconButton } from "../../ui/icon-button.tsx";
import { figures, Money } from "../../ui/money.tsx";
import { Skeleton } from "../../ui/skeleton.tsx";

const HIDDEN = "••••••";

interface BalanceChipProps {
  readonly className?: string;
  /** Among others in a row that phones have too: there it is no wider than it must be. */
  readonly tight?: boolean;
}

/** The centre wallet, with a way to ask again and a way to keep it from the eyes of others. */
export function BalanceChip({ className, tight = false }: BalanceChipProps) {
  const { t } = useTranslation("shell");
  const balance = useSession((state) => state.balance);
  const refreshing = useSession((state) => state.refreshing);
  const hidden = useHideBalance();
  return (
    <fieldset
      aria-label={t("account.balance")}
      data-tour="balance"
      className={cx(chip({ tight }), className)}
    >
      <span aria-live="polite" className={amount({ tight })}>
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
    gap: "1",
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
      true: { minWidth: { desktop: "[4rem]" }, fontSize: { base: "sm", desktop: "md" } },
      false: { minWidth: "[4rem]" },
    },
  },
});
const deskOnly = css({ display: { base: "none!", desktop: "inline-grid!" } });
const turning = css({ "& svg": { animation: "[spin 1s linear infinite]" } });
