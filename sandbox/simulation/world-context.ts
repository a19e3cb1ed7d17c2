// What the simulation's answers are made from: the call, the simulated world and the site's character.
import type { CallName } from "#contract/api/calls.ts";
import type { VenueSwitch } from "#contract/switches.ts";
import type { SiteView } from "../backend/wire/sites.ts";
import type { Answers } from "../backend/wire/call-answers.ts";
import type { CallContext } from "../backend/wire/call-context.ts";
import { type Character, characterOf, tasteOf } from "./characters.ts";
import type { GameSearch } from "./games/game-search.ts";
import { unit } from "./random.ts";
import type { World } from "./world.ts";

export interface CharacterView extends SiteView {
  readonly character: Character;
  /** Venues that are switched on, the site's main one first. */
  readonly venues: readonly VenueSwitch[];
}

export interface WorldContext extends Omit<CallContext, "view"> {
  readonly view: CharacterView;
  readonly world: World;
  readonly search: GameSearch;
}

export type WorldAnswers<Names extends CallName> = Answers<Names, WorldContext>;

export function characterView(view: SiteView): CharacterView {
  const character = characterOf(view.site);
  return { ...view, character, venues: tasteOf(character).venues.filter(view.isOn) };
}

/** Answers for the backend: each gets the present world beside its call. */
export function withWorld<Names extends CallName>(
  world: () => World,
  search: GameSearch,
  answers: WorldAnswers<Names>,
): Answers<Names> {
  const given = Object.entries<{
    readonly cacheMs: number;
    readonly answer: (context: WorldContext, body: never) => unknown;
  }>(answers);
  const bound = given.map(([name, { answer, ...caching }]) => [
    name,
    {
      ...caching,
      answer: (context: CallContext, body: never) =>
        answer({ ...context, view: characterView(context.view), world: world(), search }, body),
    },
  ]);
  // The names and the types of bodies and answers are those of `answers`.
  return Object.fromEntries(bound) as Answers<Names>;
}

interface Selectable {
  readonly id: string;
  readonly needs: string;
  readonly suits: string;
}

/** Rows whose switches are on: first those that suit the site's character, then the others shuffled. */
export function select<T extends Selectable>(
  rows: readonly T[],
  { view, world }: WorldContext,
): T[] {
  const on = new Set(view.site.switches);
  const rank = (row: T, index: number) => {
    const place = words(row.suits).indexOf(view.character);
    return place < 0 ? 1000 + unit(world.seed, view.site.id, row.id) : place * 100 + index;
  };
  return rows
    .map((row, index) => ({ row, rank: rank(row, index) }))
    .filter(({ row }) => words(row.needs).every((key) => on.has(key)))
    .toSorted((left, right) => left.rank - right.rank)
    .map(({ row }) => row);
}

function words(list: string): string[] {
  return list === "" ? [] : list.split(" ");
}
