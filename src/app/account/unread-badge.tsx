import { useTranslation } from "react-i18next";
import { css, cx } from "#styled/css/index.js";
import { useUnread } from "../../session/account/session-store.ts";
import { figures } from "../../ui/money.tsx";
import { UnreadMark } from "../../ui/unread-mark.tsx";

const MOST = 99;

/** How many messages wait, as a mark on the corner of what leads to the account. */
export function UnreadBadge() {
  const unread = useUnread();
  if (unread === 0) return null;
  return (
    <span aria-hidden="true" className={cx(figures, mark)}>
      {unread > MOST ? `${MOST}+` : unread}
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

const mark = css({
  position: "absolute",
  top: "-1",
  right: "-3",
  minWidth: "4-5",
  paddingInline: "1",
  borderRadius: "pill",
  background: "live",
  color: "live-on",
  fontSize: "2xs",
  fontWeight: "bold",
  lineHeight: "4-5",
  textAlign: "center",
  pointerEvents: "none",
});
