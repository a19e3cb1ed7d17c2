// Spelling all names out takes about a second, once. It is done after the desk has been answered, some names at a
// time, so that the first search is as quick as the others and nothing waits for it.
import type { Catalogue } from "../../data/catalogue.ts";
import type { GameSearch } from "../../games/game-search.ts";

const prepared = new WeakSet<GameSearch>();
/** Names spelled in some milliseconds. */
const AT_ONCE = 25;

export function prepareSearch(search: GameSearch, { leagues, teams }: Catalogue): void {
  if (prepared.has(search)) return;
  prepared.add(search);
  const names = [...leagues, ...[...teams.values()].flat()].map(({ name }) => name);
  const spellFrom = (first: number): void => {
    search.spellings(names.slice(first, first + AT_ONCE));
    if (first + AT_ONCE < names.length) setImmediate(spellFrom, first + AT_ONCE);
  };
  setImmediate(spellFrom, 0);
}
