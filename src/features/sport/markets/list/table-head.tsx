// The head of the table: the periods above the plays.
import { useTranslation } from "react-i18next";
import { css, cva, cx } from "#styled/css/index.js";
import { COLUMN_HEAD, ROW, ROW_GROUP } from "#ui/tables/grid-roles.ts";
import { srOnly } from "#ui/text/sr-only.ts";
import { tableColumns } from "./table-style.ts";
import { playName } from "./play-name.ts";
import type { TableShape } from "./table-columns.ts";
import { usePageFilter } from "./use-page-filter.ts";

export function TableHead({ shape: { columns } }: { readonly shape: TableShape }) {
  const { t } = useTranslation("sport");
  const { sport } = usePageFilter().filter;
  const full = columns.filter(({ half }) => !half).length;
  const two = full < columns.length;
  const period = (half: boolean) => t(half ? "list.half" : "list.full");
  return (
    <div {...ROW_GROUP} className={head}>
      <div {...ROW} aria-rowindex={1} className={cx(tableColumns, row({ two }))}>
        <span {...COLUMN_HEAD} className={css({ gridRow: "1 / -1", textAlign: "left" })}>
          {t("list.match")}
        </span>
        {two && <Period name={period(false)} from={2} to={full + 2} />}
        {two && <Period name={period(true)} from={full + 2} to={columns.length + 2} second />}
        {columns.map(({ base, half, nth }, at) => (
          <span
            key={`${base}${half}${nth}`}
            {...COLUMN_HEAD}
            className={play({ second: half && at === full })}
          >
            <span className={srOnly}>{period(half)}</span>
            {playName({ sport, base }, t)}
            {nth > 0 && ` ${nth + 1}`}
          </span>
        ))}
        <span {...COLUMN_HEAD} className={css({ gridRow: "1 / -1", gridColumn: "-2 / -1" })}>
          {t("list.more")}
        </span>
      </div>
    </div>
  );
}

interface PeriodProps {
  readonly name: string;
  /** Lines of the grid. */
  readonly from: number;
  readonly to: number;
  readonly second?: boolean;
}

/** Above its columns; whoever hears the table hears the period with each of them. */
function Period({ name, from, to, second = false }: PeriodProps) {
  return (
    <span
      aria-hidden="true"
      className={periodName({ second })}
      style={{ gridColumn: `${from} / ${to}` }}
    >
      {name}
    </span>
  );
}

const head = css({
  display: { base: "none", desktop: "block" },
  position: { base: "sticky", _low: "static" },
  top: "header",
  zIndex: "3",
  borderTopRadius: "lg",
  background: "surface-sunken",
  borderBottom: "thin",
  color: "text-muted",
  fontSize: "xs",
  textAlign: "center",
});
const row = cva({
  base: { alignItems: "center" },
  variants: {
    two: {
      true: { gridTemplateRows: "repeat(2, 1.25rem)" },
      false: { gridTemplateRows: { base: "2rem", _professional: "1.75rem" } },
    },
  },
});
// The line between the periods goes on in the rows.
const play = cva({
  base: { gridRow: "-2 / -1", whiteSpace: "nowrap", overflow: "hidden" },
  variants: { second: { true: { borderLeft: "thin" }, false: {} } },
});
const periodName = cva({
  base: { gridRow: "1", color: "text-strong", fontWeight: "semibold" },
  variants: { second: { true: { borderLeft: "thin" }, false: {} } },
});
