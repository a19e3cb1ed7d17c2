// The account on phones, at the top of the sheet: what the header has no room for.
import { LogOut } from "lucide-react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router-dom";
import { css } from "#styled/css/index.js";
import { Grid, Row, Stack, Text } from "#styled/jsx/index.js";
import { emit } from "#session/site/events.ts";
import { useLoggedIn, useSession } from "#session/account/session-store.ts";
import { Art } from "#ui/pictures/art.tsx";
import { Button } from "#ui/buttons/button.tsx";
import { Icon } from "#ui/pictures/icon.tsx";
import { askLogOut } from "./ask-log-out.ts";
import { BalanceChip } from "./balance-chip.tsx";
import { useMemberLinks } from "./member-links.ts";
import { MenuUnread } from "./unread-badge.tsx";
import { PlainButton } from "#ui/buttons/plain-button.tsx";

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
    <Stack gap="3" paddingBottom="4" marginBottom="2" borderBottom="thin">
      <Text color="text-muted" size="sm">
        {t("account.visitor")}
      </Text>
      <Grid columns="1fr 1fr" gap="3">
        <Button block onClick={() => open("login")}>
          {t("account.login")}
        </Button>
        <Button block tone="primary" onClick={() => open("register")}>
          {t("account.register")}
        </Button>
      </Grid>
    </Stack>
  );
}

function MemberRows({ onClose }: AccountRowsProps) {
  const { t } = useTranslation(["shell", "titles"]);
  const links = useMemberLinks();
  const member = useSession((state) => state.member);
  return (
    <Stack gap="3" paddingBottom="4" marginBottom="2" borderBottom="thin">
      <Row align="center" gap="3" minWidth="0">
        {member !== null && member.avatar !== "" && <Art src={member.avatar} className={avatar} />}
        <Text as="b" color="text-strong">
          {member?.name}
        </Text>
        <BalanceChip className={css({ marginLeft: "auto" })} />
      </Row>
      <Grid as="ul" columns="1fr 1fr" columnGap="3">
        {links.map(({ path, title, icon }) => (
          <li key={title}>
            <Link to={path} className={link} onClick={onClose}>
              <Icon as={icon} />
              {t(`titles:${title}`)}
              {title === "message" && <MenuUnread />}
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
      </Grid>
    </Stack>
  );
}

const avatar = css({ width: "11", height: "11", borderRadius: "pill" });
const link = css({
  display: "flex",
  alignItems: "center",
  gap: "3",
  width: "full",
  minHeight: "11",
  color: "text-strong",
});
