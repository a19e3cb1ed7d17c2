// The announcements that also run along the home page; they have no unread state.
import { useTranslation } from "react-i18next";
import { noticeList } from "#contract/api/site.ts";
import { css, cx } from "#styled/css/index.js";
import { formatTime } from "#lib/format.ts";
import { useCall } from "#lib/use-call.ts";
import { AsyncView } from "#ui/async-view.tsx";
import { Badge } from "#ui/badge.tsx";
import { EmptyState } from "#ui/empty-state.tsx";
import { figures } from "#ui/money.tsx";
import { Pagination } from "#ui/pagination.tsx";
import type { ListPages } from "./letter-address.ts";
import { LettersSkeleton } from "./letters-skeleton.tsx";

const PAGE_SIZE = 12;

export function NoticeBoard({ page, onPage }: ListPages) {
  const { t } = useTranslation("messages");
  const found = useCall(noticeList, { pageNum: page, pageSize: PAGE_SIZE });
  return (
    <AsyncView
      result={found}
      error={t("failed")}
      skeleton={<LettersSkeleton />}
      empty={<EmptyState title={t("empty.board")} />}
    >
      {({ list, total }) => (
        <>
          <ul role="list" aria-label={t("tab.board")} className={rows}>
            {list.map(({ id, kind, text, time }) => (
              <li key={id} className={row}>
                <p className={head}>
                  {kind !== "" && <Badge tone="accent">{kind}</Badge>}
                  <time className={cx(figures, when)}>{formatTime(time)}</time>
                </p>
                <p className={words}>{text}</p>
              </li>
            ))}
          </ul>
          <div className={foot}>
            <Pagination page={page} pages={Math.ceil(total / PAGE_SIZE)} onChange={onPage} />
          </div>
        </>
      )}
    </AsyncView>
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
const head = css({ display: "flex", alignItems: "center", gap: "3" });
const when = css({ color: "text-muted", fontSize: "xs" });
const words = css({ color: "text-strong", fontSize: "sm", overflowWrap: "anywhere" });
const foot = css({
  display: "grid",
  justifyContent: "center",
  paddingBottom: "3",
  _empty: { display: "none" },
});
