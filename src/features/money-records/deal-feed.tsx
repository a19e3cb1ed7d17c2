// The record on a phone: cards. The next page loads when the end of the list becomes visible.
import { type ReactNode, useEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { type Deal, dealRecords } from "#contract/api/deal-records.ts";
import { css } from "#styled/css/index.js";
import { Stack, Text } from "#styled/jsx/index.js";
import { useCall } from "#lib/calls/use-call.ts";
import { useInView } from "#lib/browser/use-in-view.ts";
import { AsyncView } from "#ui/states/async-view.tsx";
import { RecordCard, RecordList } from "#ui/tables/record-list.tsx";
import { Skeleton } from "#ui/states/skeleton.tsx";
import { dealRecordQuery, type DealFilter, DEALS_PER_PAGE } from "./deal-filter.ts";
import { movedAt } from "#contract/deal-time.ts";
import { listTime } from "#lib/time/list-times.ts";
import { Badge } from "#ui/text/badge.tsx";
import { dealColumns } from "./deal-columns.tsx";
import { DetailButton } from "./detail-button.tsx";
import { STATE_TONES, stateWords } from "./deal-words.ts";

interface DealFeedProps {
  readonly filter: DealFilter;
  readonly empty: ReactNode;
  readonly onOpen: (deal: Deal) => void;
}

export function DealFeed({ filter, empty, onOpen }: DealFeedProps) {
  const [pages, setPages] = useState(1);
  const numbers = Array.from({ length: pages }, (_, index) => index + 1);
  return (
    <Stack gap="2">
      {numbers.map((pageNum) => (
        <FeedPage
          key={pageNum}
          filter={filter}
          pageNum={pageNum}
          empty={empty}
          onOpen={onOpen}
          onEnd={pageNum === pages ? () => setPages(pages + 1) : null}
        />
      ))}
    </Stack>
  );
}

interface FeedPageProps extends DealFeedProps {
  readonly pageNum: number;
  /** Called when the end of this page becomes visible; null when the next page is already loaded. */
  readonly onEnd: (() => void) | null;
}

function FeedPage({ filter, pageNum, empty, onOpen, onEnd }: FeedPageProps) {
  const { t } = useTranslation("money-records");
  const found = useCall(dealRecords, {
    ...dealRecordQuery(filter),
    pageNum,
    pageSize: DEALS_PER_PAGE,
  });
  const isLast = (found.data?.total ?? 0) <= pageNum * DEALS_PER_PAGE;
  return (
    <>
      <AsyncView
        result={found}
        error={t("failed")}
        empty={pageNum === 1 ? empty : null}
        skeleton={<Waiting />}
      >
        {({ list }) => (
          <RecordList rows={list} rowKey={({ id }) => id}>
            {(deal) => <DealCard deal={deal} onOpen={onOpen} />}
          </RecordList>
        )}
      </AsyncView>
      {found.data !== undefined && !isLast && onEnd !== null && <End onSeen={onEnd} />}
      {found.data !== undefined && isLast && pageNum > 1 && <p className={last}>{t("last")}</p>}
    </>
  );
}

function End({ onSeen }: { readonly onSeen: () => void }) {
  const place = useRef<HTMLDivElement>(null);
  const { near } = useInView(place);
  const seen = useRef(onSeen);
  useEffect(() => {
    if (near) seen.current();
  }, [near]);
  return (
    <div ref={place}>
      <Waiting />
    </div>
  );
}

function Waiting() {
  return (
    <Stack gap="2">
      {[0, 1, 2].map((row) => (
        <Skeleton key={row} className={css({ height: "32", borderRadius: "md" })} />
      ))}
    </Stack>
  );
}

const last = css({ paddingBlock: "3", color: "text-muted", fontSize: "xs", textAlign: "center" });

interface DealCardProps {
  readonly deal: Deal;
  readonly onOpen: (deal: Deal) => void;
}

function DealCard({ deal, onOpen }: DealCardProps) {
  const { t } = useTranslation("money-records");
  const { kind, title, id } = deal;
  return (
    <RecordCard
      row={deal}
      columns={dealColumns(t, onOpen)}
      state={<Badge tone={STATE_TONES[deal.state]}>{stateWords(deal, t)}</Badge>}
      time={listTime(movedAt(deal))}
      id={id}
      action={<DetailButton deal={deal} onOpen={onOpen} />}
    >
      <Text color="text-strong" weight="semibold">
        {t(`kind.${kind}`)}{" "}
        <Text as="span" color="text-muted" size="xs" weight="regular">
          {title}
        </Text>
      </Text>
    </RecordCard>
  );
}
