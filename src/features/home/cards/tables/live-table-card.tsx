// A live casino table: scene, players, results of the last rounds.
import type { LiveTable } from "#contract/api/venue-info.ts";
import { css, cx } from "#styled/css/index.js";
import { formatCount, unbrokenYuan } from "#lib/format.ts";
import { useOpenGame } from "../use-open-game.ts";
import { CardButton } from "#ui/card-button.tsx";
import { cardStyle } from "#ui/card.tsx";
import { TableHistory } from "./table-history.tsx";
import { TableScene } from "./table-scene.tsx";
import { TableTotals } from "./table-totals.tsx";

export function LiveTableCard({ table }: { readonly table: LiveTable }) {
  const [low, high] = table.limits;
  const open = useOpenGame("realbet", table);
  return (
    <article className={cx("group", cardStyle, card)}>
      <TableScene table={table} />
      <div className={body}>
        <h3 className={name}>
          <CardButton onClick={open}>{table.name}</CardButton>
        </h3>
        <p className={meta}>
          <span className={vendor}>{table.vendor}</span>
          <span className={limits}>
            {unbrokenYuan(low)}–{formatCount(high)}
          </span>
        </p>
        <TableHistory table={table} />
        <TableTotals table={table} />
      </div>
    </article>
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
