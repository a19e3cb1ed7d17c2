// What a table's last rounds say: wins of each side, the current streak, a good road.
import { useTranslation } from "react-i18next";
import type { LiveTable } from "#contract/api/venue-info.ts";
import { css, cva } from "#styled/css/index.js";
import { Row, Text } from "#styled/jsx/index.js";
import { tableStats } from "#domain/games/tables/table-stats.ts";
import { figures } from "#ui/money/money.tsx";
import { currentStreak } from "../roads/current-streak.ts";
import { goodRoad } from "../roads/good-road.ts";
import { goodRoadText } from "./road-texts.ts";

export function TableFigures({ table }: { readonly table: LiveTable }) {
  const { t } = useTranslation("live");
  return (
    <Row as="p" align="center" gap="3" size="xs" className={figures}>
      {tableStats(table).map(({ bet, value }) => (
        <span key={bet} className={figure({ bet })}>
          {t(`bets.${bet}`)} {value}
        </span>
      ))}
      <StreakMark table={table} />
    </Row>
  );
}

/** The good road where there is one, else the current streak. */
export function StreakMark({ table }: { readonly table: LiveTable }) {
  const { t } = useTranslation("live");
  const good = goodRoad(table.road);
  const streak = currentStreak(table);
  if (good !== null) return <span className={gold}>{goodRoadText(good, table.game, t)}</span>;
  if (streak === null) return null;
  return (
    <Text as="span" marginLeft="auto" color="on-art-muted" whiteSpace="nowrap">
      {t("table.streak", { bet: t(`bets.${streak.bet}`), count: streak.length })}
    </Text>
  );
}

const figure = cva({
  base: {
    display: "inline-flex",
    alignItems: "center",
    gap: "1",
    fontWeight: "semibold",
    _before: { content: '""', width: "2", height: "2", borderRadius: "pill" },
  },
  variants: {
    bet: {
      banker: { _before: { background: "road-banker" } },
      dragon: { _before: { background: "road-banker" } },
      player: { _before: { background: "road-player" } },
      tiger: { _before: { background: "road-player" } },
      tie: { _before: { background: "road-tie" } },
      big: { _before: { background: "ball-red" } },
      odd: { _before: { background: "ball-red" } },
      niu: { _before: { background: "ball-red" } },
      small: { _before: { background: "on-art-muted" } },
      even: { _before: { background: "on-art-muted" } },
      noNiu: { _before: { background: "on-art-muted" } },
    },
  },
});
const gold = css({
  marginLeft: "auto",
  paddingBlock: "0-5",
  paddingInline: "2",
  borderRadius: "pill",
  background: "metal",
  color: "art-ground",
  fontWeight: "bold",
  whiteSpace: "nowrap",
});
