// What a member has in the header: balance, deposits, and on wide windows the messages and the menu behind the
// avatar. A phone has these two in its bottom bar, so that the name of the brand keeps its room.
import { Bell, LogOut, UserRound } from "lucide-react";
import { useTranslation } from "react-i18next";
import { useNavigate } from "react-router-dom";
import * as PAGES from "#contract/pages.ts";
import { css, cx } from "#styled/css/index.js";
import { pageAddress } from "#brand/brand.ts";
import { useOffline } from "#lib/browser/offline.ts";
import { useSession } from "#session/account/session-store.ts";
import { useHasPage, useOpenAddress } from "#session/site/use-has-page.ts";
import { Art } from "#ui/pictures/art.tsx";
import { ButtonLink } from "#ui/buttons/button-link.tsx";
import { Icon } from "#ui/pictures/icon.tsx";
import { IconButton } from "#ui/buttons/icon-button.tsx";
import { Menu } from "#ui/overlays/menu.tsx";
import { askLogOut } from "./ask-log-out.ts";
import { BalanceChip } from "./balance-chip.tsx";
import { useMemberLinks } from "./member-links.ts";
import { MenuUnread, UnreadBadge, useWithUnread } from "./unread-badge.tsx";
import { PlainButton } from "#ui/buttons/plain-button.tsx";

export function MemberArea() {
  const { t } = useTranslation(["shell", "titles"]);
  const navigate = useNavigate();
  const member = useSession((state) => state.member);
  // Without a network, a member's picture is not on its way.
  const offline = useOffline(({ since }) => since !== null);
  const avatarUrl = member?.avatar ?? (offline ? "" : null);
  const label = useWithUnread(t("account.menu"));
  const messages = pageAddress("message");
  const links = useMemberLinks();
  return (
    <>
      <BalanceChip tight />
      <MoneyLinks />
      {messages !== null && <Messages onOpen={() => void navigate(messages)} />}
      <Menu
        trigger={
          <PlainButton
            aria-label={label}
            data-tour="account"
            className={cx(marked, avatar, deskOnly)}
          >
            {avatarUrl === "" && <Icon as={UserRound} className={unknown} />}
            {avatarUrl !== null && avatarUrl !== "" && <Art src={avatarUrl} className={picture} />}
          </PlainButton>
        }
        entries={[
          ...links.map(({ path, title, icon }) => ({
            key: title,
            icon,
            label: t(`titles:${title}`),
            mark: title === "message" && <MenuUnread />,
            onSelect: () => void navigate(path),
          })),
          { key: "logout", icon: LogOut, label: t("account.logout"), onSelect: askLogOut },
        ]}
      />
    </>
  );
}

/** A narrow desktop has no room for them: there they are in the menu. */
function MoneyLinks() {
  const { t } = useTranslation(["shell", "titles"]);
  const hasOpenPage = useHasPage();
  const deposit = useOpenAddress("savemoney");
  return (
    <span className={money}>
      {deposit !== null && (
        <ButtonLink to={deposit} tone="header" size="bar">
          {t("titles:savemoney")}
        </ButtonLink>
      )}
      {hasOpenPage(PAGES.takemoney) && (
        <ButtonLink to={PAGES.takemoney} tone="headerQuiet" size="bar" className={deskOnly}>
          {t("titles:takemoney")}
        </ButtonLink>
      )}
    </span>
  );
}

function Messages({ onOpen }: { readonly onOpen: () => void }) {
  const { t } = useTranslation(["shell", "titles"]);
  const label = useWithUnread(t("titles:message"));
  return (
    <span className={cx(marked, deskOnly)}>
      <IconButton icon={Bell} label={label} onClick={onOpen} />
      <UnreadBadge />
    </span>
  );
}

const money = css({ display: { base: "flex", desktop: "none", wide: "flex" }, gap: "2" });
const deskOnly = css({ hideBelow: "desktop" });
const marked = css({ position: "relative" });
const avatar = css({
  width: "control",
  height: "control",
  borderRadius: "pill",
  border: "[2px solid {colors.header-accent}]",
  background: "surface-sunken",
  cursor: "pointer",
  // A finger needs more room than the picture takes.
  _before: { content: '""', position: "absolute", inset: "-2" },
});
const unknown = css({ margin: "auto", color: "text-muted" });
const picture = css({
  width: "full",
  height: "full",
  borderRadius: "pill",
  objectFit: "cover",
});
