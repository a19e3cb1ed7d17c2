// Two to six matches, each with its main prices: side by side, on phones one under the other. Prices go to the slip of
// the page.
import { ArrowLeft, Plus } from "lucide-react";
import { useTranslation } from "react-i18next";
import { matchPick } from "#contract/api/sport-finding.ts";
import { css, cx } from "#styled/css/index.js";
import { Box, Card, Grid, Heading, Row, Stack, Text } from "#styled/jsx/index.js";
import { AsyncView } from "#ui/states/async-view.tsx";
import { Button } from "#ui/buttons/button.tsx";
import { EmptyState } from "#ui/states/empty-state.tsx";
import { Icon } from "#ui/pictures/icon.tsx";
import { PlainButton } from "#ui/buttons/plain-button.tsx";
import { Skeleton } from "#ui/states/skeleton.tsx";
import { useResource } from "../../feed/resource.ts";
import { SKIP_TARGET } from "../list/use-page-filter.ts";
import { sportColumn, pageRoom } from "../sport-column.ts";
import { MOST_MATCHES, toggleMulti, useMultiMatches } from "../list/multi-matches.ts";
import { MultiPane } from "./multi-pane.tsx";

export function MultiView({ onBack }: { readonly onBack: () => void }) {
  const { t } = useTranslation("sport");
  const ids = useMultiMatches((state) => state.ids);
  return (
    <section {...SKIP_TARGET} aria-label={t("list.multi")} className={cx(sportColumn, pageRoom)}>
      <Row wrap="wrap" align="center" gap="3">
        <Button size="sm" tone="ghost" onClick={onBack}>
          <Icon as={ArrowLeft} />
          {t("detail.back")}
        </Button>
        <Heading size="md">{t("list.multi")}</Heading>
        <Text color="text-muted" size="xs" truncate>
          {t("find.multi.note", { count: MOST_MATCHES })}
        </Text>
      </Row>
      {ids.length > 0 && (
        <ul
          role="list"
          className={cx(grid, ids.length === 4 && pairs, ids.length > ROOMY && thirds)}
        >
          {ids.map((gameId) => (
            <Box as="li" key={gameId} minWidth="0">
              <MultiPane gameId={gameId} dense={ids.length > ROOMY} />
            </Box>
          ))}
        </ul>
      )}
      {ids.length < MOST_MATCHES && <Suggested ids={ids} />}
    </section>
  );
}

/** With more matches than this, panes show less, so that all fit on one screen. */
const ROOMY = 4;
const SUGGESTED = 12;
const REFRESH_MS = 30_000;
const POPULAR = { pick: "popular", utcOffset: 0, teams: [], leagues: [], matches: [] } as const;

/** Matches in play that are most bet on. */
function Suggested({ ids }: { readonly ids: readonly string[] }) {
  const { t } = useTranslation("sport");
  const { data, ...result } = useResource(
    matchPick,
    { ...POPULAR, teams: [], leagues: [], matches: [] },
    { refetchEvery: REFRESH_MS },
  );
  const shown = data?.matches
    .filter(({ gameId, state }) => state.isLive && !ids.includes(gameId))
    .slice(0, SUGGESTED);
  return (
    <Card as="section" aria-label={t("find.multi.add")} gap="3" padding="4">
      <Heading as="h3" size="md">
        {t(ids.length < 2 ? "find.multi.choose" : "find.multi.add")}
      </Heading>
      <AsyncView
        result={{ ...result, data: shown }}
        skeleton={<Skeleton className={css({ height: "24", borderRadius: "md" })} />}
      >
        {(matches) =>
          matches.length === 0 ? (
            <EmptyState title={t("find.multi.none")} note={t("find.multi.noneNote")} />
          ) : (
            <Grid as="ul" role="list" columns="repeat(auto-fill, minmax(15rem, 1fr))" gap="2">
              {matches.map(({ gameId, league, team_h, team_c, state }) => (
                <Box as="li" key={gameId} minWidth="0">
                  <PlainButton className={offer} onClick={() => toggleMulti(gameId)}>
                    <Icon as={Plus} />
                    <Stack as="span" minWidth="0" lineHeight="tight">
                      <Text
                        as="b"
                        color="text-strong"
                        size="sm"
                        weight="semibold"
                        truncate
                      >{`${team_h} ${state.sc_FT_H}-${state.sc_FT_C} ${team_c}`}</Text>
                      <Text as="span" color="text-muted" size="xs" truncate>
                        {league}
                      </Text>
                    </Stack>
                  </PlainButton>
                </Box>
              ))}
            </Grid>
          )
        }
      </AsyncView>
    </Card>
  );
}

const grid = css({
  display: "grid",
  gridTemplateColumns: {
    base: "minmax(0, 1fr)",
    desktop: "repeat(auto-fit, minmax(min(23rem, 100%), 1fr))",
  },
  gap: { base: "3", _professional: "2" },
  alignItems: "start",
});
/** Four in two rows of two, where only three would have room side by side. */
const pairs = css({
  "@media (min-width: 75rem) and (max-width: 124.99rem)": {
    gridTemplateColumns: "repeat(2, minmax(0, 1fr))",
  },
});
/** Five or six in two rows. */
const thirds = css({
  "@media (min-width: 125rem)": { gridTemplateColumns: "repeat(3, minmax(0, 1fr))" },
});
const offer = css({
  display: "flex",
  alignItems: "center",
  gap: "2",
  width: "full",
  minHeight: "11",
  paddingInline: "3",
  borderRadius: "md",
  background: "surface-sunken",
  textAlign: "left",
  _hover: { background: "surface-hover" },
});
