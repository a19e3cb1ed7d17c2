import { useTranslation } from "react-i18next";
import { css, cx } from "#styled/css/index.js";
import { useUnread } from "#session/account/session-store.ts";
import { figures } from "#ui/money/money.tsx";
import { unreadFigure, UnreadMark, unreadStyle } from "#ui/money/unread-mark.tsx";

/** How many messages wait, as a mark on the corner of what leads to the account. */
export function UnreadBadge() {
  const unread = useUnread();
  if (unread === 0) return null;
  return (
    <span aria-hidden="true" className={cx(figures, unreadStyle, corner)}>
      {unreadFigure(unread)}
    </span>
  );
}

/** `name` with the number of messages, for screen readers. */
export function useWithUnread(name: string): string {
  const { t } = useTranslation("shell");
  const unread = useUnread();
  return unread === 0 ? name : t("account.unread", { name, unread });
}

/** The number beside the entry of the messages in a menu. */
export function MenuUnread() {
  const { t } = useTranslation("shell");
  const count = useUnread();
  return <UnreadMark count={count} spoken={t("account.count", { count })} />;
}

// From the middle of the icon on, so that it stays clear of what is beside it.
const corner = css({
  position: "absolute",
  top: "1/2",
  left: "1/2",
  marginTop: "-4-5",
  pointerEvents: "none",
});
