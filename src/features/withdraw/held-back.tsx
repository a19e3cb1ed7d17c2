// The reasons why the whole balance cannot be withdrawn, one by one.
import { Gift, Ticket } from "lucide-react";
import { useId, useState } from "react";
import { useTranslation } from "react-i18next";
import type { TurnoverSource, WithdrawInfo } from "#contract/api/withdraw.ts";
import { css } from "#styled/css/index.js";
import { Button } from "#ui/button.tsx";
import { Icon } from "#ui/icon.tsx";
import { Money } from "#ui/money.tsx";
import { TurnoverRow } from "./turnover-row.tsx";

const SHOWN = 3;
/** Of these the money is in the centre wallet; of the others it is held beside it. */
const IN_WALLET: ReadonlySet<TurnoverSource["kind"]> = new Set(["deposit", "adjust"]);

export function HeldBack({ info }: { readonly info: WithdrawInfo }) {
  const { t } = useTranslation("withdraw");
  const { bonusCents, betsCents } = info;
  const missing = info.turnover
    .filter(isMissing)
    .toSorted((one, other) => Number(isInWallet(other)) - Number(isInWallet(one)));
  const count = missing.length + Number(bonusCents > 0) + Number(betsCents > 0);
  const [open, setOpen] = useState(info.withdrawableCents <= 0);
  const id = useId();
  if (count === 0) return null;
  return (
    <div className={frame}>
      <div className={head}>
        <h2 className={heading}>{t("why.title")}</h2>
        <Button
          size="sm"
          tone="ghost"
          className={onPhone}
          aria-expanded={open}
          aria-controls={id}
          onClick={() => setOpen(!open)}
        >
          {open ? t("why.less") : t("why.more", { count })}
        </Button>
      </div>
      <div id={id} className={body} data-open={open || undefined}>
        <Sources sources={missing} />
        {bonusCents > 0 && (
          <p className={line}>
            <Icon as={Gift} />
            <b>{t("why.bonus")}</b>
            <Money cents={bonusCents} className={sum} />
            <span className={note}>{t("why.bonusNote")}</span>
          </p>
        )}
        {betsCents > 0 && (
          <p className={line}>
            <Icon as={Ticket} />
            <b>{t("why.bets")}</b>
            <Money cents={betsCents} className={sum} />
            <span className={note}>{t("why.betsNote")}</span>
          </p>
        )}
      </div>
    </div>
  );
}

function Sources({ sources }: { readonly sources: readonly TurnoverSource[] }) {
  const { t } = useTranslation("withdraw");
  const [all, setAll] = useState(false);
  if (sources.length === 0) return null;
  return (
    <>
      <ul role="list" className={list}>
        {sources.slice(0, all ? undefined : SHOWN).map((source) => (
          <TurnoverRow key={source.id} source={source} />
        ))}
      </ul>
      {sources.length > SHOWN && (
        <Button size="sm" tone="ghost" aria-expanded={all} onClick={() => setAll(!all)}>
          {all ? t("why.less") : t("why.more", { count: sources.length })}
        </Button>
      )}
    </>
  );
}

function isInWallet({ kind }: TurnoverSource): boolean {
  return IN_WALLET.has(kind);
}

function isMissing({ doneCents, requiredCents, lockedCents }: TurnoverSource): boolean {
  return doneCents < requiredCents || lockedCents > 0;
}

const frame = css({
  display: "grid",
  gap: "3",
  justifyItems: "stretch",
});
const head = css({ display: "flex", alignItems: "center", justifyContent: "space-between" });
/** On a phone they stand below the amount, and open at a press. */
const onPhone = css({ display: { desktop: "none" }, marginRight: "-3" });
const body = css({
  display: { base: "none", desktop: "grid" },
  gap: "3",
  "&[data-open]": { display: "grid" },
});
const heading = css({ color: "text-strong", fontSize: "sm", fontWeight: "bold" });
const list = css({ display: "grid", gap: "4" });
const line = css({
  display: "grid",
  gridTemplateColumns: "auto minmax(0, 1fr) auto",
  alignItems: "center",
  columnGap: "2-5",
  rowGap: "0-5",
  fontSize: "sm",
  "& > svg": { color: "text-muted" },
  "& > b": { color: "text-strong", fontWeight: "semibold" },
});
const sum = css({ color: "text-strong", fontWeight: "semibold" });
const note = css({ gridColumn: "2 / -1", color: "text-muted", fontSize: "xs" });
