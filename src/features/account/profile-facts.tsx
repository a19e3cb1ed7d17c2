import { Copy } from "lucide-react";
import { useTranslation } from "react-i18next";
import { css } from "#styled/css/index.js";
import { Row } from "#styled/jsx/index.js";
import type { MemberInfo } from "#contract/api/member.ts";
import { formatClock } from "#lib/text/format.ts";
import { copyText } from "#ui/actions/copy-text.ts";
import { IconButton } from "#ui/buttons/icon-button.tsx";

/** Number, first day and last visit of the member. */
export function ProfileFacts({ member }: { readonly member: MemberInfo }) {
  const { t } = useTranslation("account");
  const { userId, registeredAt, lastLoginAt } = member;
  return (
    <dl className={list}>
      {userId !== "" && (
        <Row align="center" gap="2" minWidth="0">
          <dt>{t("profile.id")}</dt>
          <dd className={number}>
            {userId}
            <IconButton
              size="sm"
              icon={Copy}
              label={t("profile.copy")}
              className={css({ marginBlock: { base: "0", desktop: "-2" }, color: "text-muted" })}
              onClick={() => void copyText(userId)}
            />
          </dd>
        </Row>
      )}
      {registeredAt !== null && (
        <Row align="center" gap="2" minWidth="0">
          <dt>{t("profile.registered")}</dt>
          <dd className={number}>{formatClock(registeredAt).slice(0, DAY)}</dd>
        </Row>
      )}
      {lastLoginAt !== undefined && (
        <Row align="center" gap="2" minWidth="0">
          <dt>{t("profile.lastLogin")}</dt>
          <dd className={number}>
            {lastLoginAt === null ? t("profile.never") : formatClock(lastLoginAt).slice(0, MINUTE)}
          </dd>
        </Row>
      )}
    </dl>
  );
}

/** Characters of `2026-11-21` and of `2026-11-21 19:46`. */
const DAY = 10;
const MINUTE = 16;

const list = css({
  display: "flex",
  flexWrap: "wrap",
  columnGap: { base: "4", wide: "6" },
  rowGap: "1",
  color: "text-muted",
  fontSize: "sm",
});

const number = css({
  display: "inline-flex",
  alignItems: "center",
  gap: "1",
  color: "text-strong",
  textStyle: "figures",
});
