// A live table: road map, the three bets, a link.
import { useTranslation } from "react-i18next";
import { type LiveTable, venueInfo } from "#contract/api/venue-info.ts";
import { css, cva, cx } from "#styled/css/index.js";
import { Grid, Text } from "#styled/jsx/index.js";
import { formatCount, unbrokenYuan } from "#lib/text/format.ts";
import { useCall } from "#lib/calls/use-call.ts";
import { useOpenGame } from "../cards/use-open-game.ts";
import { Badge } from "#ui/text/badge.tsx";
import { Button } from "#ui/buttons/button.tsx";
import { figures } from "#ui/money/money.tsx";
import { CountdownRing } from "../cards/tables/countdown-ring.tsx";
import { TableNumbers } from "../cards/tables/table-numbers.tsx";
import { RoadMap } from "../cards/tables/road-map.tsx";
import { CardFrame } from "./card-frame.tsx";
import { CardState } from "./card-state.tsx";
import { cardAction, isOnArt, useHeroSlot } from "./hero-slot.ts";
import { PlainButton } from "#ui/buttons/plain-button.tsx";

const REFRESH_MS = 10_000;

export function Card() {
  const result = useCall(venueInfo, { category: "ZR" }, { refetchEvery: REFRESH_MS });
  return (
    <CardState result={result}>
      {({ items }) => <TableView table={featuredTable(items)} />}
    </CardState>
  );
}

/** The baccarat table with most players, else the first table. */
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
          <TableNumbers table={table} tone={() => "dark"} />
        )
      }
      actions={<TableBets table={table} />}
    />
  );
}

/** Payout of a stake of one; banker wins pay a commission of 5 %. */
const BETS = [
  { key: "banker", pays: "1 : 0.95" },
  { key: "tie", pays: "1 : 8" },
  { key: "player", pays: "1 : 1" },
] as const;

function TableBets({ table }: { readonly table: LiveTable }) {
  const { t } = useTranslation("home");
  const slot = useHeroSlot();
  const [from, to] = table.limits;
  const open = useOpenGame("realbet", table);
  return (
    <>
      {table.game === "baccarat" ? (
        <Grid columns="1fr 0.8fr 1fr" gap="1-5">
          {BETS.map(({ key, pays }) => (
            <PlainButton key={key} className={bet({ side: key })} onClick={open}>
              <Text as="b" display="block" size="lg">
                {t(`bets.${key}`)}
              </Text>
              <span className={figures}>{pays}</span>
            </PlainButton>
          ))}
        </Grid>
      ) : null}
      <Button tone={cardAction(slot)} block onClick={open}>
        {t("card.sit")}
        <span className={figures}>
          {unbrokenYuan(from)} – {formatCount(to)}
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
const bet = cva({
  base: {
    minHeight: "13",
    borderRadius: "md",
    fontFamily: "inherit",
    fontSize: "xs",
    lineHeight: "1-3",
    transitionProperty: "box-shadow",
    transitionDuration: "fast",
    _hover: { boxShadow: "control-current" },
  },
  variants: {
    side: {
      banker: { background: "danger-subtle", color: "danger" },
      tie: { background: "success-subtle", color: "success" },
      player: { background: "info-subtle", color: "info" },
    },
  },
});
