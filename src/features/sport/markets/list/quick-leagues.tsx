// Quick list below a sport: all, and the seven football leagues, those with matches first, or the largest of another sport.
import { useTranslation } from "react-i18next";
import { QUICK_LEAGUES } from "#contract/betting/sports.ts";
import { css } from "#styled/css/index.js";
import { Text } from "#styled/jsx/index.js";
import { useMediaUrl } from "#lib/browser/media.ts";
import { Crest } from "#ui/pictures/crest.tsx";
import { figures } from "#ui/money/money.tsx";
import { MatchFilterLink } from "./match-filter-link.tsx";
import type { PageFilter } from "./page-filter.ts";
import type { LeagueFacts } from "./use-league-facts.ts";

interface QuickLeaguesProps {
  readonly filter: PageFilter;
  readonly facts: LeagueFacts | undefined;
  /** Style of an entry in the column. */
  readonly entry: string;
}

export function QuickLeagues({ filter, facts, entry }: QuickLeaguesProps) {
  const { t } = useTranslation("sport");
  const mediaUrl = useMediaUrl();
  const leagues = useQuickLeagues(filter, facts);
  if (leagues.length === 0) return null;
  return (
    <ul aria-label={t("list.quickLeagues")}>
      <li>
        <MatchFilterLink
          filter={filter}
          change={{ leagues: [] }}
          current={filter.leagues.length === 0}
          className={entry}
        >
          {t("list.quick.all")}
        </MatchFilterLink>
      </li>
      {leagues.map(({ id, name, count }) => (
        <li key={id}>
          <MatchFilterLink
            filter={filter}
            change={{ leagues: [id] }}
            current={filter.leagues.length === 1 && filter.leagues[0] === id}
            className={entry}
          >
            <Crest src={mediaUrl(`/media/crest/league-${id}.svg`)} size={1} className={mark} />
            <Text as="span" truncate>
              {name}
            </Text>
            <Text as="span" marginLeft="auto" color="text-muted" size="2xs" className={figures}>
              {count}
            </Text>
          </MatchFilterLink>
        </li>
      ))}
    </ul>
  );
}

interface QuickLeague {
  readonly id: string;
  readonly name: string;
  readonly count: number | undefined;
}

const MOST = 7;

export function useQuickLeagues(
  { sport }: PageFilter,
  facts: LeagueFacts | undefined,
): readonly QuickLeague[] {
  const { t } = useTranslation("sport");
  const leagues = facts?.leagues ?? [];
  if (sport !== "FT")
    return leagues.toSorted((one, other) => other.count - one.count).slice(0, MOST);
  const found = QUICK_LEAGUES.map(({ key, id }) => {
    const known = leagues.find((league) => league.id === id);
    return {
      id,
      name: known?.name ?? t(`list.quick.${key}`),
      count: facts === undefined ? undefined : (known?.count ?? 0),
    };
  });
  return found.toSorted((one, other) => Number(one.count === 0) - Number(other.count === 0));
}

const mark = css({ position: "absolute", left: "4" });
