// What a member has in the header: balance, unread messages, the menu behind the avatar.
import { Bell, LogOut } from "lucide-react";
import { useTranslation } from "react-i18next";
import { useNavigate } from "react-router-dom";
import { css } from "#styled/css/index.js";
import { hasPage } from "../../brand/brand.ts";
import { useSession } from "../../session/session-store.ts";
import { Art } from "../../ui/art.tsx";
import { IconButton } from "../../ui/icon-button.tsx";
import { Menu } from "../../ui/menu.tsx";
import { askLogOut } from "./ask-log-out.ts";
import { BalanceChip } from "./balance-chip.tsx";
import { memberLinks } from "./member-links.ts";

const MESSAGES = "/mine/message";

export function MemberArea() {
  const { t } = useTranslation("shell");
  const navigate = useNavigate();
  const member = useSession((state) => state.member);
  return (
    <>
      <BalanceChip className={css({ display: { base: "none", desktop: "inline-flex" } })} />
      {hasPage(MESSAGES) && <Messages onOpen={() => void navigate(MESSAGES)} />}
      <Menu
        trigger={
          <button type="button" aria-label={t("account.menu")} className={avatar}>
            {member === null ? null : <Art src={member.avatar} className={picture} />}
          </button>
        }
        entries={[
          ...memberLinks().map(({ path, key, icon }) => ({
            key,
            icon,
            label: t(`account.pages.${key}`),
            onSelect: () => void navigate(path),
          })),
          { key: "logout", icon: LogOut, label: t("account.logout"), onSelect: askLogOut },
        ]}
      />
    </>
  );
}

function Messages({ onOpen }: { readonly onOpen: () => void }) {
  const { t } = useTranslation("shell");
  const unread = useSession((state) => state.unread) ?? 0;
  return (
    <span className={css({ position: "relative" })}>
      <IconButton icon={Bell} label={t("account.messages", { unread })} onClick={onOpen} />
      {unread > 0 && (
        <span aria-hidden="true" className={badge}>
          {Math.min(unread, 99)}
        </span>
      )}
    </span>
  );
}

const avatar = css({
  width: "control",
  height: "control",
  overflow: "hidden",
  borderRadius: "pill",
  border: "[2px solid {colors.header-accent}]",
  background: "surface-sunken",
  cursor: "pointer",
});
const picture = css({ width: "full", height: "full", objectFit: "cover" });
const badge = css({
  position: "absolute",
  top: "[-0.25rem]",
  right: "[-0.25rem]",
  minWidth: "[1.125rem]",
  paddingInline: "1",
  borderRadius: "pill",
  background: "live",
  color: "live-on",
  fontSize: "2xs",
  fontWeight: "bold",
  lineHeight: "[1.125rem]",
  textAlign: "center",
  pointerEvents: "none",
});
