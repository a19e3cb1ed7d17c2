// Who pays: the registered name, masked; without one the form asks for it.
import { BadgeCheck, User } from "lucide-react";
import { useTranslation } from "react-i18next";
import { css } from "#styled/css/index.js";
import { REAL_NAME_MAX } from "#lib/real-name.ts";
import { useSession } from "#session/account/session-store.ts";
import { Badge } from "#ui/badge.tsx";
import { Icon } from "#ui/icon.tsx";
import { Input } from "#ui/input.tsx";
import { useDeposit } from "./deposit-context.ts";

export function PayerName() {
  const { t } = useTranslation("deposit");
  const { chosen, form, submit } = useDeposit();
  const masked = useSession(({ member }) => member?.realName ?? null);
  if (chosen?.channel?.needsName !== true) return null;
  if (submit.needsName) {
    return (
      <Input
        label={t("name.label")}
        icon={User}
        autoComplete="name"
        placeholder={t("name.placeholder")}
        hint={t("name.missing")}
        className={field}
        {...form.field("name", { max: REAL_NAME_MAX, clean: (typed) => typed })}
      />
    );
  }
  return (
    <div className={known}>
      <p className={line}>
        <span className={label}>{t("name.label")}</span>
        <Icon as={User} />
        <b className={name}>{masked ?? t("name.known")}</b>
        <Badge tone="ok">
          <Icon as={BadgeCheck} size={1} />
          {t("name.verified")}
        </Badge>
      </p>
      <p className={note}>{t("name.same")}</p>
    </div>
  );
}

const field = css({ maxWidth: "96" });
const known = css({ display: "grid", gap: "1" });
const line = css({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: "2",
  "& > svg": { color: "text-muted" },
});
const label = css({
  color: "text-strong",
  fontSize: "sm",
  fontWeight: "semibold",
  marginRight: "1",
});
const name = css({ color: "text-strong", fontSize: "sm" });
const note = css({ color: "text-muted", fontSize: "xs" });
