// A chat room: head, lines, what prevents writing, and the field.
import { useEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { CHAT_LOBBY } from "#contract/chat-rooms.ts";
import type { ChatMessage } from "#contract/chat.ts";
import { Stack } from "#styled/jsx/index.js";
import { openChat } from "#domain/chat/chat-panel.ts";
import { Button } from "#ui/buttons/button.tsx";
import { EmptyState } from "#ui/states/empty-state.tsx";
import { ChatHead, type Move } from "./chat-head.tsx";
import { ChatList } from "./chat-list.tsx";
import { chat } from "./client/chat-deps.ts";
import { Composer, type ComposerHandle } from "./composer.tsx";
import { ReportDialog } from "./report-dialog.tsx";
import { showToast } from "#ui/overlays/toast.tsx";

interface ChatPanelProps {
  /** The field takes the focus. */
  readonly focused?: boolean;
  readonly onClose?: () => void;
  /** To the other side of the window. */
  readonly move?: Move;
}

export function ChatPanel({ focused = false, onClose, move }: ChatPanelProps) {
  const gone = chat.useState((state) => state.gone);
  const [reply, setReply] = useState<ChatMessage | null>(null);
  const [reported, setReported] = useState<ChatMessage | null>(null);
  const composer = useRef<ComposerHandle>(null);
  useNotices();
  return (
    <Stack as="section" rows="auto minmax(0, 1fr) auto" minHeight="0">
      <ChatHead onClose={onClose} move={move} />
      {gone === "" ? (
        <ChatList
          onReply={(line) => {
            setReply(line);
            composer.current?.focus();
          }}
          onMention={(name) => composer.current?.insert(`@${name} `)}
          onReport={setReported}
        />
      ) : (
        <Gone why={gone} />
      )}
      <Composer ref={composer} focused={focused} reply={reply} onReplied={() => setReply(null)} />
      {reported && <ReportDialog line={reported} onClose={() => setReported(null)} />}
    </Stack>
  );
}

function Gone({ why }: { readonly why: string }) {
  const { t } = useTranslation("chat");
  const isLobby = chat.useState(({ rid }) => rid === CHAT_LOBBY);
  if (isLobby) return <EmptyState title={why} note={t("goneLobby")} />;
  const lobby = <Button onClick={() => openChat()}>{t("toLobby")}</Button>;
  return <EmptyState title={why} note={t("gone")} action={lobby} />;
}

/** Notices of the server, while a chat is open. */
function useNotices(): void {
  useEffect(
    () =>
      chat.useState.subscribe(({ notice }, before) => {
        if (notice !== null && notice !== before.notice) showToast(notice.message);
      }),
    [],
  );
}
