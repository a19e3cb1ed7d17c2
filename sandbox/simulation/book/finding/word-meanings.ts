// What a typed word may mean: teams, leagues, plays or days. Teams and leagues come first: a word that names one
// of them names nothing else.
import { PLAY_BASES, type PlayBase } from "#contract/betting/play-shapes.ts";
import type { Row } from "../../data/catalogue-rows.ts";
import type { Catalogue } from "../../data/catalogue.ts";
import { PLAY_NAMES } from "../../data/play-names.ts";
import type { GameSearch } from "../../games/game-search.ts";
import { PLANS } from "../sport-plans.ts";
import { daysNamed } from "./day-words.ts";

export interface Meaning {
  readonly teams: readonly Row<"team">[];
  readonly leagues: readonly Row<"league">[];
  readonly plays: readonly PlayBase[];
  /** `YYYY-MM-DD` */
  readonly days: readonly string[];
}

const MOST_WORDS = 4;

/** The whole input as one name; several words where it is none. Null where a word means nothing. */
export function meaningsOf(
  typed: string,
  source: { readonly catalogue: Catalogue; readonly search: GameSearch; readonly time: number },
): readonly Meaning[] | null {
  const whole = meaningOf(typed, source);
  if (isSome(whole)) return [whole];
  const words = typed.trim().split(/\s+/u).slice(0, MOST_WORDS);
  if (words.length < 2) return null;
  const meanings = words.map((word) => meaningOf(word, source));
  return meanings.every(isSome) ? meanings : null;
}

function meaningOf(
  word: string,
  { catalogue, search, time }: Parameters<typeof meaningsOf>[1],
): Meaning {
  const isNamed = search.matching(word);
  const { leagues, teams } = namedIn(catalogue, isNamed);
  if (leagues.length + teams.length > 0) return { leagues, teams, plays: [], days: [] };
  const plays = PLAY_BASES.filter((base) => isNamed(PLAY_NAMES[base])).toSorted(
    (left, right) => PLAY_NAMES[left].length - PLAY_NAMES[right].length,
  );
  const days = plays.length > 0 ? [] : daysNamed(word.trim(), time, isNamed);
  return { leagues, teams, plays, days };
}

/** A word that names one of the leading leagues or its teams does not mean the lower ones. */
function namedIn(
  { leading, leagues, teams }: Catalogue,
  isNamed: (name: string) => boolean,
): Pick<Meaning, "leagues" | "teams"> {
  const among = (all: readonly Row<"league">[]) => {
    const offered = all.filter(({ sport }) => SPORTS.has(sport));
    return {
      leagues: offered.filter(({ name }) => isNamed(name)),
      teams: offered
        .flatMap(({ pool }) => teams.get(pool) ?? [])
        .filter(({ name }) => isNamed(name)),
    };
  };
  const found = among(leading);
  return found.leagues.length + found.teams.length > 0 ? found : among(leagues);
}

const SPORTS: ReadonlySet<string> = new Set(PLANS.map(({ sport }) => sport));

function isSome({ teams, leagues, plays, days }: Meaning): boolean {
  return teams.length + leagues.length + plays.length + days.length > 0;
}
