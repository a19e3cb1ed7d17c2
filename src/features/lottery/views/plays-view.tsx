// The view "plays" of a draw: the rule of each play, and what it pays.
import { useTranslation } from "react-i18next";
import type { Draw } from "#contract/api/venue-info.ts";
import { css, cx } from "#styled/css/index.js";
import { Grid, Heading, Text } from "#styled/jsx/index.js";
import { brand } from "#brand/brand.ts";
import { cardStyle } from "#ui/layout/card-style.ts";
import { EmptyState } from "#ui/states/empty-state.tsx";
import { figures } from "#ui/money/money.tsx";

export function PlaysView({ draw }: { readonly draw: Draw }) {
  const { t } = useTranslation("lottery");
  if (draw.plays.length === 0) {
    return (
      <EmptyState title={t("plays.empty")} note={t("plays.emptyText")} art={brand().art.empty} />
    );
  }
  return (
    <Grid columns="minmax(0, 1fr)" gap="3">
      <Text color="text-muted" size="xs">
        {t("plays.note")}
      </Text>
      {draw.plays.map(({ name, rule, rows }) => (
        <section key={name} aria-label={name} className={cx(cardStyle, card)}>
          <Heading as="h3" size="md">
            {name}
          </Heading>
          <Text color="text" size="sm">
            {rule}
          </Text>
          <dl aria-label={t("plays.odds", { name })} className={grid}>
            {rows.map(({ label, odds }) => (
              <div key={label} className={cell}>
                <dt>{label}</dt>
                <Text as="dd" color="odds-text" size="sm" weight="bold" className={figures}>
                  {odds}
                </Text>
              </div>
            ))}
          </dl>
        </section>
      ))}
    </Grid>
  );
}

const card = css({ display: "grid", gap: "2", padding: "card-pad", background: "surface-raised" });
const grid = css({
  display: "grid",
  gridTemplateColumns: "repeat(auto-fill, minmax(7rem, 1fr))",
  gap: "1-5",
  marginTop: "1",
});
const cell = css({
  display: "flex",
  alignItems: "center",
  justifyContent: "space-between",
  gap: "2",
  minHeight: "odds",
  paddingInline: "2-5",
  borderRadius: "sm",
  background: "odds",
  boxShadow: "edge-odds",
  color: "odds-label",
  fontSize: "xs",
  whiteSpace: "nowrap",
});
