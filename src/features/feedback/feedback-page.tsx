// A question, a complaint or advice to customer service (spec: betting-and-money §2, §7 "Feedback").
import { useTranslation } from "react-i18next";
import { feedbackUnread } from "#contract/api/feedback.ts";
import { FEEDBACK_LIST } from "#contract/feedback-pages.ts";
import { css } from "#styled/css/index.js";
import { Box, Stack, WithRail } from "#styled/jsx/index.js";
import { useCall } from "#lib/calls/use-call.ts";
import { MemberFrame } from "#session/member/member-frame.tsx";
import { loadNamespace } from "#session/preferences/locale.ts";
import { ButtonLink } from "#ui/buttons/button-link.tsx";
import { cardStyle } from "#ui/layout/card-style.ts";
import { UnreadMark } from "#ui/money/unread-mark.tsx";
import { FeedbackForm } from "./feedback-form.tsx";
import { Headset } from "lucide-react";
import { askCustomerService } from "#session/overlays/customer-service.ts";
import { TitledCard } from "#ui/layout/titled-card.tsx";
import { Button } from "#ui/buttons/button.tsx";
import { Icon } from "#ui/pictures/icon.tsx";

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
      <WithRail rail={{ wide: "18rem" }}>
        <Box minWidth="0" padding={{ base: "4", desktop: "6" }} className={cardStyle}>
          <FeedbackForm />
        </Box>
        <FeedbackAside />
      </WithRail>
    </MemberFrame>
  );
}

const HINTS = ["time", "proof", "secret"] as const;

/** What makes an answer quick, and who helps at once. */
function FeedbackAside() {
  const { t } = useTranslation("feedback");
  return (
    <TitledCard content="toEdges" title={t("aside.title")}>
      <Stack gap="4" paddingInline={{ base: "4", desktop: "6" }} paddingBottom="4">
        <ul className={hints}>
          {HINTS.map((hint) => (
            <li key={hint}>{t(`aside.${hint}`)}</li>
          ))}
        </ul>
        <Button onClick={askCustomerService}>
          <Icon as={Headset} />
          {t("aside.service")}
        </Button>
      </Stack>
    </TitledCard>
  );
}

const hints = css({
  display: "grid",
  gap: "2",
  paddingLeft: "5",
  color: "text-muted",
  fontSize: "sm",
  listStyleType: "disc",
});
