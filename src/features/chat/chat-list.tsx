// The lines, drawn as far as they are in view. It stays at the end while the reader is there; somebody who has
// scrolled up stays where they are, whatever comes below or above.
import { ArrowDown } from "lucide-react";
import { useMemo, useRef } from "react";
import { useTranslation } from "react-i18next";
import { css } from "#styled/css/index.js";
import { Button } from "#ui/buttons/button.tsx";
import { Icon } from "#ui/pictures/icon.tsx";
import { ChatRowView } from "./chat-row.tsx";
import type { LineActions } from "./line-actions.ts";
import { chat } from "./client/chat-deps.ts";
import { useHiddenPeople } from "./hidden-people.ts";
import { NewLineAnnouncer } from "./new-line-announcer.tsx";
import { OlderLines } from "./older-lines.tsx";
import { chatRows } from "./rows.ts";
import { isAtEnd, useChatVirtualizer } from "./use-chat-virtualizer.ts";
import { useUnseenMessages } from "./use-unseen-messages.ts";

/** Pixels from the top at which older lines are loaded. */
const NEAR_TOP = 200;

export function ChatList(actions: LineActions) {
  // The virtualiser is one object for the life of the list: read its results on every render.
  "use no memo";
  const { t } = useTranslation("chat");
  const scroller = useRef<HTMLDivElement>(null);
  const { rows, me } = useRows();
  const virtualizer = useChatVirtualizer(rows, scroller);
  const { unseen, seen } = useUnseenMessages(rows, {
    userId: me?.userId ?? null,
    isAtEnd: () => scroller.current === null || isAtEnd(scroller.current),
  });
  const items = virtualizer.getVirtualItems();
  return (
    <div className={frame}>
      <div
        ref={scroller}
        className={scroll}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- can be scrolled with the keys
        tabIndex={0}
        role="log"
        aria-live="off"
        aria-label={t("lines")}
        onScroll={({ currentTarget }) => {
          if (currentTarget.scrollTop < NEAR_TOP) void chat.loadOlder();
          if (isAtEnd(currentTarget)) seen();
        }}
      >
        <OlderLines />
        <ol role="list" className={list} style={{ height: virtualizer.getTotalSize() }}>
          {items.map(({ index, key, start }) => {
            const row = rows[index];
            return (
              row && (
                <li
                  key={key}
                  ref={virtualizer.measureElement}
                  data-index={index}
                  className={place}
                  style={{ transform: `translateY(${start}px)` }}
                >
                  <ChatRowView row={row} me={me} actions={actions} />
                </li>
              )
            );
          })}
        </ol>
      </div>
      <NewLineAnnouncer />
      {unseen > 0 && (
        <NewBelow
          count={unseen}
          onPress={() => {
            virtualizer.scrollToEnd();
            seen();
          }}
        />
      )}
    </div>
  );
}

function NewBelow({ count, onPress }: { readonly count: number; readonly onPress: () => void }) {
  const { t } = useTranslation("chat");
  return (
    <Button tone="own" size="own" className={marker} onClick={onPress}>
      <Icon as={ArrowDown} size={1} />
      {t("unseen", { count: count > 99 ? "99+" : String(count) })}
    </Button>
  );
}

function useRows() {
  const lines = chat.useState((state) => state.lines);
  const pending = chat.useState((state) => state.pending);
  const rid = chat.useState((state) => state.rid);
  const me = chat.useState((state) => state.me);
  const hidden = useHiddenPeople((people) => people.ids);
  const rows = useMemo(
    () => chatRows(lines, { hidden, pending, rid }),
    [lines, hidden, pending, rid],
  );
  return { rows, me };
}

const frame = css({ position: "relative", display: "grid", minHeight: "0" });
const scroll = css({
  overflowY: "auto",
  overscrollBehavior: "contain",
  // The virtualiser keeps the place itself.
  overflowAnchor: "none",
  paddingBlock: "2",
});
const list = css({ position: "relative", contain: "strict", width: "full" });
const place = css({ position: "absolute", top: "0", left: "0", width: "full" });
const marker = css({
  position: "absolute",
  bottom: "3",
  left: "1/2",
  translate: "-50% 0",
  height: "control-sm",
  paddingInline: "3",
  borderRadius: "pill",
  background: "accent",
  boxShadow: "2",
  color: "text-on-accent",
  fontSize: "xs",
  _hover: { background: "accent-hover" },
  _active: { background: "accent-active" },
});
