// A live table: its road, the three bets, a seat.
import { useTranslation } from "react-i18next";
import { type LiveTable, venueInfo } from "#contract/api/games.ts";
import { css, cva, cx } from "#styled/css/index.js";
import { formatCount } from "../../../lib/format.ts";
import { useCall } from "../../../lib/use-call.ts";
import { promptLogin } from "../../../session/login-prompt.ts";
import { Badge } from "../../../ui/badge.tsx";
import { Button } from "../../../ui/button.tsx";
import { figures } from "../../../ui/money.tsx";
import { CountdownRing } from "../countdown-ring.tsx";
import { NumberBalls } from "../number-balls.tsx";
import { RoadMap } from "../road-map.tsx";
import { CardFrame, CardState } from "./card-frame.tsx";
import { isOnArt, useHeroSlot } from "./hero-slot.ts";

const REFRESH_MS = 10_000;

export function Card() {
  const result = useCall(venueInfo, { category: "ZR" }, { refetchEvery: REFRESH_MS });
  return (
    <CardState result={result}>
      {({ items }) => <TableView table={featuredTable(items)} />}
    </CardState>
  );
}

/** The best attended baccarat table, else whatever stands first. */
function featuredTable(items: readonly { readonly kind: string }[]): LiveTable | undefined {
  const tables = items.filter((item): item is LiveTable => item.kind === "table");
  const baccarat = tables.filter((table) => table.game === "baccarat");
  return baccarat.toSorted((one, other) => other.limits[1] - one.limits[1])[0] ?? tables[0];
}

function TableView({ table }: { readonly table: LiveTable | undefined }) {
  const { t } = useTranslation("home");
  const slot = useHeroSlot();
  if (table === undefined) return null;
  return (
    <CardFrame
      label={t("card.table")}
      head={
        <>
          <Badge tone="live" look={isOnArt(slot) ? "solid" : "soft"}>
            {t("card.live")}
          </Badge>
          <b className={cx(name, isOnArt(slot) ? onArt : onPaper)}>{table.name}</b>
          <CountdownRing
            total={table.roundSeconds}
            left={table.secondsLeft}
            label={t("card.closing")}
          />
        </>
      }
      body={
        table.road.length > 0 ? (
          <RoadMap road={table.road} columns={22} rows={5} />
        ) : (
          <NumberBalls balls={table.numbers} tone={() => "dark"} />
        )
      }
      actions={<TableBets table={table} />}
    />
  );
}

/** What a stake of one wins; the banker pays a commission of five in a hundred. */
const BETS = [
  { key: "banker", pays: "1 : 0.95" },
  { key: "tie", pays: "1 : 8" },
  { key: "player", pays: "1 : 1" },
] as const;

function TableBets({ table }: { readonly table: LiveTable }) {
  const { t } = useTranslation("home");
  const [from, to] = table.limits;
  return (
    <>
      {table.game === "baccarat" ? (
        <div className={bets}>
          {BETS.map(({ key, pays }) => (
            <button key={key} type="button" className={bet({ side: key })} onClick={promptLogin}>
              <b className={css({ display: "block", fontSize: "lg" })}>{t(`bets.${key}`)}</b>
              <span className={figures}>{pays}</span>
            </button>
          ))}
        </div>
      ) : null}
      <Button tone="primary" block onClick={promptLogin}>
        {t("card.sit")}
        <span className={figures}>
          ¥{formatCount(from)} – {formatCount(to)}
        </span>
      </Button>
    </>
  );
}

const name = css({
  flex: "1",
  minWidth: "0",
  overflow: "hidden",
  textOverflow: "ellipsis",
  fontSize: "sm",
});
const onArt = css({ color: "on-art" });
const onPaper = css({ color: "text-strong" });
const bets = css({ display: "grid", gridTemplateColumns: "[1fr 0.8fr 1fr]", gap: "[0.375rem]" });
const bet = cva({
  base: {
    minHeight: "[3.25rem]",
    border: "none",
    borderRadius: "md",
    cursor: "pointer",
    fontFamily: "[inherit]",
    fontSize: "xs",
    lineHeight: "[1.3]",
    transitionProperty: "[box-shadow]",
    transitionDuration: "fast",
    _hover: { boxShadow: "[inset 0 0 0 1.5px currentColor]" },
  },
  variants: {
    side: {
      banker: { background: "danger-subtle", color: "danger" },
      tie: { background: "success-subtle", color: "success" },
      player: { background: "info-subtle", color: "info" },
    },
  },
});
