import { useTranslation } from "react-i18next";
import type { MemberInfo } from "#contract/api/member.ts";
import { type AuthItem, authLink } from "./anchors.ts";
import { InfoRow } from "./info-row.tsx";
import { ITEM_ICONS } from "./item-icons.ts";
import { isDone, stateText } from "./item-state.ts";
import { MaskedValue } from "./masked-value.tsx";

interface BindRowProps {
  readonly item: Exclude<AuthItem, "birthday" | "gender">;
  readonly member: MemberInfo;
}

/** What is bound, with stars in it, or set and never shown. */
export function BindRow({ item, member }: BindRowProps) {
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
      state={t(stateText(item, bound))}
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
