import { useTranslation } from "react-i18next";
import type { ProfitRow } from "#contract/api/records.ts";
import { css, cva } from "#styled/css/index.js";
import { formatCents } from "../../../lib/format.ts";
import { profitBars } from "./profit-chart.ts";

/** Profit of each day over and under a line; the table below has the figures. */
export function ProfitBars({ rows }: { readonly rows: readonly ProfitRow[] }) {
  const { t } = useTranslation("account");
  const { bars, zero, best, worst } = profitBars(rows, { width: WIDTH, height: HEIGHT });
  const words = {
    from: rows[0]?.key ?? "",
    to: rows.at(-1)?.key ?? "",
    best: formatCents(best),
    worst: formatCents(worst),
  };
  return (
    <figure className={css({ display: "grid", gap: "1" })}>
      <svg
        viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
        preserveAspectRatio="none"
        role="img"
        aria-label={t("record.profit.chart", words)}
        className={frame}
      >
        {bars.map(({ key, lost, ...box }) => (
          <rect key={key} {...box} className={fill({ lost })} />
        ))}
        <rect x={0} y={zero} width={WIDTH} height={0.6} className={line} />
      </svg>
      <figcaption className={caption}>
        <span>{words.from}</span>
        <span>{t("record.profit.range", words)}</span>
        <span>{words.to}</span>
      </figcaption>
    </figure>
  );
}

const [WIDTH, HEIGHT] = [600, 120] as const;

const frame = css({
  width: "full",
  height: "30",
  borderRadius: "md",
  background: "surface-sunken",
});
const fill = cva({
  variants: { lost: { true: { fill: "lose" }, false: { fill: "win" } } },
});
const line = css({ fill: "border-strong" });
const caption = css({
  display: "flex",
  flexWrap: "wrap",
  justifyContent: "space-between",
  columnGap: "3",
  color: "text-muted",
  fontSize: "xs",
});
