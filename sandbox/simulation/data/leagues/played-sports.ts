// The sports and esports that are played (`content/sports.json`): their leagues, divisions and outright contests.
import * as v from "valibot";
import { MATCH_SPORTS, type MatchSport } from "#contract/betting/sports.ts";
import sports from "../content/sports.json" with { type: "json" };
import { entryFinder, readContent } from "../read-content.ts";
import { ESPORT_GAMES, type EsportGame } from "./esport-games.ts";

export type PlayedSport = MatchSport | EsportGame;

const text = v.pipe(v.string(), v.nonEmpty());
const size = v.pipe(v.number(), v.integer(), v.minValue(1));

/** Two pairs of two, used in turn, so that open contests have different names. */
const TitlesSchema = v.tuple([v.tuple([text, text]), v.tuple([text, text])]);

const DivisionSchema = v.strictObject({
  /** After the name of the region. */
  name: text,
  /** After the name of a place; null where the competitors are players. */
  clubs: v.nullable(v.pipe(v.array(v.string()), v.nonEmpty())),
  /** Its leagues have numeric ids: they also offer corners and more lines. */
  big: v.boolean(),
  /** Its teams play maps. */
  maps: v.boolean(),
});
export type Division = v.InferOutput<typeof DivisionSchema>;

const SportSchema = v.strictObject({
  id: v.picklist([...MATCH_SPORTS, ...ESPORT_GAMES]),
  name: text,
  /**
   * With a round a week, or every other week, they fill the grid of kick-offs (`book/sport-plans.ts`). Leagues of
   * esports play a round every four days (`esports/esport-plans.ts`).
   */
  leagues: size,
  /** In each league. */
  teams: v.pipe(
    size,
    v.check((teams) => teams % 2 === 0, "The number of teams must be even"),
  ),
  outrights: v.nullable(TitlesSchema),
  /** Of leagues that are cups. */
  cupOutrights: v.nullable(TitlesSchema),
  /** In the order in which a region gets them. */
  divisions: v.array(DivisionSchema),
});
type Sport = v.InferOutput<typeof SportSchema>;

const PLAYED_SPORTS: readonly Sport[] = readContent("sports.json", SportSchema, sports);

export const playedSport: (id: PlayedSport) => Sport = entryFinder("sport", PLAYED_SPORTS);

/** As printed; the key itself for one that is not played. */
export function sportName(key: string): string {
  return PLAYED_SPORTS.find(({ id }) => id === key)?.name ?? key;
}
