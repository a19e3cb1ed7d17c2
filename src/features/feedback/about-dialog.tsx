// Records of the member's own to choose from, newest first.
import { useTranslation } from "react-i18next";
import { type ReactNode, useState } from "react";
import { dealRecords } from "#contract/api/deal-records.ts";
import { depositRewards } from "#contract/api/deposit-rewards.ts";
import { feedbackBets } from "#contract/api/feedback.ts";
import type { AboutKind } from "#contract/messages.ts";
import { css } from "#styled/css/index.js";
import { Stack, Text } from "#styled/jsx/index.js";
import { serverNow } from "#lib/time/clock.ts";
import { type CallResult, callPart } from "#lib/calls/call-result.ts";
import { formatClock } from "#lib/text/format.ts";
import { useCall } from "#lib/calls/use-call.ts";
import { Dialog } from "#ui/overlays/dialog.tsx";
import { EmptyState } from "#ui/states/empty-state.tsx";
import { figures, Money } from "#ui/money/money.tsx";
import { PagedList } from "#ui/tables/paged-list.tsx";
import { PlainButton } from "#ui/buttons/plain-button.tsx";
import { Skeleton } from "#ui/states/skeleton.tsx";
import type { About } from "./feedback-draft.ts";

const PAGE_SIZE = 8;
const DAYS = 90;
const DAY = 24 * 3_600_000;

interface Choice extends About {
  readonly detail: ReactNode;
}

interface Found {
  readonly total: number;
  readonly list: readonly Choice[];
}

interface AboutDialogProps {
  readonly kind: AboutKind;
  readonly onChoose: (about: About) => void;
  readonly onClose: () => void;
}

export function AboutDialog({ kind, onChoose, onClose }: AboutDialogProps) {
  const { t } = useTranslation("feedback");
  const List = LISTS[kind];
  return (
    <Dialog open size="lg" title={t(`about.${kind}.title`)} onClose={onClose}>
      <List onChoose={onChoose} />
    </Dialog>
  );
}

type ListProps = Pick<AboutDialogProps, "onChoose">;

const LISTS: Readonly<Record<AboutKind, (props: ListProps) => ReactNode>> = {
  bet: BetList,
  deposit: (props) => <DealList {...props} kind="deposit" />,
  withdraw: (props) => <DealList {...props} kind="withdraw" />,
  reward: RewardList,
};

function BetList({ onChoose }: ListProps) {
  const [pageNum, setPageNum] = useState(1);
  const found = callPart(
    useCall(feedbackBets, { pageNum, pageSize: PAGE_SIZE }),
    ({ total, list }): Found => ({
      total,
      list: list.map(({ id, title, time, stakeCents }) => ({
        kind: "bet",
        id,
        title,
        detail: <Detail id={id} time={time} cents={stakeCents} />,
      })),
    }),
  );
  return <Choices found={found} page={pageNum} onPage={setPageNum} onChoose={onChoose} />;
}

function DealList({ kind, onChoose }: ListProps & { readonly kind: "deposit" | "withdraw" }) {
  const [pageNum, setPageNum] = useState(1);
  const [to] = useState(() => serverNow());
  const span = { from: to - DAYS * DAY, to: to + DAY };
  const asked = { kinds: [kind], state: "all", ...span, pageNum, pageSize: PAGE_SIZE } as const;
  const found = callPart(
    useCall(dealRecords, { ...asked, kinds: [kind] }),
    ({ total, list }): Found => ({
      total,
      list: list.map(({ id, title, time, amountCents }) => ({
        kind,
        id,
        title,
        detail: <Detail id={id} time={time} cents={Math.abs(amountCents)} />,
      })),
    }),
  );
  return <Choices found={found} page={pageNum} onPage={setPageNum} onChoose={onChoose} />;
}

function RewardList({ onChoose }: ListProps) {
  const found = callPart(useCall(depositRewards, {}), (list): Found => ({
    total: list.length,
    list: list.map(({ id, title }) => ({ kind: "reward", id, title, detail: null })),
  }));
  return <Choices found={found} page={1} onPage={() => {}} onChoose={onChoose} />;
}

interface DetailProps {
  readonly id: string;
  readonly time: number;
  readonly cents: number;
}

function Detail({ id, time, cents }: DetailProps) {
  return (
    <>
      <Text as="span" color="text-muted" size="xs" overflowWrap="anywhere" className={figures}>
        {id} · {formatClock(time)}
      </Text>
      <Money cents={cents} />
    </>
  );
}

interface ChoicesProps extends ListProps {
  readonly found: CallResult<Found>;
  readonly page: number;
  readonly onPage: (page: number) => void;
}

function Choices({ found, page, onPage, onChoose }: ChoicesProps) {
  const { t } = useTranslation("feedback");
  const waiting = Array.from({ length: 4 }, (_, row) => <Skeleton key={row} className={bone} />);
  return (
    <PagedList
      result={found}
      page={page}
      pageSize={PAGE_SIZE}
      onPage={onPage}
      error={t("about.failed")}
      skeleton={
        <Stack gap="2" marginBottom="3">
          {waiting}
        </Stack>
      }
      empty={<EmptyState title={t("about.none")} />}
    >
      {(list) => (
        <Stack as="ul" role="list" gap="2" marginBottom="3">
          {list.map(({ detail, ...about }) => (
            <li key={about.id}>
              <PlainButton className={row} onClick={() => onChoose(about)}>
                <Text as="b" gridColumn="1 / -1" color="text-strong" size="sm" truncate>
                  {about.title}
                </Text>
                {detail}
              </PlainButton>
            </li>
          ))}
        </Stack>
      )}
    </PagedList>
  );
}

const bone = css({ height: "14", borderRadius: "md" });
const row = css({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr) auto",
  alignItems: "center",
  columnGap: "3",
  width: "full",
  minHeight: "12",
  paddingBlock: "2",
  paddingInline: "3",
  borderRadius: "md",
  boxShadow: "edge-strong",
  cursor: "pointer",
  textAlign: "left",
  _hover: { background: "surface-hover" },
});
