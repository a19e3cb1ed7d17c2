import { useTranslation } from "react-i18next";
import type { Activity } from "#contract/api/activities.ts";
import { Stack, Text } from "#styled/jsx/index.js";
import { wrappingFigures } from "#ui/money/money.tsx";
import { TitledCard } from "#ui/layout/titled-card.tsx";
import { deviceSpan, siteSpan } from "../parts/period.ts";

/** When it runs, in the server's time and in that of the device. */
export function PeriodPanel({ activity }: { readonly activity: Activity }) {
  const { t } = useTranslation("activity");
  const here = deviceSpan(activity);
  return (
    <TitledCard title={t("period.title")}>
      <Stack as="dl" gap="3">
        <Span name={t("period.site", { zone: activity.serverZone })} span={siteSpan(activity)} />
        {here !== null && <Span name={t("period.device")} span={here} />}
      </Stack>
    </TitledCard>
  );
}

interface SpanProps {
  readonly name: string;
  readonly span: readonly [string, string | null];
}

function Span({ name, span: [from, to] }: SpanProps) {
  const { t } = useTranslation("activity");
  return (
    <div>
      <Text as="dt" color="text-muted" size="xs">
        {name}
      </Text>
      <Text as="dd" color="text-strong" size="sm" weight="semibold" className={wrappingFigures}>
        {to === null ? t("period.lasting", { from }) : t("period.span", { from, to })}
      </Text>
    </div>
  );
}
