import { css } from "#styled/css/index.js";
import { useSession } from "../account/session-store.ts";
import { Avatar } from "./avatar.tsx";
import { VipBadge } from "./vip-badge.tsx";

/** Picture, name and level of the member, above the menu. Keeps its room while they load. */
export function MemberLine() {
  const member = useSession((state) => state.member);
  if (member === null) return <div className={me} />;
  return (
    <div className={me}>
      <Avatar src={member.avatar} size="sm" />
      <div className={words}>
        <b className={name}>{member.name}</b>
        <VipBadge level={member.vipLevel} />
      </div>
    </div>
  );
}

const me = css({
  display: { base: "none", desktop: "flex" },
  alignItems: "center",
  gap: "3",
  minHeight: "12",
  paddingInline: "2",
});
// Below a long name there is room for the badge, not beside it.
const words = css({
  flex: "1",
  minWidth: "0",
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  justifyContent: "space-between",
  columnGap: "3",
  rowGap: "1",
});
const name = css({
  maxWidth: "full",
  fontWeight: "semibold",
  lineHeight: "tight",
  overflow: "hidden",
  textOverflow: "ellipsis",
  whiteSpace: "nowrap",
});
