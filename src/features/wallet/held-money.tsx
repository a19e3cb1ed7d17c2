// Money that cannot be withdrawn: rewards until their turnover is reached, and open withdrawals.
import { useTranslation } from "react-i18next";
import { type WithdrawInfo, withdrawInfo } from "#contract/api/withdraw.ts";
import * as PAGES from "#contract/pages.ts";
import { css, cx } from "#styled/css/index.js";
import { formatTime } from "#lib/format.ts";
import { useCall } from "#lib/use-call.ts";
import { AsyncView } from "#ui/async-view.tsx";
import { Badge } from "#ui/badge.tsx";
import { cardStyle } from "#ui/card.tsx";
import { EmptyState } from "#ui/empty-state.tsx";
import { Skeleton } from "#ui/skeleton.tsx";
import { TextLink } from "#ui/text-link.tsx";
import { TurnoverLine } from "./turnover-line.tsx";
import { cardTitle, walletCard } from "./wallet-card.ts";
import { WalletFigure } from "./wallet-figure.tsx";

/** Rows shown here; the withdrawal page lists all. */
const SHOWN = 4;

export function HeldMoney() {
  const { t } = useTranslation("wallet");
  const info = useCall(withdrawInfo, {});
  return (
    <section aria-label={t("held.title")} className={cx(cardStyle, walletCard)}>
      <div
        className={css({ display: "flex", alignItems: "center", justifyContent: "space-between" })}
      >
        <h2 className={cardTitle}>{t("held.title")}</h2>
        <TextLink look="more" to={PAGES.takemoney}>
          {t("held.more")}
        </TextLink>
      </div>
      <AsyncView result={info} skeleton={<HeldSkeleton />} error={t("held.failed")}>
        {(data) => <Held {...data} />}
      </AsyncView>
    </section>
  );
}

function Held({ withdrawableCents, turnover, open }: WithdrawInfo) {
  const { t } = useTranslation("wallet");
  const unfinished = turnover.filter(({ doneCents, requiredCents }) => doneCents < requiredCents);
  return (
    <>
      <p className={line}>
        {t("held.withdrawable")}
        <WalletFigure cents={withdrawableCents} className={figure} />
      </p>
      {unfinished.length === 0 && open.length === 0 && <EmptyState title={t("held.none")} />}
      {unfinished.slice(0, SHOWN).map((source) => (
        <TurnoverLine key={source.id} source={source} />
      ))}
      {unfinished.length > SHOWN && (
        <p className={muted}>{t("held.others", { count: unfinished.length - SHOWN })}</p>
      )}
      {open.slice(0, SHOWN).map(({ orderId, account, amountCents, state, place, createdAt }) => (
        <div key={orderId} className={withdrawal}>
          <span className={name}>{account}</span>
          <WalletFigure cents={amountCents} className={figure} />
          <span className={muted}>
            {formatTime(createdAt)}
            {place !== null && ` · ${t("held.place", { place })}`}
          </span>
          <Badge tone="accent">{t(`withdrawal.${state}`)}</Badge>
        </div>
      ))}
    </>
  );
}

const LINES = [0, 1, 2];

function HeldSkeleton() {
  return LINES.map((index) => <Skeleton key={index} className={css({ height: "10" })} />);
}

const line = css({
  display: "flex",
  alignItems: "baseline",
  justifyContent: "space-between",
  gap: "3",
  color: "text-muted",
  fontSize: "sm",
});
const figure = css({ color: "text-strong", fontWeight: "bold" });
const muted = css({ color: "text-muted", fontSize: "xs" });
const withdrawal = css({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr) auto",
  alignItems: "center",
  gap: "1",
  paddingTop: "3",
  borderTop: "thin",
  fontSize: "sm",
  "& > :nth-child(4)": { justifySelf: "end" },
});
const name = css({ color: "text-strong", truncate: true });
