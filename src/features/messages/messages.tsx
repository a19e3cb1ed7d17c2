import { useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import { useSearchParams } from "react-router-dom";
import { css, cx } from "#styled/css/index.js";
import { useSession } from "#session/account/session-store.ts";
import { loadUnread } from "#session/account/unread.ts";
import { listen } from "#session/site/events.ts";
import { cardStyle } from "#ui/card.tsx";
import { Tabs } from "#ui/tabs.tsx";
import { UnreadMark } from "#ui/unread-mark.tsx";
import { refreshLetters } from "./letter-acts.ts";
import { LETTER } from "./letter-address.ts";
import { LetterPanel } from "./letter-panel.tsx";
import { firstTab, keepTab, type MessageTab, messageTabs, unreadOf } from "./message-tabs.ts";
import { NoticeBoard } from "./notice-board.tsx";

export function Messages() {
  const { t } = useTranslation("messages");
  const unread = useSession((state) => state.unread);
  const [search, setSearch] = useSearchParams();
  const [chosen, setChosen] = useState<MessageTab | null>(null);
  const [started] = useState(() => firstTab(unread));
  const shown = chosen ?? started;
  useEffect(() => {
    // The number in the header may be a minute old.
    loadUnread().catch(() => {});
    return listen("messages_changed", () => void refreshLetters());
  }, []);
  const open = (name: MessageTab) => {
    keepTab(name);
    setChosen(name);
    if (search.has(LETTER)) setSearch({}, { replace: true });
  };
  const tabs = messageTabs(unread).map((name) => {
    const count = name === "board" ? 0 : unreadOf(name, unread);
    const mark = <UnreadMark count={count} spoken={t("unread", { count })} />;
    return { value: name, label: t(`tab.${name}`), mark };
  });
  return (
    <div className={cx(cardStyle, frame)}>
      <Tabs label={t("tabs")} tabs={tabs} value={shown} onChange={open}>
        {shown === "board" ? <NoticeBoard /> : <LetterPanel key={shown} kind={shown} />}
      </Tabs>
    </div>
  );
}

const frame = css({
  minWidth: "0",
  paddingTop: { base: "1", desktop: "2" },
  "& > * > [role=tablist]": { paddingInline: { base: "4", desktop: "6" } },
});
