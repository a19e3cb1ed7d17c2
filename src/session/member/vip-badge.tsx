import { useTranslation } from "react-i18next";
import { Link } from "react-router-dom";
import type { MemberInfo } from "#contract/api/member.ts";
import { css, cx } from "#styled/css/index.js";
import { isOn, pageAddress } from "#brand/brand.ts";

interface VipBadgeProps {
  readonly level: MemberInfo["vipLevel"];
  /** False for the level of somebody else. */
  readonly linked?: boolean;
}

/** Leads to the page of levels; nothing on a site without levels. */
export function VipBadge({ level, linked = true }: VipBadgeProps) {
  const { t } = useTranslation("account");
  if (level === null || !isOn("vip")) return null;
  const text = t("vip", { level });
  const vip = pageAddress("vip");
  if (vip === null || !linked) return <span className={badge}>{text}</span>;
  return (
    <Link to={vip} className={cx(badge, link)}>
      {text}
    </Link>
  );
}

const badge = css({
  position: "relative",
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
// A finger needs more room than the badge takes.
const link = css({ _before: { content: '""', position: "absolute", inset: "-2" } });
