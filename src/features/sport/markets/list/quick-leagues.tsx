// Quick list below a sport: all, and the seven football leagues, or the largest of another sport.
import { useTranslation } from "react-i18next";
import { QUICK_LEAGUES } from "#contract/betting/sports.ts";
import { css, cx } from "#styled/css/index.js";
import { useMediaUrl } from "#lib/media.ts";
import { Crest } from "#ui/crest.tsx";
import { figures } from "#ui/money.tsx";
import { FilterLink } from "./filter-link.tsx";
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
        <FilterLink
          filter={filter}
          change={{ leagues: [] }}
          current={filter.leagues.length === 0}
          className={cx(entry, sub)}
        >
          {t("list.quick.all")}
        </FilterLink>
      </li>
      {leagues.map(({ id, name, count }) => (
        <li key={id}>
          <FilterLink
            filter={filter}
            change={{ leagues: [id] }}
            current={filter.leagues.length === 1 && filter.leagues[0] === id}
            className={cx(entry, sub)}
          >
            <Crest src={mediaUrl(`/media/crest/league-${id}.svg`)} size={1} className={mark} />
            <span className={label}>{name}</span>
            <span className={cx(figures, number)}>{count}</span>
          </FilterLink>
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
  return QUICK_LEAGUES.map(({ key, id }) => {
    const known = leagues.find((league) => league.id === id);
    return {
      id,
      name: known?.name ?? t(`list.quick.${key}`),
      count: facts === undefined ? undefined : (known?.count ?? 0),
    };
  });
}

const sub = css({
  position: "relative",
  minHeight: "[max({sizes.target}, {sizes.row} - 0.75rem)!]",
  gap: "1-5!",
  paddingLeft: "9-5!",
  fontSize: "xs!",
  // The sport above is marked; the chosen league differs by colour and weight.
  "&[aria-current]": { background: "[transparent!]" },
});
const mark = css({ position: "absolute", left: "4" });
const label = css({ truncate: true });
const number = css({ marginLeft: "auto", color: "text-muted", fontSize: "2xs" });
