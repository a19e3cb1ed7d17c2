// The threads with the open one beside them; on a phone one of the two.
import { useEffect } from "react";
import { useTranslation } from "react-i18next";
import { useSearchParams } from "react-router-dom";
import { feedbackList } from "#contract/api/feedback.ts";
import { FEEDBACK_STATES } from "#contract/messages.ts";
import { FEEDBACK } from "#contract/feedback-pages.ts";
import { css, cx } from "#styled/css/index.js";
import { type AddressFields, oneField, pageField, useAddressFields } from "#lib/address-fields.ts";
import { useCall } from "#lib/use-call.ts";
import { listen } from "#session/site/events.ts";
import { AsyncView } from "#ui/async-view.tsx";
import { ButtonLink } from "#ui/button-link.tsx";
import { cardStyle } from "#ui/card.tsx";
import { EmptyState } from "#ui/empty-state.tsx";
import { Pagination } from "#ui/pagination.tsx";
import { Segmented } from "#ui/segmented.tsx";
import { Skeleton } from "#ui/skeleton.tsx";
import { useDesktop } from "#ui/use-desktop.ts";
import { refreshThreads } from "./feedback-acts.ts";
import { Thread } from "./thread.tsx";
import { THREAD } from "./thread-path.ts";
import { ThreadRow } from "./thread-row.tsx";

const PAGE_SIZE = 10;
const STATES = ["all", ...FEEDBACK_STATES] as const;
const FIELDS: AddressFields<{
  readonly state: (typeof STATES)[number];
  readonly page: number;
}> = { state: oneField(STATES), page: pageField() };
/** An answer shows after so long at most. */
const EVERY_MS = 20_000;

export function Threads() {
  const desktop = useDesktop();
  const [search, setSearch] = useSearchParams();
  const id = search.get(THREAD);
  useEffect(() => listen("messages_changed", () => void refreshThreads()), []);
  const show = (next: string | null, replace: boolean) => {
    const rest = new URLSearchParams(search);
    if (next === null) rest.delete(THREAD);
    else rest.set(THREAD, next);
    setSearch(rest, { replace, preventScrollReset: desktop });
  };
  const open = (next: string) => show(next, desktop);
  const close = () => show(null, true);
  const thread = id !== null && (
    <Thread key={id} id={id} onBack={desktop ? null : close} onGone={close} />
  );
  if (!desktop && thread !== false) return <div className={cx(cardStyle, frame)}>{thread}</div>;
  return (
    <div className={cx(cardStyle, frame, columns)}>
      <ThreadList openId={id} onOpen={open} />
      {desktop && <div className={right}>{thread === false ? <NoThread /> : thread}</div>}
    </div>
  );
}

function NoThread() {
  const { t } = useTranslation("feedback");
  return (
    <EmptyState
      title={t("none.title")}
      note={t("none.note")}
      className={css({ paddingBlock: "20" })}
    />
  );
}

interface ThreadListProps {
  readonly openId: string | null;
  readonly onOpen: (id: string) => void;
}

function ThreadList({ openId, onOpen }: ThreadListProps) {
  const { t } = useTranslation("feedback");
  const [{ state, page }, change] = useAddressFields(FIELDS);
  const asked = { state, pageNum: page, pageSize: PAGE_SIZE };
  const found = useCall(feedbackList, asked, { refetchEvery: EVERY_MS });
  return (
    <div className={css({ minWidth: "0" })}>
      <div className={bar}>
        <Segmented
          label={t("states")}
          options={STATES.map((value) => ({ value, label: t(`state.${value}`) }))}
          value={state}
          onChange={(next) => change({ state: next })}
        />
      </div>
      <AsyncView
        result={found}
        error={t("failed")}
        skeleton={<Waiting />}
        empty={<NoThreads filtered={state !== "all"} />}
      >
        {({ list, total }) => (
          <>
            <ul role="list" aria-label={t("list")}>
              {list.map((row) => (
                <ThreadRow key={row.id} row={row} open={row.id === openId} onOpen={onOpen} />
              ))}
            </ul>
            <div className={foot}>
              <Pagination
                page={page}
                pages={Math.ceil(total / PAGE_SIZE)}
                onChange={(next) => change({ page: next })}
              />
            </div>
          </>
        )}
      </AsyncView>
    </div>
  );
}

function NoThreads({ filtered }: { readonly filtered: boolean }) {
  const { t } = useTranslation("feedback");
  if (filtered) return <EmptyState title={t("empty.filtered")} />;
  return (
    <EmptyState
      title={t("empty.title")}
      note={t("empty.note")}
      action={
        <ButtonLink to={FEEDBACK} tone="primary">
          {t("new")}
        </ButtonLink>
      }
    />
  );
}

function Waiting() {
  return (
    <div className={bones}>
      {[0, 1, 2, 3].map((row) => (
        <Skeleton key={row} className={css({ height: "16", borderRadius: "md" })} />
      ))}
    </div>
  );
}

const frame = css({ minWidth: "0", overflow: { base: "hidden", desktop: "visible" } });
const columns = css({
  display: "grid",
  gridTemplateColumns: { base: "minmax(0, 1fr)", desktop: "minmax(0, 5fr) minmax(0, 6fr)" },
});
const right = css({ minWidth: "0", borderLeft: "thin" });
const bar = css({
  paddingBlock: "3",
  paddingInline: { base: "4", desktop: "6" },
  borderBottom: "thin",
});
const bones = css({ display: "grid", gap: "2", padding: { base: "4", desktop: "6" } });
const foot = css({
  display: "grid",
  justifyContent: "center",
  paddingBlock: "3",
  _empty: { display: "none" },
});
