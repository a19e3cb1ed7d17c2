// Messages of the site to a member (spec: betting-and-money §2, §7 "Messages").
import { useTranslation } from "react-i18next";
import { useUnread } from "#session/account/session-store.ts";
import { MemberFrame } from "#session/member/member-frame.tsx";
import { loadNamespace } from "#session/preferences/locale.ts";
import { Button } from "#ui/buttons/button.tsx";
import { readAll } from "./letter-acts.ts";
import { Messages } from "./messages.tsx";
import { usePending } from "./use-pending.ts";

/** Texts of the member area's frame. */
export const prepare = () => loadNamespace("account");

export function Page() {
  const { t } = useTranslation(["messages", "titles"]);
  const unread = useUnread();
  const { pending, run } = usePending();
  return (
    <MemberFrame
      title={t("titles:message")}
      end={
        unread > 0 && (
          <Button size="sm" loading={pending} onClick={() => void run(() => readAll(null))}>
            {t("readEverything")}
          </Button>
        )
      }
    >
      <Messages />
    </MemberFrame>
  );
}
