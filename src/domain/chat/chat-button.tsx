import { MessagesSquare } from "lucide-react";
import { useTranslation } from "react-i18next";
import { isOn } from "#brand/brand.ts";
import { IconButton } from "#ui/buttons/icon-button.tsx";
import { openChat } from "./chat-panel.ts";

/** Imported from here, it stays out of the icons that all features share. */
export const CHAT_ICON = MessagesSquare;

interface ChatButtonProps {
  readonly rid?: string;
  readonly tone?: "ghost" | "raised" | "glass";
  readonly size?: "sm" | "md";
  readonly className?: string;
}

/** Opens a chat room; nothing on sites without a chat. */
export function ChatButton({ rid, ...look }: ChatButtonProps) {
  const { t } = useTranslation("ui");
  if (!isOn("chat")) return null;
  return (
    <IconButton
      icon={CHAT_ICON}
      label={t(rid === undefined ? "chat.lobby" : "chat.room")}
      aria-haspopup="dialog"
      onClick={() => openChat(rid)}
      {...look}
    />
  );
}
