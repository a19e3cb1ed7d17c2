// A member's feedback with the answers (spec: betting-and-money §2, §7 "Feedback").
import { MessageSquarePlus } from "lucide-react";
import { useTranslation } from "react-i18next";
import { FEEDBACK } from "#contract/feedback-pages.ts";
import { MemberFrame } from "#session/member/member-frame.tsx";
import { loadNamespace } from "#session/preferences/locale.ts";
import { ButtonLink } from "#ui/buttons/button-link.tsx";
import { Icon } from "#ui/pictures/icon.tsx";
import { Threads } from "./threads.tsx";

/** Texts of the member area's frame. */
export const prepare = () => loadNamespace("account");

export function Page() {
  const { t } = useTranslation(["feedback", "titles"]);
  return (
    <MemberFrame
      title={t("titles:feedback-list")}
      end={
        <ButtonLink to={FEEDBACK} size="sm" tone="primary">
          <Icon as={MessageSquarePlus} />
          {t("new")}
        </ButtonLink>
      }
    >
      <Threads />
    </MemberFrame>
  );
}
