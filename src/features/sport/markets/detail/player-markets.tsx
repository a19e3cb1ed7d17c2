// The plays on players as one table: a line per player, a column per play.
import { useState } from "react";
import { useTranslation } from "react-i18next";
import type { SportMarket, SportMatch } from "#contract/api/sport.ts";
import { css, cva } from "#styled/css/index.js";
import { Row, Text } from "#styled/jsx/index.js";
import { Segmented } from "#ui/fields/segmented.tsx";
import { useDesktop } from "#ui/layout/use-desktop.ts";
import { figures } from "#ui/money/money.tsx";
import { EmptyState } from "#ui/states/empty-state.tsx";
import { useMatchFacts } from "../../feed/feed-store.ts";
import { pressPrice } from "../slip-selections.ts";
import { FactsWaiting } from "./fact-columns.tsx";
import { isPlayNamed } from "./market-search.ts";
import { PriceButton } from "./price-button.tsx";
import {
  type Offered,
  PLAYER_PLAYS,
  type PlayerPlay,
  type PlayerRow,
  playerTable,
} from "./player-rows.ts";

interface PlayerMarketsProps {
  readonly match: SportMatch;
  readonly markets: readonly SportMarket[];
  /** Only players with this in their name; "": all. */
  readonly search: string;
}

type Side = "home" | "away";
const KINDS = ["scoring", "other"] as const;
const PLAYS_OF = {
  scoring: ["FGS", "AGS", "TGS"],
  other: ["LGS", "PAS", "PCD"],
} as const satisfies Readonly<Record<(typeof KINDS)[number], readonly PlayerPlay[]>>;

export function PlayerMarkets({ match, markets, search }: PlayerMarketsProps) {
  const { t } = useTranslation("sport");
  const [side, setSide] = useState<Side>("home");
  const [kind, setKind] = useState<(typeof KINDS)[number]>("scoring");
  const desktop = useDesktop();
  const lineUps = useMatchFacts(match.gameId)?.lineUps;
  if (!lineUps) return <FactsWaiting />;
  const table = playerTable(markets, lineUps);
  const plays = desktop ? PLAYER_PLAYS : PLAYS_OF[kind];
  const found = [...table.home, ...table.away].filter(
    ({ player }) => player !== null && isPlayNamed(search, player.name),
  );
  const rows = search === "" ? [...table[side], table.nobody] : found;
  return (
    <section aria-label={t("players.table")} className={frame}>
      {search === "" && (
        <Row gap="2" marginBottom="2" wrap="wrap">
          <Segmented
            label={t("players.side")}
            options={(["home", "away"] as const).map((value) => ({
              value,
              label: value === "home" ? match.team_h : match.team_c,
            }))}
            value={side}
            onChange={setSide}
          />
          {!desktop && (
            <Segmented
              label={t("players.kind")}
              options={KINDS.map((value) => ({ value, label: t(`players.${value}`) }))}
              value={kind}
              onChange={setKind}
            />
          )}
        </Row>
      )}
      {rows.length === 0 ? (
        <EmptyState title={t("players.nobodyFound")} />
      ) : (
        <Table match={match} rows={rows} plays={plays} />
      )}
      <Text color="text-muted" size="xs" marginTop="2">
        {t("players.note")}
      </Text>
    </section>
  );
}

interface TableProps {
  readonly match: SportMatch;
  readonly rows: readonly PlayerRow[];
  readonly plays: readonly PlayerPlay[];
}

function Table({ match, rows, plays }: TableProps) {
  const { t } = useTranslation("sport");
  return (
    <table className={grid}>
      <thead>
        <tr>
          <th scope="col" className={head({ first: true })}>
            {t("players.player")}
          </th>
          {plays.map((play) => (
            <th key={play} scope="col" className={head({ first: false })}>
              {t(`players.play.${play}`)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows
          .filter(({ prices }) => plays.some((play) => prices[play]))
          .map((row) => (
            <tr key={row.id} className={line}>
              <th scope="row" className={named}>
                <Name row={row} />
              </th>
              {plays.map((play) => (
                <td key={play} className={cell}>
                  <Price match={match} row={row} play={play} offered={row.prices[play]} />
                </td>
              ))}
            </tr>
          ))}
      </tbody>
    </table>
  );
}

function Name({ row: { player } }: { readonly row: PlayerRow }) {
  const { t } = useTranslation("sport");
  if (player === null) return t("view.side.nobody");
  return (
    <span className={name}>
      <span>{player.name}</span>
      <Text as="span" color="text-muted" size="2xs" weight="medium" className={figures}>
        {player.number} {t(`players.position.${player.position}`)}
        {player.state === "bench" && ` ${t("players.bench")}`}
      </Text>
    </span>
  );
}

interface PriceProps {
  readonly match: SportMatch;
  readonly row: PlayerRow;
  readonly play: PlayerPlay;
  readonly offered: Offered | undefined;
}

function Price({ match, row, play, offered }: PriceProps) {
  const { t } = useTranslation("sport");
  if (!offered) return null;
  const player = row.player?.name ?? t("view.side.nobody");
  return (
    <PriceButton
      price={offered.price}
      w={play}
      label=""
      name={t("players.named", { play: t(`view.play.${play}`), player })}
      onSelect={(pressed) => pressPrice(match, offered.market, pressed)}
    />
  );
}

const frame = css({ minWidth: "0", marginBottom: "3" });
const grid = css({ width: "full", borderCollapse: "collapse", tableLayout: "fixed" });
const head = cva({
  base: {
    paddingBlock: "1",
    color: "text-muted",
    fontSize: "2xs",
    fontWeight: "medium",
  },
  variants: {
    first: {
      true: { width: { base: "2/5", desktop: "1/4" }, textAlign: "left" },
      false: { textAlign: "center" },
    },
  },
});
const line = css({ borderTop: "thin" });
const named = css({
  paddingBlock: "1",
  paddingRight: "2",
  color: "text-strong",
  fontSize: "sm",
  fontWeight: "medium",
  textAlign: "left",
});
const name = css({ display: "grid", minWidth: "0", overflowWrap: "anywhere" });
const cell = css({ padding: "0-5" });
