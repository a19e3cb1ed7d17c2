// Finds plays as the search over the whole book does: in either script, in pinyin, or by initials. The table is made by
// `npx node scripts/play-sounds.ts`; names of teams are found as they are written.
import { isNamed } from "#lib/search/is-named.ts";
import table from "#lib/search/play-sounds.json" with { type: "json" };
import { spelling } from "#lib/search/spelled.ts";

/** Traditional character → simplified. */
const SIMPLIFIED: ReadonlyMap<string, string> = new Map(
  Array.from({ length: table.fold.length / 2 }, (_, at) => [
    table.fold.charAt(at * 2),
    table.fold.charAt(at * 2 + 1),
  ]),
);

const spelled = spelling(table.sounds);

/** @param play as the page shows it */
export function isPlayNamed(typed: string, play: string): boolean {
  const shown = simplified(play);
  return isNamed(simplified(typed), [shown], spelled(shown));
}

function simplified(text: string): string {
  return [...text].map((character) => SIMPLIFIED.get(character) ?? character).join("");
}
