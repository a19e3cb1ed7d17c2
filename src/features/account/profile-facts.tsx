import { Copy } from "lucide-react";
import { useTranslation } from "react-i18next";
import { css } from "#styled/css/index.js";
import type { MemberInfo } from "#contract/api/member.ts";
import { formatClock } from "#lib/format.ts";
import { copyText } from "#ui/copy-text.ts";
import { IconButton } from "#ui/icon-button.tsx";

/** Number, first day and last visit of the member. */
export function ProfileFacts({ member }: { readonly member: MemberInfo }) {
  const { t } = useTranslation("account");
  const { userId, registeredAt, lastLoginAt } = member;
  return (
    <dl className={list}>
      {userId !== "" && (
        <div className={fact}>
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
        </div>
      )}
      {registeredAt !== null && (
        <div className={fact}>
          <dt>{t("profile.registered")}</dt>
          <dd className={number}>{formatClock(registeredAt).slice(0, DAY)}</dd>
        </div>
      )}
      {lastLoginAt !== undefined && (
        <div className={fact}>
          <dt>{t("profile.lastLogin")}</dt>
          <dd className={number}>
            {lastLoginAt === null ? t("profile.never") : formatClock(lastLoginAt).slice(0, MINUTE)}
          </dd>
        </div>
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

const fact = css({ display: "flex", alignItems: "center", gap: "2", minWidth: "0" });

const number = css({
  display: "inline-flex",
  alignItems: "center",
  gap: "1",
  color: "text-strong",
  textStyle: "figures",
});
