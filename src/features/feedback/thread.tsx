import { ArrowLeft } from "lucide-react";
import { useEffect, useId, useRef } from "react";
import { useTranslation } from "react-i18next";
import { feedbackInfo, type FeedbackThread } from "#contract/api/feedback.ts";
import { css } from "#styled/css/index.js";
import { useCall } from "#lib/use-call.ts";
import { AsyncView } from "#ui/async-view.tsx";
import { Button } from "#ui/button.tsx";
import { Icon } from "#ui/icon.tsx";
import { Skeleton } from "#ui/skeleton.tsx";
import { AboutLine } from "./about-line.tsx";
import { threadsChanged } from "./feedback-acts.ts";
import { ReplyForm } from "./reply-form.tsx";
import { StateBadge } from "./state-badge.tsx";
import { ThreadActions } from "./thread-actions.tsx";
import { ThreadMessages } from "./thread-messages.tsx";

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
    <div className={frame}>
      {onBack !== null && (
        <Button size="sm" className={css({ justifySelf: "start" })} onClick={onBack}>
          <Icon as={ArrowLeft} />
          {t("back")}
        </Button>
      )}
      <AsyncView result={found} error={t("threadFailed")} skeleton={<Waiting />}>
        {(thread) => <ThreadView thread={thread} covers={onBack !== null} onGone={onGone} />}
      </AsyncView>
    </div>
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
    <article aria-labelledby={headingId} className={inside}>
      <div className={head}>
        <h2 ref={heading} id={headingId} tabIndex={-1} className={title}>
          {t(`kind.${kind}`)}
          <span className={number}>{id}</span>
        </h2>
        <StateBadge state={state} />
      </div>
      <AboutLine about={thread.about} />
      <ThreadMessages messages={messages} />
      {state !== "closed" && <ReplyForm thread={id} kind={kind} />}
      <ThreadActions thread={thread} onGone={onGone} />
    </article>
  );
}

function Waiting() {
  return (
    <div className={inside}>
      <Skeleton className={css({ width: "2/5", height: "6" })} />
      <Skeleton className={css({ height: "20", borderRadius: "md" })} />
      <Skeleton className={css({ width: "4/5", height: "20", borderRadius: "md" })} />
    </div>
  );
}

const frame = css({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: "3",
  padding: { base: "4", desktop: "6" },
});
const inside = css({ display: "grid", gridTemplateColumns: "minmax(0, 1fr)", gap: "4" });
const head = css({
  display: "flex",
  alignItems: "center",
  justifyContent: "space-between",
  gap: "3",
});
const title = css({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "baseline",
  gap: "2",
  color: "text-strong",
  fontSize: "lg",
  fontWeight: "bold",
  outline: "none",
});
const number = css({
  color: "text-muted",
  fontSize: "xs",
  fontWeight: "regular",
  textStyle: "figures",
});
