import { Camera } from "lucide-react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { css, cx } from "#styled/css/index.js";
import { Row, Stack } from "#styled/jsx/index.js";
import type { MemberInfo } from "#contract/api/member.ts";
import { cardStyle } from "#ui/layout/card-style.ts";
import { Icon } from "#ui/pictures/icon.tsx";
import { Avatar } from "#session/member/avatar.tsx";
import { AvatarDialog } from "./avatar-dialog.tsx";
import { ProfileFacts } from "./profile-facts.tsx";
import { SecurityGauge } from "./security-gauge.tsx";
import { VipBadge } from "#session/member/vip-badge.tsx";
import { PlainButton } from "#ui/buttons/plain-button.tsx";

export function ProfileHead({ member }: { readonly member: MemberInfo }) {
  const { t } = useTranslation("account");
  const [choosing, setChoosing] = useState(false);
  return (
    <section aria-label={t("profile.label")} className={cx(cardStyle, frame)}>
      <Row align="center" gap={{ base: "4", desktop: "6" }} minWidth="0">
        <PlainButton
          aria-label={t("avatar.change")}
          className={picture}
          onClick={() => setChoosing(true)}
        >
          <Avatar src={member.avatar} size="lg" />
          <span className={camera}>
            <Icon as={Camera} size={1} />
          </span>
        </PlainButton>
        <Stack gap="2" minWidth="0">
          <Row as="p" wrap="wrap" align="center" gap="3" minWidth="0">
            <b className={name}>{member.name}</b>
            <VipBadge level={member.vipLevel} />
          </Row>
          <ProfileFacts member={member} />
        </Stack>
      </Row>
      <SecurityGauge member={member} />
      {choosing && <AvatarDialog current={member.avatar} onClose={() => setChoosing(false)} />}
    </section>
  );
}

const frame = css({
  display: "grid",
  gridTemplateColumns: {
    base: "minmax(0, 1fr)",
    desktop: "minmax(0, 1fr) minmax(18rem, 24rem)",
  },
  alignItems: "center",
  gap: { base: "5", desktop: "8" },
  minWidth: "0",
  padding: { base: "4", desktop: "6" },
  _classic: {
    backgroundImage: "linear-gradient(100deg, {colors.accent-subtle}, transparent 62%)",
  },
});

const picture = css({
  position: "relative",
  flex: "none",
  borderRadius: "pill",
  boxShadow: "[0 0 0 4px {colors.surface}]",
});

const camera = css({
  position: "absolute",
  right: "-0-5",
  bottom: "-0-5",
  display: "grid",
  placeItems: "center",
  width: "8",
  height: "8",
  borderRadius: "pill",
  background: "accent",
  boxShadow: "[inset 0 0 0 1px {colors.accent-mark}, 0 0 0 3px {colors.surface}]",
  color: "text-on-accent",
  fontSize: "sm",
});

const name = css({
  minWidth: "0",
  color: "text-strong",
  fontSize: "xl",
  fontWeight: "bold",
  lineHeight: "tight",
  overflowWrap: "anywhere",
});
