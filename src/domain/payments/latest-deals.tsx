// The member's last movements of money, newest first, with a link to the record of all.
import { type ReactNode, useId, useState } from "react";
import { type Deal, dealRecords } from "#contract/api/deal-records.ts";
import { transRecord } from "#contract/pages.ts";
import type { DealKind } from "#contract/payments.ts";
import { css, cx } from "#styled/css/index.js";
import { Heading, Row } from "#styled/jsx/index.js";
import { hasPage } from "#brand/brand.ts";
import type { CallResult } from "#lib/calls/call-result.ts";
import { serverNow } from "#lib/time/clock.ts";
import { useCall } from "#lib/calls/use-call.ts";
import { AsyncView } from "#ui/states/async-view.tsx";
import { cardStyle } from "#ui/layout/card-style.ts";
import { EmptyState } from "#ui/states/empty-state.tsx";
import { TableSkeleton } from "#ui/tables/record-table.tsx";
import { TextLink } from "#ui/text/text-link.tsx";

const DAY_MS = 86_400_000;
const DAYS = 90;

type Latest = CallResult<{ readonly list: readonly Deal[] }>;

/** @param kinds none: movements of all kinds */
export function useLatestDeals(
  kinds: readonly DealKind[],
  pageSize: number,
  enabled = true,
): Latest {
  // Ends after tomorrow begins, so that movements of this visit are included.
  const [to] = useState(() => Math.ceil(serverNow() / DAY_MS + 1) * DAY_MS);
  return useCall(
    dealRecords,
    { kinds: [...kinds], state: "all", from: to - DAYS * DAY_MS, to, pageNum: 1, pageSize },
    { enabled },
  );
}

interface LatestDealsProps {
  readonly say: (key: "title" | "all" | "failed" | "none") => string;
  readonly latest: Latest;
  readonly className?: string;
  readonly children: (list: readonly Deal[]) => ReactNode;
}

export function LatestDeals({ say, latest, className = frame, children }: LatestDealsProps) {
  const id = useId();
  return (
    <section aria-labelledby={id} className={cx(cardStyle, className)}>
      <Row align="center" justify="space-between">
        <Heading id={id} size="lg">
          {say("title")}
        </Heading>
        {hasPage(transRecord) && (
          <TextLink look="more" to={transRecord}>
            {say("all")}
          </TextLink>
        )}
      </Row>
      <AsyncView
        result={latest}
        skeleton={<TableSkeleton />}
        error={say("failed")}
        empty={<EmptyState title={say("none")} />}
      >
        {({ list }) => children(list)}
      </AsyncView>
    </section>
  );
}

const frame = css({
  display: "grid",
  gap: "3",
  minWidth: "0",
  padding: { base: "4", desktop: "6" },
});
