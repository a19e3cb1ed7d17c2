// The view "plays" of a draw: the rule of each play, and what it pays.
import { useTranslation } from "react-i18next";
import type { Draw } from "#contract/api/venue-info.ts";
import { css, cx } from "#styled/css/index.js";
import { brand } from "#brand/brand.ts";
import { cardStyle } from "#ui/card.tsx";
import { EmptyState } from "#ui/empty-state.tsx";
import { figures } from "#ui/money.tsx";

export function PlaysView({ draw }: { readonly draw: Draw }) {
  const { t } = useTranslation("lottery");
  if (draw.plays.length === 0) {
    return (
      <EmptyState title={t("plays.empty")} note={t("plays.emptyText")} art={brand().art.empty} />
    );
  }
  return (
    <div className={list}>
      <p className={note}>{t("plays.note")}</p>
      {draw.plays.map(({ name, rule, rows }) => (
        <section key={name} aria-label={name} className={cx(cardStyle, card)}>
          <h3 className={title}>{name}</h3>
          <p className={text}>{rule}</p>
          <dl aria-label={t("plays.odds", { name })} className={grid}>
            {rows.map(({ label, odds }) => (
              <div key={label} className={cell}>
                <dt>{label}</dt>
                <dd className={cx(figures, price)}>{odds}</dd>
              </div>
            ))}
          </dl>
        </section>
      ))}
    </div>
  );
}

const list = css({ display: "grid", gridTemplateColumns: "minmax(0, 1fr)", gap: "3" });
const note = css({ color: "text-muted", fontSize: "xs" });
const card = css({ display: "grid", gap: "2", padding: "card-pad", background: "surface-raised" });
const title = css({ color: "text-strong", fontSize: "md", fontWeight: "bold" });
const text = css({ color: "text", fontSize: "sm" });
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
const price = css({ color: "odds-text", fontSize: "sm", fontWeight: "bold" });
