import { ArrowLeft } from "lucide-react";
import { useEffect, useId, useRef } from "react";
import { useTranslation } from "react-i18next";
import { feedbackInfo, type FeedbackThread } from "#contract/api/feedback.ts";
import { css } from "#styled/css/index.js";
import { Grid, Row, Text } from "#styled/jsx/index.js";
import { useCall } from "#lib/calls/use-call.ts";
import { AsyncView } from "#ui/states/async-view.tsx";
import { Button } from "#ui/buttons/button.tsx";
import { Icon } from "#ui/pictures/icon.tsx";
import { Skeleton } from "#ui/states/skeleton.tsx";
import { threadsChanged } from "./feedback-acts.ts";
import { ReplyForm } from "./reply-form.tsx";
import { ThreadBadge } from "./thread-badge.tsx";
import { ThreadActions } from "./thread-actions.tsx";
import { ThreadMessages } from "./thread-messages.tsx";
import type { AboutKind } from "#contract/messages.ts";
import * as PAGES from "#contract/pages.ts";
import { pageAddress } from "#brand/brand.ts";
import { recordPath } from "#domain/payments/wait-path.ts";
import { TextLink } from "#ui/text/text-link.tsx";

interface ThreadProps {
  readonly id: string;
  /** Null where the list stands beside it. */
  readonly onBack: (() => void) | null;
  /** It was deleted. */
  readonly onGone: () => void;
}

/** An answer shows after so long at most. */
const EVERY_MS = 10_000;

export function Thread({ id, onBack, onGone }: ThreadProps) {
  const { t } = useTranslation("feedback");
  const found = useCall(feedbackInfo, { id }, { refetchEvery: EVERY_MS });
  const answers = found.data?.messages.filter(({ from }) => from === "service").length ?? 0;
  useEffect(() => {
    // The call has marked the answers as read.
    if (answers > 0) void threadsChanged();
  }, [answers]);
  return (
    <Grid columns="minmax(0, 1fr)" gap="3" padding={{ base: "4", desktop: "6" }}>
      {onBack !== null && (
        <Button size="sm" className={css({ justifySelf: "start" })} onClick={onBack}>
          <Icon as={ArrowLeft} />
          {t("back")}
        </Button>
      )}
      <AsyncView result={found} error={t("threadFailed")} skeleton={<Waiting />}>
        {(thread) => <ThreadView thread={thread} covers={onBack !== null} onGone={onGone} />}
      </AsyncView>
    </Grid>
  );
}

interface ThreadViewProps extends Pick<ThreadProps, "onGone"> {
  readonly thread: FeedbackThread;
  /** It stands in the place of the list. */
  readonly covers: boolean;
}

function ThreadView({ thread, covers, onGone }: ThreadViewProps) {
  const { t } = useTranslation("feedback");
  const headingId = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (covers) heading.current?.focus();
  }, [covers]);
  const { id, kind, state, messages } = thread;
  return (
    <Grid as="article" aria-labelledby={headingId} columns="minmax(0, 1fr)" gap="4">
      <Row align="center" justify="space-between" gap="3">
        <h2 ref={heading} id={headingId} tabIndex={-1} className={threadTitle}>
          {t(`kind.${kind}`)}
          <Text as="span" color="text-muted" size="xs" weight="regular" textStyle="figures">
            {id}
          </Text>
        </h2>
        <ThreadBadge state={state} />
      </Row>
      <AboutLine about={thread.about} />
      <ThreadMessages messages={messages} />
      {state !== "closed" && <ReplyForm thread={id} kind={kind} />}
      <ThreadActions thread={thread} onGone={onGone} />
    </Grid>
  );
}

function Waiting() {
  return (
    <Grid columns="minmax(0, 1fr)" gap="4">
      <Skeleton className={css({ width: "2/5", height: "6" })} />
      <Skeleton className={css({ height: "20", borderRadius: "md" })} />
      <Skeleton className={css({ width: "4/5", height: "20", borderRadius: "md" })} />
    </Grid>
  );
}

const threadTitle = css({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "baseline",
  gap: "2",
  color: "text-strong",
  fontSize: "lg",
  fontWeight: "bold",
  outline: "none",
});

/** Null where the site has no page of it. */
const LINKS: Readonly<Record<AboutKind, (id: string) => string | null>> = {
  deposit: recordPath,
  withdraw: recordPath,
  bet: () => PAGES.betRecord,
  reward: () => pageAddress("discount"),
};

/** What the thread is about, with the way to it. */
function AboutLine({ about }: Pick<FeedbackThread, "about">) {
  const { t } = useTranslation("feedback");
  if (about === null) return null;
  const { kind, id, title } = about;
  const to = LINKS[kind](id);
  const words = kind === "reward" ? title : `${title} · ${id}`;
  return (
    <p className={aboutLineLine}>
      <Text as="span" flex="none" color="text-muted">
        {t(`about.${kind}.label`)}
      </Text>
      {to !== null ? <TextLink to={to}>{words}</TextLink> : <span>{words}</span>}
    </p>
  );
}

const aboutLineLine = css({
  display: "flex",
  gap: "3",
  paddingBlock: "2-5",
  paddingInline: "3",
  borderRadius: "md",
  background: "surface-sunken",
  fontSize: "sm",
  overflowWrap: "anywhere",
});
