// The member's bets beside the slip: open and settled.
import { LogIn, ReceiptText } from "lucide-react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import type { Ticket } from "#contract/api/ticket.ts";
import * as PAGES from "#contract/pages.ts";
import { css } from "#styled/css/index.js";
import { Grid, Row, Stack } from "#styled/jsx/index.js";
import { brand, hasPage } from "#brand/brand.ts";
import { LastBetList } from "#domain/bets/last-bet-list.tsx";
import { useOffline } from "#lib/browser/offline.ts";
import { promptLogin } from "#session/account/login-prompt.ts";
import { lastBets } from "#session/account/last-bets.ts";
import { useLoggedIn } from "#session/account/session-store.ts";
import { AsyncView } from "#ui/states/async-view.tsx";
import { Button } from "#ui/buttons/button.tsx";
import { EmptyState } from "#ui/states/empty-state.tsx";
import { Icon } from "#ui/pictures/icon.tsx";
import { Note } from "#ui/text/note.tsx";
import { Segmented } from "#ui/fields/segmented.tsx";
import { Skeleton } from "#ui/states/skeleton.tsx";
import { TextLink } from "#ui/text/text-link.tsx";
import { BetCard } from "./bet-card.tsx";
import { useBets, WATCHED_MS } from "../bet-slip/bets/use-open-bets.ts";
import { VenueWallet } from "./venue-wallet.tsx";

export function MyBets() {
  const loggedIn = useLoggedIn();
  return (
    <Grid columns="minmax(0, 1fr)" gap="3" padding="3">
      {loggedIn ? <MemberBets /> : <VisitorBets />}
    </Grid>
  );
}

function VisitorBets() {
  const { t } = useTranslation("sport");
  return (
    <EmptyState
      title={t("bets.visitor")}
      action={
        <Button size="sm" tone="primary" onClick={promptLogin}>
          <Icon as={LogIn} />
          {t("view.login")}
        </Button>
      }
    />
  );
}

type Shown = "open" | "settled";

function MemberBets() {
  const { t } = useTranslation("sport");
  const [shown, setShown] = useState<Shown>("open");
  const offline = useOffline(({ since }) => since !== null);
  const open = useBets({ settled: false, every: WATCHED_MS }).data?.total ?? 0;
  const label = (value: Shown) =>
    value === "open" && open > 0 ? t("bets.openCount", { count: open }) : t(`bets.${value}`);
  return (
    <>
      <Segmented
        label={t("bets.which")}
        fill
        options={SHOWN.map((value) => ({ value, label: label(value) }))}
        value={shown}
        onChange={setShown}
      />
      <VenueWallet />
      {offline && <Note tone="warn">{t("bets.offline")}</Note>}
      <BetList key={shown} settled={shown === "settled"} />
      {hasPage(RECORD) && (
        <TextLink look="more" to={RECORD} className={record}>
          {t("bets.record")}
        </TextLink>
      )}
    </>
  );
}

function BetList({ settled }: { readonly settled: boolean }) {
  const { t } = useTranslation("sport");
  const offline = useOffline(({ since }) => since !== null);
  const result = useBets({ settled, every: WATCHED_MS });
  if (offline && !settled && result.data === undefined && lastBets() !== null)
    return <LastBetList />;
  return (
    <AsyncView
      result={result}
      skeleton={<Waiting />}
      empty={
        <EmptyState
          title={t(settled ? "bets.noneSettled" : "bets.noneOpen")}
          art={brand().art.empty}
        />
      }
    >
      {({ list, total }) => <Cards list={list} hasMore={total > list.length} />}
    </AsyncView>
  );
}

interface CardsProps {
  readonly list: readonly Ticket[];
  readonly hasMore: boolean;
}

function Cards({ list, hasMore }: CardsProps) {
  const { t } = useTranslation("sport");
  return (
    <>
      {list.map((ticket, index) => (
        <BetCard key={ticket.ticketId} ticket={ticket} quoted={index < QUOTED} />
      ))}
      <Row as="p" align="center" gap="1" color="text-muted" size="xs">
        <Icon as={ReceiptText} />
        {hasMore ? t("bets.more", { count: list.length }) : t("bets.dispute")}
      </Row>
    </>
  );
}

function Waiting() {
  return (
    <Stack gap="3">
      {[0, 1, 2].map((index) => (
        <Skeleton key={index} className={css({ height: "30", borderRadius: "md" })} />
      ))}
    </Stack>
  );
}

const SHOWN = ["open", "settled"] as const satisfies readonly Shown[];
const RECORD = PAGES.betRecord;
/** The newest bets are quoted automatically; others on request. */
const QUOTED = 5;

const record = css({ height: { base: "10" } });
