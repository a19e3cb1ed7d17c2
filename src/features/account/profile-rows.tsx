import { useTranslation } from "react-i18next";
import type { MemberInfo } from "#contract/api/member.ts";
import { useLocale } from "#session/preferences/locale.ts";
import { authLink } from "./anchors.ts";
import { BindRow } from "./bind-row.tsx";
import { dayText } from "./day-text.ts";
import { InfoRow } from "./info-row.tsx";
import { ITEM_ICONS } from "./item-icons.ts";
import { stateText } from "./item-state.ts";

/** Real name, gender and birthday: each is filled in once. */
export function ProfileRows({ member }: { readonly member: MemberInfo }) {
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
      state={t(stateText(item, bound))}
      action={{ to: authLink(item), text: t(bound ? "action.view" : "action.fill") }}
    >
      {value ?? t(`why.${item}`)}
    </InfoRow>
  );
}
