import { useTranslation } from "react-i18next";
import type { TurnoverSource } from "#contract/api/withdraw.ts";
import { css } from "#styled/css/index.js";
import { Box, Row, Stack, Text } from "#styled/jsx/index.js";
import { unbrokenCents } from "#lib/text/format.ts";
import { listTime } from "#lib/time/list-times.ts";
import { Badge } from "#ui/text/badge.tsx";
import { ProgressBar } from "#ui/money/progress-bar.tsx";

/** Required and reached turnover of a source, and the amount it holds in the wallet until then. */
export function TurnoverRow({ source }: { readonly source: TurnoverSource }) {
  const { t } = useTranslation("withdraw");
  const { kind, title, time, requiredCents, doneCents, lockedCents, endsAt } = source;
  const missing = Math.max(0, requiredCents - doneCents);
  return (
    <Stack as="li" gap="1-5">
      <Row as="p" wrap="wrap" align="center" columnGap="2" size="sm">
        <Badge tone={kind === "bonus" ? "alt" : "neutral"}>{t(`why.kind.${kind}`)}</Badge>
        <Text as="b" color="text-strong" weight="semibold">
          {title}
        </Text>
        <Box as="time" textStyle="figures" color="text-muted" size="xs">
          {listTime(time)}
        </Box>
        <span className={held}>{t("why.locked", { amount: unbrokenCents(lockedCents) })}</span>
      </Row>
      <ProgressBar label={t("why.progress", { title })} done={doneCents} of={requiredCents} />
      <Row as="p" textStyle="figures" wrap="wrap" columnGap="3" color="text-muted" size="xs">
        <span>
          {t("why.done", {
            done: unbrokenCents(doneCents),
            required: unbrokenCents(requiredCents),
          })}
        </span>
        <Text as="b" color="warning" weight="semibold">
          {t("why.missing", { amount: unbrokenCents(missing) })}
        </Text>
        {endsAt !== null && <span>{t("why.until", { time: listTime(endsAt) })}</span>}
      </Row>
    </Stack>
  );
}

const held = css({
  textStyle: "figures",
  marginLeft: "auto",
  color: "text-strong",
  fontSize: "xs",
  fontWeight: "semibold",
});
