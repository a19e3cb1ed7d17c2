import { useTranslation } from "react-i18next";
import type { LiveTable } from "#contract/api/venue-info.ts";
import { css, cva } from "#styled/css/index.js";
import { tableStats } from "#domain/games/tables/table-stats.ts";

/** How often each bet has won at the table, and the current round. */
export function TableTotals({ table }: { readonly table: LiveTable }) {
  const { t } = useTranslation("home");
  return (
    <p className={foot}>
      {tableStats(table).map((stat) => (
        <span key={stat.bet} className={figure({ bet: stat.bet })}>
          {t(`bets.${stat.bet}`)} {stat.value}
        </span>
      ))}
      <span className={round}>{t("tables.round", { round: table.round })}</span>
    </p>
  );
}

const foot = css({
  display: "flex",
  gap: "3",
  marginTop: "auto",
  paddingTop: "2",
  fontSize: "xs",
  fontWeight: "semibold",
  whiteSpace: "nowrap",
  textStyle: "figures",
});
const figure = cva({
  base: { color: "text-strong" },
  variants: {
    bet: {
      banker: { color: "danger" },
      dragon: { color: "danger" },
      player: { color: "info" },
      tiger: { color: "info" },
      tie: { color: "success" },
      big: {},
      small: {},
      odd: {},
      even: {},
      niu: {},
      noNiu: {},
    },
  },
});
const round = css({
  display: "none",
  marginLeft: "auto",
  fontWeight: "regular",
  color: "text-muted",
  "@container (min-width: 44rem)": { display: "block" },
});
