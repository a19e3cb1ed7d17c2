// A question, a complaint or advice to customer service (spec: betting-and-money §2, §7 "Feedback").
import { useTranslation } from "react-i18next";
import { feedbackUnread } from "#contract/api/feedback.ts";
import { FEEDBACK_LIST } from "#contract/feedback-pages.ts";
import { css, cx } from "#styled/css/index.js";
import { useCall } from "#lib/use-call.ts";
import { MemberFrame } from "#session/member/member-frame.tsx";
import { loadNamespace } from "#session/preferences/locale.ts";
import { ButtonLink } from "#ui/button-link.tsx";
import { cardStyle } from "#ui/card.tsx";
import { UnreadMark } from "#ui/unread-mark.tsx";
import { FeedbackAside } from "./feedback-aside.tsx";
import { FeedbackForm } from "./feedback-form.tsx";

/** Texts of the member area's frame. */
export const prepare = () => loadNamespace("account");

export function Page() {
  const { t } = useTranslation(["feedback", "titles"]);
  const unread = useCall(feedbackUnread, {}).data?.count ?? 0;
  return (
    <MemberFrame
      title={t("titles:feedback")}
      end={
        <ButtonLink to={FEEDBACK_LIST} size="sm">
          {t("titles:feedback-list")}
          <UnreadMark count={unread} spoken={t("unread", { count: unread })} />
        </ButtonLink>
      }
    >
      <div className={columns}>
        <div className={cx(cardStyle, form)}>
          <FeedbackForm />
        </div>
        <FeedbackAside />
      </div>
    </MemberFrame>
  );
}

const columns = css({
  display: "grid",
  gridTemplateColumns: { base: "minmax(0, 1fr)", wide: "minmax(0, 1fr) 18rem" },
  alignItems: "start",
  gap: { base: "3", desktop: "4" },
});
const form = css({ minWidth: "0", padding: { base: "4", desktop: "6" } });
