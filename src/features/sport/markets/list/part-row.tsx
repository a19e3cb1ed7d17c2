// The corners or cards of a match, below its row.
import { useTranslation } from "react-i18next";
import type { SportMatch } from "#contract/api/sport.ts";
import { css } from "#styled/css/index.js";
import { Box } from "#styled/jsx/index.js";
import { CELL } from "#ui/tables/grid-roles.ts";
import { figures } from "#ui/money/money.tsx";
import { PlainButton } from "#ui/buttons/plain-button.tsx";
import { useMatch, useMatchState } from "../../feed/feed-store.ts";
import { marketColumns } from "./market-columns.ts";
import { tableColumns } from "./table-style.ts";
import { partName } from "./part-name.ts";
import { RowMarkets } from "./row-markets.tsx";
import { scoreOf } from "./match-score.ts";
import { LINES_OF_MATCH, SPOT_COLUMNS, spotAt } from "./spot.ts";
import type { TableShape } from "./table-columns.ts";
import { useOpened } from "./use-page-filter.ts";

interface PartRowProps {
  readonly gameId: string;
  readonly game: SportMatch;
  /** Its place among the parts of the match, from 1. */
  readonly at: number;
  readonly shape: TableShape;
}

export function PartRow({ gameId, game, at, shape }: PartRowProps) {
  const match = useMatch(gameId);
  if (match === undefined) return null;
  return (
    <Box paddingBlock="desk-room" borderTop="dashed" className={tableColumns}>
      <div {...CELL} className={css({ minWidth: "0" })}>
        <PartName part={match} game={game} line={at * LINES_OF_MATCH} />
      </div>
      <RowMarkets
        match={match}
        columns={marketColumns(match)}
        shape={shape}
        halves
        unfolded={false}
        from={at * LINES_OF_MATCH}
      />
    </Box>
  );
}

interface PartNameProps {
  readonly part: SportMatch;
  readonly game: SportMatch;
  /** Line number of its spot. */
  readonly line: number;
}

/** `角球 6-4`, a link to its markets. */
export function PartName({ part, game, line }: PartNameProps) {
  const { t } = useTranslation("sport");
  const { openGame } = useOpened();
  const score = scoreOf(useMatchState(part.gameId) ?? part.state);
  return (
    <PlainButton
      tabIndex={-1}
      className={name}
      title={t("list.openMatch")}
      {...spotAt(line, SPOT_COLUMNS.match)}
      onClick={() => openGame(part.gameId)}
    >
      <b>{partName(part, game)}</b>
      {score !== null && <span className={figures}>{`${score[0]}-${score[1]}`}</span>}
    </PlainButton>
  );
}

const name = css({
  display: "flex",
  alignItems: "center",
  gap: "2",
  height: "desk-line",
  minWidth: "0",
  color: "text-strong",
  fontSize: "sm",
  textAlign: "left",
  _hover: { color: "link" },
});
