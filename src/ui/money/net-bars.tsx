import { css, cva } from "#styled/css/index.js";
import { formatCents } from "#lib/text/format.ts";
import { netBars, type NetRow } from "./net-chart.ts";

export interface NetWords {
  readonly from: string;
  readonly to: string;
  readonly best: string;
  readonly worst: string;
}

interface NetBarsProps {
  readonly rows: readonly NetRow[];
  /** Spoken description of the chart. */
  readonly label: (words: NetWords) => string;
  /** Under its middle. */
  readonly range: (words: NetWords) => string;
}

/** Results of days over and under a line; a table below has the figures. */
export function NetBars({ rows, label, range }: NetBarsProps) {
  const { bars, zero, best, worst } = netBars(rows, { width: WIDTH, height: HEIGHT });
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
        aria-label={label(words)}
        className={frame}
      >
        {bars.map(({ key, lost, ...box }) => (
          <rect key={key} {...box} className={fill({ lost })} />
        ))}
        <rect x={0} y={zero} width={WIDTH} height={0.6} className={line} />
      </svg>
      <figcaption className={caption}>
        <span>{words.from}</span>
        <span>{range(words)}</span>
        {words.to !== words.from && <span>{words.to}</span>}
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
