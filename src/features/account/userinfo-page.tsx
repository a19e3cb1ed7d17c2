// The member's own page: who they are, how well the account is guarded, what is bound.
import { useTranslation } from "react-i18next";
import { MemberFrame } from "#session/member/member-frame.tsx";
import { MemberView } from "./member-view.tsx";
import { ProfileHead } from "./profile-head.tsx";
import { UserinfoSkeleton } from "./userinfo-skeleton.tsx";
import type { MemberInfo } from "#contract/api/member.ts";
import { InfoRow, rowList } from "./info-row.tsx";
import { TitledCard } from "#ui/layout/titled-card.tsx";
import { PageRows } from "./page-rows.tsx";
import { useLocale } from "#session/preferences/locale.ts";
import { type AuthItem, authLink } from "./anchors.ts";
import { dayText } from "./day-text.ts";
import { ITEM_ICONS } from "./item-icons.ts";
import { isDone, itemState } from "./item-state.ts";
import { MaskedValue } from "./masked-value.tsx";
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
  return (
    <>
      <TitledCard content="toEdges" title={t("panel.profile")} note={t("panel.profileNote")}>
        <ul className={rowList}>
          <ProfileRows member={member} />
        </ul>
      </TitledCard>
      <TitledCard content="toEdges" title={t("panel.security")} note={t("panel.securityNote")}>
        <ul className={rowList}>
          {SECURITY.map((item) => (
            <BindRow key={item} item={item} member={member} />
          ))}
          <SafeRow />
        </ul>
      </TitledCard>
      <PageRows member={member} />
    </>
  );
}

const SECURITY = ["phone", "email", "password", "secondPassword"] as const;

/** Real name, gender and birthday: each is filled in once. */
function ProfileRows({ member }: { readonly member: MemberInfo }) {
  const { t } = useTranslation("account");
  const locale = useLocale();
  const { gender, birthday } = member;
  return (
    <>
      <BindRow item="realName" member={member} />
      <FactRow item="gender" value={gender === null ? null : t(`gender.${gender}`)} />
      <FactRow item="birthday" value={birthday === null ? null : dayText(birthday, locale)} />
    </>
  );
}

interface FactRowProps {
  readonly item: "gender" | "birthday";
  readonly value: string | null;
}

function FactRow({ item, value }: FactRowProps) {
  const { t } = useTranslation("account");
  const bound = value !== null;
  return (
    <InfoRow
      icon={ITEM_ICONS[item]}
      label={t(`item.${item}`)}
      bound={bound}
      state={t(itemState(item, bound))}
      action={{ to: authLink(item), text: t(bound ? "action.view" : "action.fill") }}
    >
      {value ?? t(`why.${item}`)}
    </InfoRow>
  );
}

interface BindRowProps {
  readonly item: Exclude<AuthItem, "birthday" | "gender">;
  readonly member: MemberInfo;
}

/** What is bound, with stars in it, or set and never shown. */
function BindRow({ item, member }: BindRowProps) {
  const { t } = useTranslation("account");
  const label = t(`item.${item}`);
  const bound = isDone(member, item);
  const secret = item === "password" || item === "secondPassword";
  const masked = secret ? null : member[item];
  const done = t(secret ? "action.change" : "action.view");
  return (
    <InfoRow
      icon={ITEM_ICONS[item]}
      label={label}
      bound={bound}
      state={t(itemState(item, bound))}
      action={{ to: authLink(item), text: bound ? done : t(`row.${item}`) }}
    >
      {!secret && bound && masked !== null ? (
        <MaskedValue field={item} label={label} masked={masked} />
      ) : (
        t(bound ? `setNote.${item}` : `why.${item}`)
      )}
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
