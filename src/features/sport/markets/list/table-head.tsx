// Two head rows: periods above plays.
import { useTranslation } from "react-i18next";
import { TABLE_PLAYS } from "#contract/betting/plays.ts";
import { css, cx } from "#styled/css/index.js";
import { marketColumn } from "./market-cell.tsx";
import { tableColumns } from "./match-row.tsx";
import { COLUMN_HEAD, ROW, ROW_GROUP } from "../../../../ui/grid-roles.ts";
import { playName } from "./play-name.ts";
import { usePageFilter } from "./use-page-filter.ts";

export function TableHead({ halves }: { readonly halves: boolean }) {
  const { t } = useTranslation("sport");
  const { sport } = usePageFilter().filter;
  const plays = TABLE_PLAYS.filter(({ half }) => !half || halves);
  return (
    <div {...ROW_GROUP} className={head}>
      <div {...ROW} aria-rowindex={1} className={cx(tableColumns({ halves }), upper)}>
        <span {...COLUMN_HEAD} className={match}>
          {t("list.match")}
        </span>
        <span {...COLUMN_HEAD} aria-colspan={3} className={period}>
          {t("list.full")}
        </span>
        {halves && (
          <span {...COLUMN_HEAD} aria-colspan={3} className={cx(period, second)}>
            {t("list.half")}
          </span>
        )}
        <span {...COLUMN_HEAD} className={css({ textAlign: "center" })}>
          {t("list.more")}
        </span>
      </div>
      <div {...ROW} aria-rowindex={2} className={cx(tableColumns({ halves }), lower)}>
        <span role="presentation" />
        {plays.map(({ base, half }) => (
          <span
            key={`${base}${half}`}
            {...COLUMN_HEAD}
            className={marketColumn({ half, first: half && base === "R" })}
          >
            {playName({ sport, base }, t)}
          </span>
        ))}
      </div>
    </div>
  );
}

const head = css({
  display: { base: "none", desktop: "block" },
  position: "sticky",
  top: "header",
  zIndex: "3",
  borderTopRadius: "lg",
  background: "surface-sunken",
  borderBottom: "thin",
  color: "text-muted",
  fontSize: "xs",
  textAlign: "center",
});
const upper = css({
  height: { base: "7", _professional: "6" },
  alignItems: "end",
  color: "text",
  fontWeight: "bold",
});
const lower = css({
  height: { base: "7", _professional: "5-5" },
  alignItems: "center",
});
const match = css({ textAlign: "left" });
const period = css({ gridColumn: "span 3" });
const second = css({ display: { desktop: "none", wide: "block" } });
