// Money that cannot be withdrawn: rewards until their turnover is reached, and open withdrawals.
import { useTranslation } from "react-i18next";
import { type TurnoverSource, withdrawInfo, type WithdrawInfo } from "#contract/api/withdraw.ts";
import * as PAGES from "#contract/pages.ts";
import { css, cx } from "#styled/css/index.js";
import { Row, Stack, Text } from "#styled/jsx/index.js";
import { listTime } from "#lib/time/list-times.ts";
import { useCall } from "#lib/calls/use-call.ts";
import { AsyncView } from "#ui/states/async-view.tsx";
import { Badge } from "#ui/text/badge.tsx";
import { cardStyle } from "#ui/layout/card-style.ts";
import { EmptyState } from "#ui/states/empty-state.tsx";
import { Skeleton } from "#ui/states/skeleton.tsx";
import { TextLink } from "#ui/text/text-link.tsx";
import { cardTitle, walletCard } from "./wallet-card.ts";
import { HideableText, WalletFigure } from "./wallet-figure.tsx";
import { plainCents } from "#lib/text/format.ts";
import { ProgressBar } from "#ui/money/progress-bar.tsx";

/** Rows shown here; the withdrawal page lists all. */
const SHOWN = 4;

export function HeldMoney() {
  const { t } = useTranslation("wallet");
  const info = useCall(withdrawInfo, {});
  return (
    <section aria-label={t("held.title")} className={cx(cardStyle, walletCard)}>
      <Row align="center" justify="space-between">
        <h2 className={cardTitle}>{t("held.title")}</h2>
        <TextLink look="more" to={PAGES.takemoney}>
          {t("held.more")}
        </TextLink>
      </Row>
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
      <Row as="p" align="baseline" justify="space-between" gap="3" color="text-muted" size="sm">
        {t("held.withdrawable")}
        <WalletFigure cents={withdrawableCents} className={figure} />
      </Row>
      {unfinished.length === 0 && open.length === 0 && <EmptyState title={t("held.none")} />}
      {unfinished.slice(0, SHOWN).map((source) => (
        <TurnoverLine key={source.id} source={source} />
      ))}
      {unfinished.length > SHOWN && (
        <Text color="text-muted" size="xs">
          {t("held.others", { count: unfinished.length - SHOWN })}
        </Text>
      )}
      {open.slice(0, SHOWN).map(({ orderId, account, amountCents, state, place, createdAt }) => (
        <div key={orderId} className={withdrawal}>
          <Text as="span" color="text-strong" truncate>
            {account}
          </Text>
          <WalletFigure cents={amountCents} className={figure} />
          <Text as="span" color="text-muted" size="xs">
            {listTime(createdAt)}
            {place !== null && ` · ${t("held.place", { place })}`}
          </Text>
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

const figure = css({ color: "text-strong", fontWeight: "bold" });
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

/** How far the turnover of one deposit or reward is. */
function TurnoverLine({ source }: { readonly source: TurnoverSource }) {
  const { t } = useTranslation("wallet");
  const { title, doneCents, requiredCents, lockedCents } = source;
  return (
    <Stack gap="1-5" paddingTop="3" borderTop="thin">
      <Row as="p" justify="space-between" gap="3" size="sm">
        <Text as="span" minWidth="0" color="text-strong" truncate>
          {title}
        </Text>
        {lockedCents > 0 && <WalletFigure cents={lockedCents} className={turnoverLineFigure} />}
      </Row>
      <ProgressBar label={t("held.turnover")} done={doneCents} of={requiredCents} />
      <Row as="p" justify="space-between" color="text-muted" textStyle="figures" size="xs">
        <span>{t("held.turnover")}</span>
        <span>
          <HideableText text={`${plainCents(doneCents)} / ${plainCents(requiredCents)}`} />
        </span>
      </Row>
    </Stack>
  );
}

const turnoverLineFigure = css({ color: "text-strong", fontWeight: "semibold" });
