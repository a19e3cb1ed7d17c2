import { useTranslation } from "react-i18next";
import { css } from "#styled/css/index.js";
import { Card, Text } from "#styled/jsx/index.js";
import { SectionHead } from "#ui/layout/section-head.tsx";
import { type Column, Table } from "#ui/tables/table.tsx";
import { CommissionExample } from "./commission-example.tsx";

const TIERS = ["one", "two", "three", "four"] as const;
type Tier = (typeof TIERS)[number];

export function AgentCommission() {
  const { t } = useTranslation("agent");
  const cell = (key: string) => (tier: Tier) => t(`commission.tiers.${tier}.${key}`);
  const columns: readonly Column<Tier>[] = [
    { key: "name", title: t("commission.tier"), cell: cell("name") },
    { key: "net", title: t("commission.net"), cell: cell("net") },
    { key: "members", title: t("commission.members"), cell: cell("members") },
    { key: "share", title: t("commission.share"), cell: cell("share"), numeric: true },
  ];
  return (
    <section aria-labelledby="agent-commission">
      <SectionHead id="agent-commission" title={t("commission.title")} />
      <div className={grid}>
        <Card alignContent="start" padding="card-pad">
          <div className={table}>
            <Table
              label={t("commission.table")}
              columns={columns}
              rows={TIERS}
              rowKey={(tier) => tier}
            />
          </div>
          <p className={formula}>{t("commission.formula")}</p>
          <Text color="text-muted" size="sm">
            {t("commission.note")}
          </Text>
        </Card>
        <CommissionExample />
      </div>
    </section>
  );
}

const grid = css({
  display: "grid",
  gridTemplateColumns: {
    base: "minmax(0, 1fr)",
    desktop: "minmax(0, 1fr) minmax(0, 24rem)",
  },
  gap: { base: "3", desktop: "4" },
});

const table = css({
  "& :is(th, td)": { paddingInline: { base: "1-5", desktop: "cell-pad" } },
  "& td": { wordBreak: "keep-all" },
  "& td:last-child": { color: "accent-text", fontWeight: "bold" },
});

const formula = css({
  paddingBlock: "3",
  paddingInline: "4",
  borderRadius: "md",
  background: "surface-sunken",
  color: "text-strong",
  fontWeight: "semibold",
});
