// Spelling all names out takes a third of a second, once. It is done after the desk has been answered, so that
// the first search is as quick as the others.
import type { Catalogue } from "../../data/catalogue.ts";
import type { GameSearch } from "../../games/game-search.ts";

const prepared = new WeakSet<GameSearch>();

export function prepareSearch(search: GameSearch, { leagues, teams }: Catalogue): void {
  if (prepared.has(search)) return;
  prepared.add(search);
  const names = [...leagues, ...[...teams.values()].flat()].map(({ name }) => name);
  setImmediate(() => search.spellings(names));
}
