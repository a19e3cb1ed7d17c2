import type { LucideIcon } from "lucide-react";
import { useTranslation } from "react-i18next";
import { cva } from "#styled/css/index.js";
import type { MemberInfo } from "#contract/api/member.ts";
import { useLocale } from "#session/preferences/locale.ts";
import { Icon } from "#ui/pictures/icon.tsx";
import type { AuthItem } from "./anchors.ts";
import { dayText } from "./day-text.ts";
import { isDone } from "./item-state.ts";
import { MaskedValue } from "./masked-value.tsx";

interface ItemValueProps {
  readonly item: AuthItem;
  readonly member: MemberInfo;
  /** Inside a button there is no button that shows the whole value. */
  readonly inButton?: boolean;
}

/** What is known of an item, with stars in it; without a value, what the item is good for. */
export function ItemValue({ item, member, inButton = false }: ItemValueProps) {
  const { t } = useTranslation("account");
  const locale = useLocale();
  if (!isDone(member, item)) return t(`why.${item}`);
  if (item === "gender") return t(`gender.${member.gender ?? "male"}`);
  if (item === "birthday") return dayText(member.birthday ?? "", locale);
  if (item === "password" || item === "secondPassword") return t(`setNote.${item}`);
  const masked = member[item];
  if (masked === null) return t(`setNote.${item}`);
  if (inButton) return masked;
  return <MaskedValue field={item} label={t(`item.${item}`)} masked={masked} />;
}

interface ItemMarkProps {
  readonly icon: LucideIcon;
  readonly done: boolean;
}

/** The drawing of a row of the account, in colour once it is done. */
export function ItemMark({ icon, done }: ItemMarkProps) {
  return (
    <span className={mark({ done })}>
      <Icon as={icon} />
    </span>
  );
}

const mark = cva({
  base: {
    display: "grid",
    placeItems: "center",
    flex: "none",
    width: "9",
    height: "9",
    borderRadius: "md",
  },
  variants: {
    done: {
      true: { background: "accent-subtle", color: "accent-text" },
      false: { background: "surface-sunken", color: "text-muted" },
    },
  },
});
