import { UserCheck } from "lucide-react";
import { useTranslation } from "react-i18next";
import { useSession } from "#session/account/session-store.ts";
import { Badge } from "#ui/text/badge.tsx";
import { Input } from "#ui/fields/input.tsx";

/** Accounts belong to the registered name, which the server knows and the page shows masked. */
export function HolderField() {
  const { t } = useTranslation("payees");
  const name = useSession(({ member }) => member?.realName ?? "");
  return (
    <Input
      readOnly
      label={t("holder.label")}
      icon={UserCheck}
      value={name}
      hint={t("holder.hint")}
      end={<Badge tone="ok">{t("holder.verified")}</Badge>}
    />
  );
}
