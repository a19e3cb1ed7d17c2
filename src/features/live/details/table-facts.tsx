import { useTranslation } from "react-i18next";
import type { LiveTable } from "#contract/api/venue-info.ts";
import { css } from "#styled/css/index.js";
import { Grid, Text } from "#styled/jsx/index.js";
import { formatCount } from "#lib/text/format.ts";
import { figures } from "#ui/money/money.tsx";
import { limitRange } from "../cards/limit-range.ts";

export function TableFacts({ table }: { readonly table: LiveTable }) {
  const { t } = useTranslation("live");
  const facts = [
    [t("details.limits"), limitRange(table.limits)],
    [t("details.seated"), formatCount(table.seated)],
    [t("details.round"), t("table.round", { round: table.round })],
    [t("details.dealer"), table.dealer],
    [t("details.language"), table.language],
    [t("details.provider"), table.vendor],
  ].filter(([, value]) => value !== "");
  return (
    <Grid
      as="dl"
      columns={{ base: "repeat(2, minmax(0, 1fr))", desktop: "repeat(3, minmax(0, 1fr))" }}
      gap="2"
    >
      {facts.map(([name, value]) => (
        <div key={name} className={fact}>
          <Text as="dt" color="text-muted" size="xs">
            {name}
          </Text>
          <Text as="dd" color="text-strong" weight="semibold" className={figures}>
            {value}
          </Text>
        </div>
      ))}
    </Grid>
  );
}

const fact = css({
  paddingBlock: "2",
  paddingInline: "3",
  borderRadius: "md",
  background: "surface-sunken",
});
