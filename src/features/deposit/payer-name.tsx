// Who pays: the registered name, masked; without one the form asks for it.
import { BadgeCheck, User } from "lucide-react";
import { useTranslation } from "react-i18next";
import { css } from "#styled/css/index.js";
import { Stack, Text } from "#styled/jsx/index.js";
import { REAL_NAME_MAX } from "#lib/text/real-name.ts";
import { useSession } from "#session/account/session-store.ts";
import { Badge } from "#ui/text/badge.tsx";
import { Icon } from "#ui/pictures/icon.tsx";
import { Input } from "#ui/fields/input.tsx";
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
    <Stack gap="1">
      <p className={line}>
        <Text as="span" color="text-strong" size="sm" weight="semibold" marginRight="1">
          {t("name.label")}
        </Text>
        <Icon as={User} />
        <Text as="b" color="text-strong" size="sm">
          {masked ?? t("name.known")}
        </Text>
        <Badge tone="ok">
          <Icon as={BadgeCheck} size={1} />
          {t("name.verified")}
        </Badge>
      </p>
      <Text color="text-muted" size="xs">
        {t("name.same")}
      </Text>
    </Stack>
  );
}

const field = css({ maxWidth: "96" });
const line = css({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: "2",
  "& > svg": { color: "text-muted" },
});
