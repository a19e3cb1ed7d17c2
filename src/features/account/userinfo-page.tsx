// The member's own page: who they are, how well the account is guarded, what is bound.
import { useTranslation } from "react-i18next";
import { MemberFrame } from "#session/member/member-frame.tsx";
import { MemberView } from "./member-view.tsx";
import { ProfileHead } from "./profile-head.tsx";
import { AccountColumns, UserinfoSkeleton } from "./userinfo-skeleton.tsx";
import { Box } from "#styled/jsx/index.js";
import type { MemberInfo } from "#contract/api/member.ts";
import { InfoRow, rowList } from "./info-row.tsx";
import { TitledCard } from "#ui/layout/titled-card.tsx";
import { PageRows } from "./page-rows.tsx";
import { type AuthItem, authLink, ITEM_GROUPS } from "./anchors.ts";
import { ITEM_ICONS } from "./item-icons.ts";
import { isDone, itemState } from "./item-state.ts";
import { ItemValue } from "./item-value.tsx";
import { Shield } from "lucide-react";
import { forgetRevealed } from "#session/account/revealed-data.ts";
import { setPreference, usePreference } from "#session/preferences/preferences.ts";
import { Switch } from "#ui/fields/switch.tsx";

export function Page() {
  const { t } = useTranslation("titles");
  return (
    <MemberFrame title={t("userinfo")}>
      <MemberView skeleton={<UserinfoSkeleton />}>
        {(member) => (
          <>
            <ProfileHead member={member} />
            <AccountPanels member={member} />
          </>
        )}
      </MemberView>
    </MemberFrame>
  );
}

/** What is known and bound, one row each; a row leads to where it is changed. */
function AccountPanels({ member }: { readonly member: MemberInfo }) {
  const { t } = useTranslation("account");
  const rowsOf = (items: readonly AuthItem[]) =>
    items.map((item) => <ItemRow key={item} item={item} member={member} />);
  return (
    <AccountColumns>
      <TitledCard content="toEdges" title={t("panel.profile")} note={t("panel.profileNote")}>
        <ul className={rowList}>{rowsOf(ITEM_GROUPS.profile)}</ul>
      </TitledCard>
      <Box gridRow="span 2">
        <TitledCard content="toEdges" title={t("panel.security")} note={t("panel.securityNote")}>
          <ul className={rowList}>
            {rowsOf(ITEM_GROUPS.security)}
            <SafeRow />
          </ul>
        </TitledCard>
      </Box>
      <PageRows member={member} />
    </AccountColumns>
  );
}

interface ItemRowProps {
  readonly item: AuthItem;
  readonly member: MemberInfo;
}

function ItemRow({ item, member }: ItemRowProps) {
  const { t } = useTranslation("account");
  const bound = isDone(member, item);
  const done = item === "password" || item === "secondPassword" ? "change" : "view";
  return (
    <InfoRow
      icon={ITEM_ICONS[item]}
      label={t(`item.${item}`)}
      bound={bound}
      state={t(itemState(item, bound))}
      action={{ to: authLink(item), text: t(bound ? `action.${done}` : `row.${item}`) }}
    >
      <ItemValue item={item} member={member} />
    </InfoRow>
  );
}

/** Whether data that was looked at stays on this device. */
function SafeRow() {
  const { t } = useTranslation("account");
  const safe = usePreference("safe");
  const turn = (on: boolean) => {
    setPreference("safe", on);
    if (on) forgetRevealed();
  };
  return (
    <InfoRow
      icon={Shield}
      label={t("item.safe")}
      bound={safe}
      state={null}
      control={<Switch label={t("item.safe")} checked={safe} onChange={turn} />}
    >
      {t("why.safe")}
    </InfoRow>
  );
}
