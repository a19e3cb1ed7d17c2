// The account on phones, at the top of the sheet: what the header has no room for.
import { LogOut } from "lucide-react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router-dom";
import { css, cva } from "#styled/css/index.js";
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
  const tiles = TILES.flatMap((tile) => links.filter(({ title }) => title === tile)).slice(0, 3);
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
      <ul className={tileRow}>
        {tiles.map(({ path, title, icon }, index) => (
          <li key={title}>
            <Link to={path} className={tile({ first: index === 0 })} onClick={onClose}>
              <Icon as={icon} size={1.5} />
              {t(`titles:${title}`)}
            </Link>
          </li>
        ))}
      </ul>
      <Grid as="ul" columns="1fr 1fr" columnGap="3">
        {links.filter(isNotIn(tiles)).map(({ path, title, icon }) => (
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

/** What members open most, in this order; three of them are tiles. */
const TILES = ["savemoney", "takemoney", "betRecord", "transRecord", "wallet"];

function isNotIn<T>(listed: readonly T[]): (item: T) => boolean {
  return (item) => !listed.includes(item);
}

const tileRow = css({
  display: "grid",
  gridAutoFlow: "column",
  gridAutoColumns: "minmax(0, 1fr)",
  gap: "2",
});
const tile = cva({
  base: {
    display: "grid",
    justifyItems: "center",
    alignContent: "center",
    gap: "1-5",
    minHeight: "18",
    borderRadius: "lg",
    fontSize: "sm",
    fontWeight: "semibold",
  },
  variants: {
    first: {
      true: { background: "accent", color: "text-on-accent" },
      false: { background: "surface-sunken", color: "text-strong" },
    },
  },
});
const avatar = css({ width: "11", height: "11", borderRadius: "pill" });
const link = css({
  display: "flex",
  alignItems: "center",
  gap: "3",
  width: "full",
  minHeight: "11",
  color: "text-strong",
});
