// Finds plays as the search over the whole book does: in either script, in pinyin, or by initials. The table is made by
// `npx node scripts/play-sounds.ts`; names of teams are found as they are written.
import { isNamed } from "../../../../lib/search/is-named.ts";
import table from "../../../../lib/search/play-sounds.json" with { type: "json" };

/** Traditional character → simplified. */
const SIMPLIFIED: ReadonlyMap<string, string> = new Map(
  Array.from({ length: table.fold.length / 2 }, (_, at) => [
    table.fold.charAt(at * 2),
    table.fold.charAt(at * 2 + 1),
  ]),
);

const SOUNDS: ReadonlyMap<string, string> = new Map(
  Object.entries(table.sounds).flatMap(([syllable, characters]) =>
    [...characters].map((character) => [character, syllable] as const),
  ),
);

/** @param play as the page shows it */
export function isPlayNamed(typed: string, play: string): boolean {
  const shown = simplified(play);
  return isNamed(simplified(typed), [shown], spelled(shown));
}

function simplified(text: string): string {
  return [...text].map((character) => SIMPLIFIED.get(character) ?? character).join("");
}

/** `全场让球` → `quan·chang·rang·qiu`; without characters that no play is written with. */
function spelled(text: string): string {
  return [...text].flatMap((character) => SOUNDS.get(character) ?? []).join("·");
}
