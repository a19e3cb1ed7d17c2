// Profit and loss of days as bars over and under a line, with a scale in money and the days below.
import { css, cva, cx } from "#styled/css/index.js";
import { formatCents } from "#lib/text/format.ts";
import { cssVars } from "../text/css-vars.ts";
import { figures } from "./money.tsx";
import { labelled, netBars, type NetRow } from "./net-chart.ts";

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

/** A table below has the figures: readers get the chart as one sentence. */
export function NetBars({ rows, label, range }: NetBarsProps) {
  const { bars, marks, zero, best, worst } = netBars(rows, { width: WIDTH, height: HEIGHT });
  const days = labelled(rows.length, MOST_DAYS);
  const words = {
    from: rows[0]?.key ?? "",
    to: rows.at(-1)?.key ?? "",
    best: signed(best),
    worst: signed(worst),
  };
  return (
    <figure className={whole}>
      <div aria-hidden="true" className={cx(figures, scale)}>
        {marks.map(({ cents, y }) => (
          <span key={cents} className={mark} style={cssVars({ "--at": `${(y / HEIGHT) * 100}%` })}>
            {signed(cents)}
          </span>
        ))}
        {/* The widest amount gives the column its width. */}
        {marks.map(({ cents }) => (
          <span key={cents} className={width}>
            {signed(cents)}
          </span>
        ))}
      </div>
      <svg
        viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
        preserveAspectRatio="none"
        role="img"
        aria-label={label(words)}
        className={frame}
      >
        {marks.map(({ cents, y }) => (
          <path key={cents} d={`M0 ${y}H${WIDTH}`} className={line({ zero: cents === 0 })} />
        ))}
        {bars.map(({ key, lost, ...box }, at) => (
          <rect key={key} {...box} className={fill({ lost })}>
            <title>{`${key} ${signed(rows[at]?.netCents ?? 0)}`}</title>
          </rect>
        ))}
        <path d={`M0 ${zero}H${WIDTH}`} className={line({ zero: true })} />
      </svg>
      <div
        aria-hidden="true"
        className={cx(figures, names)}
        style={cssVars({ "--days": rows.length })}
      >
        {rows.map(({ key }, at) => (
          <span key={key}>{days.has(at) && key.slice(5).replace("-", "/")}</span>
        ))}
      </div>
      <figcaption className={caption}>{range(words)}</figcaption>
    </figure>
  );
}

function signed(cents: number): string {
  return formatCents(cents, { sign: cents > 0 });
}

const [WIDTH, HEIGHT] = [600, 120] as const;
/** So many days fit below each other's bars on a phone. */
const MOST_DAYS = 6;

const whole = css({
  display: "grid",
  gridTemplateColumns: "auto minmax(0, 1fr)",
  columnGap: "2",
  rowGap: "1",
  color: "text-muted",
  fontSize: "2xs",
});
const scale = css({ position: "relative", display: "grid", whiteSpace: "nowrap" });
const mark = css({
  position: "absolute",
  top: "var(--at)",
  right: "0",
  translate: "0 -50%",
  lineHeight: "none",
});
const width = css({ gridArea: "1 / 1", height: "0", overflow: "hidden", visibility: "hidden" });
const frame = css({
  width: "full",
  height: "30",
  borderRadius: "md",
  background: "surface-sunken",
});
const fill = cva({
  variants: { lost: { true: { fill: "lose" }, false: { fill: "win" } } },
});
const line = cva({
  base: { strokeWidth: "1px", vectorEffect: "non-scaling-stroke" },
  variants: { zero: { true: { stroke: "border-strong" }, false: { stroke: "border" } } },
});
const names = css({
  gridColumn: "2",
  display: "grid",
  gridTemplateColumns: "repeat(var(--days), minmax(0, 1fr))",
  minHeight: "4",
  "& > span": { display: "grid", justifyContent: "center", whiteSpace: "nowrap" },
  // Wider than its bar, and nothing beside it to lie over.
  "& > span:last-child:not(:first-child)": { justifyContent: "end" },
});
const caption = css({ gridColumn: "2", fontSize: "xs" });
