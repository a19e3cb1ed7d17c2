// The threads with the open one beside them; on a phone one of the two.
import { useEffect } from "react";
import { useTranslation } from "react-i18next";
import { feedbackList } from "#contract/api/feedback.ts";
import { FEEDBACK_STATES } from "#contract/messages.ts";
import { FEEDBACK } from "#contract/feedback-pages.ts";
import { css, cx } from "#styled/css/index.js";
import { Box, Grid, Stack } from "#styled/jsx/index.js";
import { oneField, pageField, textField, useAddress } from "#lib/browser/address.ts";
import { useCall } from "#lib/calls/use-call.ts";
import { listen } from "#session/site/events.ts";
import { ButtonLink } from "#ui/buttons/button-link.tsx";
import { cardStyle } from "#ui/layout/card-style.ts";
import { EmptyState } from "#ui/states/empty-state.tsx";
import { PagedList } from "#ui/tables/paged-list.tsx";
import { Segmented } from "#ui/fields/segmented.tsx";
import { Skeleton } from "#ui/states/skeleton.tsx";
import { useDesktop } from "#ui/layout/use-desktop.ts";
import { refreshThreads } from "./feedback-acts.ts";
import { Thread } from "./thread.tsx";
import { THREAD } from "./thread-path.ts";
import { ThreadRow } from "./thread-row.tsx";

const PAGE_SIZE = 10;
const STATES = ["all", ...FEEDBACK_STATES] as const;
const FIELDS = { state: oneField(STATES), page: pageField(), [THREAD]: textField };
/** An answer shows after so long at most. */
const EVERY_MS = 20_000;

export function Threads() {
  const desktop = useDesktop();
  const [{ [THREAD]: id, page }, change] = useAddress(FIELDS);
  useEffect(() => listen("messages_changed", () => void refreshThreads()), []);
  // On a phone the back button leads from the thread to the list.
  const open = (next: string) => change({ page, [THREAD]: next }, { push: !desktop });
  const close = () => change({ page, [THREAD]: null });
  const thread = id !== null && (
    <Thread key={id} id={id} onBack={desktop ? null : close} onGone={close} />
  );
  if (!desktop && thread !== false) return <div className={cx(cardStyle, frame)}>{thread}</div>;
  return (
    <Grid
      columns={{ base: "minmax(0, 1fr)", desktop: "minmax(0, 5fr) minmax(0, 6fr)" }}
      className={cx(cardStyle, frame)}
    >
      <ThreadList openId={id} onOpen={open} />
      {desktop && <div className={right}>{thread === false ? <NoThread /> : thread}</div>}
    </Grid>
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
  const [{ state, page }, change] = useAddress(FIELDS);
  const asked = { state, pageNum: page, pageSize: PAGE_SIZE };
  const found = useCall(feedbackList, asked, { refetchEvery: EVERY_MS });
  return (
    <Box minWidth="0">
      <Box paddingBlock="3" paddingInline={{ base: "4", desktop: "6" }} borderBottom="thin">
        <Segmented
          label={t("states")}
          options={STATES.map((value) => ({ value, label: t(`state.${value}`) }))}
          value={state}
          onChange={(next) => change({ state: next })}
        />
      </Box>
      <PagedList
        result={found}
        page={page}
        pageSize={PAGE_SIZE}
        onPage={(next) => change({ page: next })}
        foot
        error={t("failed")}
        skeleton={<Waiting />}
        empty={<NoThreads filtered={state !== "all"} />}
      >
        {(list) => (
          <ul role="list" aria-label={t("list")}>
            {list.map((row) => (
              <ThreadRow key={row.id} row={row} open={row.id === openId} onOpen={onOpen} />
            ))}
          </ul>
        )}
      </PagedList>
    </Box>
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
    <Stack gap="2" padding={{ base: "4", desktop: "6" }}>
      {[0, 1, 2, 3].map((row) => (
        <Skeleton key={row} className={css({ height: "16", borderRadius: "md" })} />
      ))}
    </Stack>
  );
}

const frame = css({ minWidth: "0", overflow: { base: "hidden", desktop: "visible" } });
const right = css({ minWidth: "0", borderLeft: "thin" });
