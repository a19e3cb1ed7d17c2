import { CircleCheck, Headset } from "lucide-react";
import { useTranslation } from "react-i18next";
import { css } from "#styled/css/index.js";
import { Stack, Text } from "#styled/jsx/index.js";
import type { MemberInfo } from "#contract/api/member.ts";
import { askCustomerService } from "#session/overlays/customer-service.ts";
import { Button } from "#ui/buttons/button.tsx";
import { Icon } from "#ui/pictures/icon.tsx";
import type { AuthItem } from "./anchors.ts";
import { ItemValue } from "./item-value.tsx";

interface DoneItemProps {
  readonly item: Exclude<AuthItem, "password" | "secondPassword">;
  readonly member: MemberInfo;
}

/** What is bound and cannot be changed here; customer service can. */
export function DoneItem({ item, member }: DoneItemProps) {
  const { t } = useTranslation("account");
  return (
    <Stack gap="3">
      <p className={line}>
        <Text as="span" color="success" size="lg">
          <Icon as={CircleCheck} />
        </Text>
        <ItemValue item={item} member={member} />
      </p>
      <Text color="text-muted" size="xs">
        {t("fixed")}
      </Text>
      <Button className={css({ justifySelf: "start" })} onClick={askCustomerService}>
        <Icon as={Headset} />
        {t("action.service")}
      </Button>
    </Stack>
  );
}

const line = css({
  display: "flex",
  alignItems: "center",
  gap: "3",
  minHeight: "control-lg",
  color: "text-strong",
  fontWeight: "semibold",
});
