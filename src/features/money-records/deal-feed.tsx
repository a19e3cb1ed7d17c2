// The record on a phone: cards. The next page loads when the end of the list becomes visible.
import { type ReactNode, useEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { type Deal, dealRecords } from "#contract/api/deal-records.ts";
import { css } from "#styled/css/index.js";
import { useCall } from "#lib/use-call.ts";
import { useInView } from "#lib/use-in-view.ts";
import { AsyncView } from "#ui/async-view.tsx";
import { RecordList } from "#ui/record-list.tsx";
import { Skeleton } from "#ui/skeleton.tsx";
import { DealCard } from "./deal-card.tsx";
import { callFilter, type DealFilter, PAGE_SIZE } from "./deal-filter.ts";

interface DealFeedProps {
  readonly filter: DealFilter;
  readonly empty: ReactNode;
  readonly onOpen: (deal: Deal) => void;
}

export function DealFeed({ filter, empty, onOpen }: DealFeedProps) {
  const [pages, setPages] = useState(1);
  const numbers = Array.from({ length: pages }, (_, index) => index + 1);
  return (
    <div className={frame}>
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
    </div>
  );
}

interface FeedPageProps extends DealFeedProps {
  readonly pageNum: number;
  /** Called when the end of this page becomes visible; null when the next page is already loaded. */
  readonly onEnd: (() => void) | null;
}

function FeedPage({ filter, pageNum, empty, onOpen, onEnd }: FeedPageProps) {
  const { t } = useTranslation("money-records");
  const found = useCall(dealRecords, { ...callFilter(filter), pageNum, pageSize: PAGE_SIZE });
  const isLast = (found.data?.total ?? 0) <= pageNum * PAGE_SIZE;
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
    <div className={frame}>
      {[0, 1, 2].map((row) => (
        <Skeleton key={row} className={css({ height: "32", borderRadius: "md" })} />
      ))}
    </div>
  );
}

const frame = css({ display: "grid", gap: "2" });
const last = css({ paddingBlock: "3", color: "text-muted", fontSize: "xs", textAlign: "center" });
