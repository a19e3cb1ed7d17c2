import { useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import { css, cx } from "#styled/css/index.js";
import { useAddress } from "#lib/browser/address.ts";
import { useSession } from "#session/account/session-store.ts";
import { loadUnread } from "#session/account/unread.ts";
import { listen } from "#session/site/events.ts";
import { cardStyle } from "#ui/layout/card-style.ts";
import { Tabs } from "#ui/buttons/tabs.tsx";
import { UnreadMark } from "#ui/money/unread-mark.tsx";
import { refreshLetters } from "./letter-acts.ts";
import { FIELDS, type ListPages } from "./letter-address.ts";
import { LetterPanel } from "./letter-panel.tsx";
import { firstTab, keepTab, type MessageTab, messageTabs, unreadOf } from "./message-tabs.ts";
import { NoticeBoard } from "./notice-board.tsx";

export function Messages() {
  const { t } = useTranslation("messages");
  const unread = useSession((state) => state.unread);
  const [{ tab, page }, change] = useAddress(FIELDS);
  const [started] = useState(() => firstTab(unread));
  const shown = tab ?? started;
  useEffect(() => {
    // The number in the header may be a minute old.
    loadUnread().catch(() => {});
    return listen("messages_changed", () => void refreshLetters());
  }, []);
  const open = (name: MessageTab) => {
    keepTab(name);
    change({ tab: name, letter: null });
  };
  const tabs = messageTabs(unread).map((name) => {
    const count = name === "board" ? 0 : unreadOf(name, unread);
    const mark = <UnreadMark count={count} spoken={t("unread", { count })} />;
    return { value: name, label: t(`tab.${name}`), mark };
  });
  return (
    <div className={cx(cardStyle, frame)}>
      <Tabs label={t("tabs")} tabs={tabs} value={shown} onChange={open}>
        <Panel key={shown} shown={shown} page={page} onPage={(next) => change({ page: next })} />
      </Tabs>
    </div>
  );
}

interface PanelProps extends ListPages {
  readonly shown: MessageTab;
}

function Panel({ shown, ...pages }: PanelProps) {
  return shown === "board" ? <NoticeBoard {...pages} /> : <LetterPanel kind={shown} {...pages} />;
}

const frame = css({
  minWidth: "0",
  paddingTop: { base: "1", desktop: "2" },
  "& > * > [role=tablist]": { paddingInline: { base: "4", desktop: "6" } },
});
