import { useTranslation } from "react-i18next";
import { Link } from "react-router-dom";
import { Icon } from "#ui/pictures/icon.tsx";
import { UnreadMark } from "#ui/money/unread-mark.tsx";
import { useUnread } from "../account/session-store.ts";
import type { MemberPage } from "./member-pages.ts";

interface MemberLinkProps {
  readonly page: MemberPage;
  readonly isHere: boolean;
  readonly ref?: (link: HTMLAnchorElement | null) => void;
  readonly className: string;
}

/** A page in the member's menu. */
export function MemberLink({ page, isHere, ref, className }: MemberLinkProps) {
  const { t } = useTranslation("titles");
  return (
    <Link to={page.path} ref={ref} aria-current={isHere ? "page" : undefined} className={className}>
      <Icon as={page.icon} />
      {t(page.title)}
      {page.title === "message" && <MenuUnread />}
    </Link>
  );
}

function MenuUnread() {
  const { t } = useTranslation("account");
  const count = useUnread();
  return <UnreadMark count={count} spoken={t("menu.unread", { count })} />;
}
