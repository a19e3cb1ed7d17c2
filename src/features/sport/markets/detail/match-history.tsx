// What was played before the match: table of the league, last matches of both teams, their meetings.
import { useTranslation } from "react-i18next";
import type { SportMatch } from "#contract/api/sport.ts";
import { matchHistory, type PastMatch } from "#contract/api/sport-history.ts";
import { css, cx } from "#styled/css/index.js";
import { Box, Stack, Text } from "#styled/jsx/index.js";
import { listDate } from "#lib/time/list-times.ts";
import { AsyncView } from "#ui/states/async-view.tsx";
import { EmptyState } from "#ui/states/empty-state.tsx";
import { figures } from "#ui/money/money.tsx";
import { useResource } from "../../feed/resource.ts";
import { FactColumn, FactColumns, FactsWaiting } from "./fact-columns.tsx";
import { FactPart } from "./fact-part.tsx";
import { OutcomeMark } from "./form-line.tsx";
import { Standings } from "./standings.tsx";

const REFRESH_MS = 60_000;

export function MatchHistory({ match }: { readonly match: SportMatch }) {
  const { gameId } = match;
  const result = useResource(matchHistory, { gameId }, { refetchEvery: REFRESH_MS });
  return (
    <AsyncView result={result} skeleton={<FactsWaiting />}>
      {({ table, home, away, meetings }) => (
        <FactColumns>
          <FactColumn>
            <PastPart title={match.team_h} kind="form" matches={home} />
            <PastPart title={match.team_c} kind="form" matches={away} />
            <PastPart kind="meetings" matches={meetings} />
          </FactColumn>
          {table !== null && <Standings match={match} league={table.league} rows={table.rows} />}
        </FactColumns>
      )}
    </AsyncView>
  );
}

interface PastPartProps {
  /** The team whose form it is. */
  readonly title?: string;
  readonly kind: "form" | "meetings";
  readonly matches: readonly PastMatch[];
}

function PastPart({ title = "", kind, matches }: PastPartProps) {
  const { t } = useTranslation("sport");
  const times = matches.map(({ startsAt }) => startsAt);
  return (
    <FactPart title={t(`find.history.${kind}`, { team: title })}>
      {matches.length === 0 ? (
        <EmptyState title={t("find.history.none")} />
      ) : (
        <Stack as="ol" role="list" gap="1">
          {matches.map((past) => (
            <PastLine key={past.gameId} past={past} times={times} />
          ))}
        </Stack>
      )}
    </FactPart>
  );
}

interface PastLineProps {
  readonly past: PastMatch;
  /** Of all lines of the list. */
  readonly times: readonly number[];
}

function PastLine({ past, times }: PastLineProps) {
  return (
    <li className={line}>
      <time className={cx(figures, when)}>{listDate(past.startsAt, times)}</time>
      <Box as="span" minWidth="0" truncate className={css({ textAlign: "right" })}>
        {past.team_h}
      </Box>
      <Text as="b" minWidth="9" color="text-strong" textAlign="center" className={figures}>
        {past.score.join("-")}
      </Text>
      <Box as="span" minWidth="0" truncate>
        {past.team_c}
      </Box>
      <OutcomeMark result={past.outcome} />
    </li>
  );
}

const line = css({
  display: "grid",
  gridTemplateColumns: "auto minmax(0, 1fr) auto minmax(0, 1fr) auto",
  alignItems: "center",
  gap: "2",
  minHeight: "8",
  paddingInline: "2",
  borderRadius: "sm",
  background: "surface-sunken",
  fontSize: "xs",
});
const when = css({ color: "text-muted", fontSize: "2xs" });
