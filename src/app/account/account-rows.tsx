// The account on phones, at the top of the sheet: what the header has no room for.
import { LogOut } from "lucide-react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router-dom";
import { css } from "#styled/css/index.js";
import { emit } from "#session/site/events.ts";
import { useLoggedIn, useSession } from "#session/account/session-store.ts";
import { Art } from "#ui/art.tsx";
import { Button } from "#ui/button.tsx";
import { Icon } from "#ui/icon.tsx";
import { askLogOut } from "./ask-log-out.ts";
import { BalanceChip } from "./balance-chip.tsx";
import { memberLinks } from "./member-links.ts";
import { MenuUnread } from "./unread-badge.tsx";
import { PlainButton } from "#ui/plain-button.tsx";

interface AccountRowsProps {
  readonly onClose: () => void;
}

export function AccountRows({ onClose }: AccountRowsProps) {
  return useLoggedIn() ? <MemberRows onClose={onClose} /> : <VisitorRow onClose={onClose} />;
}

function VisitorRow({ onClose }: AccountRowsProps) {
  const { t } = useTranslation("shell");
  function open(event: "login" | "register") {
    onClose();
    emit(event, null);
  }
  return (
    <div className={block}>
      <p className={css({ color: "text-muted", fontSize: "sm" })}>{t("account.visitor")}</p>
      <div className={pair}>
        <Button block onClick={() => open("login")}>
          {t("account.login")}
        </Button>
        <Button block tone="primary" onClick={() => open("register")}>
          {t("account.register")}
        </Button>
      </div>
    </div>
  );
}

function MemberRows({ onClose }: AccountRowsProps) {
  const { t } = useTranslation("shell");
  const member = useSession((state) => state.member);
  return (
    <div className={block}>
      <div className={head}>
        {member !== null && member.avatar !== "" && <Art src={member.avatar} className={avatar} />}
        <b className={css({ color: "text-strong" })}>{member?.name}</b>
        <BalanceChip className={css({ marginLeft: "auto" })} />
      </div>
      <ul className={links}>
        {memberLinks().map(({ path, key, icon }) => (
          <li key={key}>
            <Link to={path} className={link} onClick={onClose}>
              <Icon as={icon} />
              {t(`account.pages.${key}`)}
              {key === "message" && <MenuUnread />}
            </Link>
          </li>
        ))}
        <li>
          <PlainButton
            className={link}
            onClick={() => {
              onClose();
              askLogOut();
            }}
          >
            <Icon as={LogOut} />
            {t("account.logout")}
          </PlainButton>
        </li>
      </ul>
    </div>
  );
}

const block = css({
  display: "grid",
  gap: "3",
  paddingBottom: "4",
  marginBottom: "2",
  borderBottom: "thin",
});
const pair = css({ display: "grid", gridTemplateColumns: "1fr 1fr", gap: "3" });
const head = css({ display: "flex", alignItems: "center", gap: "3", minWidth: "0" });
const avatar = css({ width: "11", height: "11", borderRadius: "pill" });
const links = css({ display: "grid", gridTemplateColumns: "1fr 1fr", columnGap: "3" });
const link = css({
  display: "flex",
  alignItems: "center",
  gap: "3",
  width: "full",
  minHeight: "11",
  color: "text-strong",
  cursor: "pointer",
});
