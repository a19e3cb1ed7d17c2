import { useTranslation } from "react-i18next";
import type { LiveTable } from "#contract/api/venue-info.ts";
import { css, cx } from "#styled/css/index.js";
import { formatCount } from "#lib/format.ts";
import { figures } from "#ui/money.tsx";
import { limitRange } from "../cards/limit-range.ts";

export function DetailFacts({ table }: { readonly table: LiveTable }) {
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
    <dl className={grid}>
      {facts.map(([name, value]) => (
        <div key={name} className={fact}>
          <dt className={css({ color: "text-muted", fontSize: "xs" })}>{name}</dt>
          <dd className={cx(figures, strong)}>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

const grid = css({
  display: "grid",
  gridTemplateColumns: { base: "repeat(2, minmax(0, 1fr))", desktop: "repeat(3, minmax(0, 1fr))" },
  gap: "2",
});
const fact = css({
  paddingBlock: "2",
  paddingInline: "3",
  borderRadius: "md",
  background: "surface-sunken",
});
const strong = css({ color: "text-strong", fontWeight: "semibold" });
