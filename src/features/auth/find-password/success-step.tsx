// Step 3: done. The way back to login opens by itself (spec: shell-and-accounts §4).
import { CircleCheck } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { css } from "#styled/css/index.js";
import { Stack, Text } from "#styled/jsx/index.js";
import { serverNow } from "#lib/time/clock.ts";
import { useSecondsTo } from "#lib/time/use-now.ts";
import { AUTH_WAYS, emit } from "#session/site/events.ts";
import { Button } from "#ui/buttons/button.tsx";
import { Icon } from "#ui/pictures/icon.tsx";

const SHOWN_FOR_SECONDS = 3;

const toLogin = () => emit("switch_auth_way", AUTH_WAYS.login);

export function SuccessStep() {
  const { t } = useTranslation("auth");
  const [until] = useState(() => serverNow() + SHOWN_FOR_SECONDS * 1000);
  const seconds = useSecondsTo(until);
  const over = seconds === 0;
  useEffect(() => {
    if (over) toLogin();
  }, [over]);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <Stack justifyItems="center" gap="3" textAlign="center">
      <Text as="span" color="success">
        <Icon as={CircleCheck} size={3} />
      </Text>
      <h3 ref={heading} tabIndex={-1} className={title}>
        {t("find.success.title")}
      </h3>
      <Text color="text-muted" size="sm">
        {t("find.success.text")}
      </Text>
      <Text color="text-muted" size="sm">
        {t("find.success.wait", { seconds })}
      </Text>
      <Button tone="primary" size="lg" block onClick={toLogin}>
        {t("find.success.now")}
      </Button>
    </Stack>
  );
}

const title = css({
  color: "text-strong",
  fontSize: "xl",
  fontWeight: "bold",
  lineHeight: "tight",
  outline: "none",
});
