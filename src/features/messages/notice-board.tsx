// The announcements that also run along the home page; they have no unread state.
import { useTranslation } from "react-i18next";
import { noticeList } from "#contract/api/site.ts";
import { css } from "#styled/css/index.js";
import { Box, Row, Text } from "#styled/jsx/index.js";
import { listTime } from "#lib/time/list-times.ts";
import { useCall } from "#lib/calls/use-call.ts";
import { Badge } from "#ui/text/badge.tsx";
import { EmptyState } from "#ui/states/empty-state.tsx";
import { figures } from "#ui/money/money.tsx";
import { PagedList } from "#ui/tables/paged-list.tsx";
import type { ListPages } from "./letter-address.ts";
import { LettersSkeleton } from "./letters-skeleton.tsx";

const PAGE_SIZE = 12;

export function NoticeBoard({ page, onPage }: ListPages) {
  const { t } = useTranslation("messages");
  const found = useCall(noticeList, { pageNum: page, pageSize: PAGE_SIZE });
  return (
    <PagedList
      result={found}
      page={page}
      pageSize={PAGE_SIZE}
      onPage={onPage}
      foot
      error={t("failed")}
      skeleton={<LettersSkeleton />}
      empty={<EmptyState title={t("empty.board")} />}
    >
      {(list) => (
        <ul role="list" aria-label={t("tab.board")} className={rows}>
          {list.map(({ id, kind, text, time }) => (
            <li key={id} className={row}>
              <Row as="p" align="center" gap="3">
                {kind !== "" && <Badge tone="accent">{kind}</Badge>}
                <Box as="time" color="text-muted" size="xs" className={figures}>
                  {listTime(
                    time,
                    list.map((notice) => notice.time),
                  )}
                </Box>
              </Row>
              <Text color="text-strong" size="sm" overflowWrap="anywhere">
                {text}
              </Text>
            </li>
          ))}
        </ul>
      )}
    </PagedList>
  );
}

const rows = css({ paddingInline: { base: "4", desktop: "6" } });
const row = css({
  display: "grid",
  gap: "1-5",
  paddingBlock: "4",
  borderBottom: "thin",
  _last: { borderBottom: "none" },
});
