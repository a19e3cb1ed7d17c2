// A live casino table: scene, players, results of the last rounds.
import { useTranslation } from "react-i18next";
import type { LiveTable } from "#contract/api/games.ts";
import { css, cva, cx } from "#styled/css/index.js";
import { formatCount } from "../../../../lib/format.ts";
import { promptLogin } from "../../../../session/account/login-prompt.ts";
import { CardButton } from "../../../../ui/card-button.tsx";
import { cardStyle } from "../../../../ui/card.tsx";
import { NumberBalls } from "../draws/number-balls.tsx";
import { RoadMap } from "./road-map.tsx";
import { TableScene } from "./table-scene.tsx";
import { tableStats, tableTone } from "./table-stats.ts";

/** Two rows of eight match the height of a road map. */
const NUMBERS = 16;

export function LiveTableCard({ table }: { readonly table: LiveTable }) {
  const { t } = useTranslation("home");
  const [low, high] = table.limits;
  return (
    <article className={cx("group", cardStyle, card)}>
      <TableScene table={table} />
      <div className={body}>
        <h3 className={name}>
          <CardButton onClick={promptLogin}>{table.name}</CardButton>
        </h3>
        <p className={meta}>
          <span className={vendor}>{table.vendor}</span>
          <span className={limits}>
            ¥{formatCount(low)}–{formatCount(high)}
          </span>
        </p>
        <History table={table} />
        <p className={foot}>
          {tableStats(table).map((stat) => (
            <span key={stat.bet} className={figure({ bet: stat.bet })}>
              {t(`bets.${stat.bet}`)} {stat.value}
            </span>
          ))}
          <span className={round}>{t("tables.round", { round: table.round })}</span>
        </p>
      </div>
    </article>
  );
}

function History({ table }: { readonly table: LiveTable }) {
  const { t } = useTranslation("home");
  if (table.road.length > 0) return <RoadMap road={table.road} />;
  return (
    <div className={numbers}>
      <NumberBalls
        balls={table.numbers.slice(0, NUMBERS)}
        tone={tableTone(table.game)}
        label={t("tables.numbers")}
      />
    </div>
  );
}

const card = css({
  position: "relative",
  display: "flex",
  flexDirection: "column",
  height: "full",
  overflow: "hidden",
});
const body = css({
  display: "flex",
  flexDirection: "column",
  flex: "1",
  padding: "2-5",
  "@container (min-width: 44rem)": {
    paddingInline: "4",
    paddingTop: "3",
    paddingBottom: "4",
    _professional: { paddingInline: "3", paddingTop: "2", paddingBottom: "3" },
  },
});
const name = css({
  fontSize: "sm",
  fontWeight: "bold",
  lineHeight: "base",
  color: "text-strong",
  truncate: true,
  "@container (min-width: 44rem)": { fontSize: "md" },
});
const meta = css({
  display: "flex",
  justifyContent: "space-between",
  gap: "2",
  marginBottom: "2",
  fontSize: "xs",
  color: "text-muted",
  whiteSpace: "nowrap",
});
const vendor = css({
  display: "none",
  minWidth: "0",
  truncate: true,
  "@container (min-width: 44rem)": { display: "block" },
});
const limits = css({ textStyle: "figures" });
// The size of a road map of twelve columns and five rows, so that cards align.
const numbers = css({
  display: "grid",
  alignContent: "center",
  aspectRatio: "170 / 72",
  "& ul": { display: "grid", gridTemplateColumns: "repeat(8, minmax(0, 1fr))", gap: "1" },
  "& li": { width: "full", height: "auto", aspectRatio: "1" },
  "@container (max-width: 43.99rem)": {
    "& ul": { gridTemplateColumns: "repeat(6, minmax(0, 1fr))" },
    "& li:nth-child(n+13)": { display: "none" },
  },
});
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
