// The head row of the table: the period, where it changes, and the plays.
import { useTranslation } from "react-i18next";
import { css, cx } from "#styled/css/index.js";
import { Box } from "#styled/jsx/index.js";
import { COLUMN_HEAD, ROW, ROW_GROUP } from "#ui/tables/grid-roles.ts";
import { tableColumns } from "./table-style.ts";
import { playName } from "./play-name.ts";
import type { TableColumn, TableShape } from "./table-columns.ts";
import { usePageFilter } from "./use-page-filter.ts";

export function TableHead({ shape }: { readonly shape: TableShape }) {
  const { t } = useTranslation("sport");
  const { sport } = usePageFilter().filter;
  const period = ({ half }: TableColumn) => t(half ? "list.half" : "list.full");
  return (
    <div {...ROW_GROUP} className={head}>
      <div {...ROW} aria-rowindex={1} className={cx(tableColumns, row)}>
        <span {...COLUMN_HEAD} className={css({ textAlign: "left" })}>
          {t("list.match")}
        </span>
        {shape.columns.map((column) => (
          <span key={`${column.base}${column.half}${column.nth}`} {...COLUMN_HEAD} className={play}>
            <Box as="span" marginRight="1">
              {period(column)}
            </Box>
            {playName({ sport, base: column.base }, t)}
            {column.nth > 0 && ` ${column.nth + 1}`}
          </span>
        ))}
        <span {...COLUMN_HEAD}>{t("list.more")}</span>
      </div>
    </div>
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
const row = css({ height: { base: "8", _professional: "7" }, alignItems: "center" });
const play = css({ whiteSpace: "nowrap", overflow: "hidden" });
