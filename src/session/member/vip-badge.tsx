import { useTranslation } from "react-i18next";
import type { MemberInfo } from "#contract/api/member.ts";
import { css } from "#styled/css/index.js";

export function VipBadge({ level }: { readonly level: MemberInfo["vipLevel"] }) {
  const { t } = useTranslation("account");
  if (level === null) return null;
  return <span className={badge}>{t("vip", { level })}</span>;
}

const badge = css({
  flex: "none",
  paddingBlock: "1",
  paddingInline: "1-5",
  borderRadius: "xs",
  background: "metal",
  color: "art-ground",
  fontFamily: "figures",
  fontSize: "2xs",
  fontWeight: "bold",
  lineHeight: "none",
  whiteSpace: "nowrap",
});
