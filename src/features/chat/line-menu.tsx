// What can be done with somebody's message.
import { AtSign, EllipsisVertical, EyeOff, Flag, Reply } from "lucide-react";
import { type ReactElement, useState } from "react";
import { useTranslation } from "react-i18next";
import type { ChatMessage } from "#contract/chat.ts";
import { css } from "#styled/css/index.js";
import { useLoggedIn } from "#session/account/session-store.ts";
import { IconButton } from "#ui/buttons/icon-button.tsx";
import { Menu } from "#ui/overlays/menu.tsx";
import { showToast } from "#ui/overlays/toast.tsx";
import type { LineActions } from "./line-actions.ts";
import { hidePerson } from "./hidden-people.ts";

interface LineMenuProps {
  readonly line: ChatMessage;
  readonly actions: LineActions;
}

/** Only a button until it is pressed: in a busy room many messages are drawn every second. */
export function LineMenu({ line, actions }: LineMenuProps) {
  const { t } = useTranslation("chat");
  const [asked, setAsked] = useState(false);
  const look = {
    size: "sm",
    icon: EllipsisVertical,
    label: t("menu.name", { name: line.name }),
  } as const;
  return (
    <span className={place}>
      {asked ? (
        <OpenMenu line={line} actions={actions} trigger={<IconButton {...look} />} />
      ) : (
        <IconButton {...look} aria-haspopup="menu" onClick={() => setAsked(true)} />
      )}
    </span>
  );
}

interface OpenMenuProps extends LineMenuProps {
  readonly trigger: ReactElement;
}

function OpenMenu({ line, actions, trigger }: OpenMenuProps) {
  const { t } = useTranslation("chat");
  const loggedIn = useLoggedIn();
  const { name, role, userId } = line;
  const talk = [
    { key: "reply", label: t("menu.reply"), icon: Reply, onSelect: () => actions.onReply(line) },
    {
      key: "mention",
      label: t("menu.mention"),
      icon: AtSign,
      onSelect: () => actions.onMention(name),
    },
  ];
  const report = {
    key: "report",
    label: t("menu.report"),
    icon: Flag,
    onSelect: () => actions.onReport(line),
  };
  const hide = {
    key: "hide",
    label: t("menu.hide"),
    icon: EyeOff,
    onSelect: () => {
      hidePerson(userId);
      showToast(t("menu.hidden", { name }));
    },
  };
  const isStaff = role === "moderator";
  const entries = [...talk, ...(isStaff ? [] : [...(loggedIn ? [report] : []), hide])];
  return <Menu defaultOpen trigger={trigger} entries={entries} />;
}

/** Seen where the pointer or the focus is; always on touch screens. */
const place = css({
  position: "absolute",
  top: "0",
  right: "2",
  borderRadius: "sm",
  color: "text-muted",
  // As high as a short line (chat-row.tsx): more room for a finger would reach into the next one.
  "& > button::after": { display: "none" },
  "@media (hover: hover)": {
    background: "surface-overlay",
    opacity: { base: "0", _groupHover: "1" },
    _focusWithin: { opacity: "1" },
    "&:has([data-popup-open])": { opacity: "1" },
  },
});
