// What a word of a name shows, so that the drawing of a game fits its name.
import * as v from "valibot";
import { OBJECTS } from "../../artwork/objects.ts";
import rows from "../content/word-arts.json" with { type: "json" };
import { readContent, WordsSchema } from "../read-content.ts";

const Schema = v.strictObject({ id: v.picklist(OBJECTS), words: WordsSchema });

export const WORD_ARTS: ReadonlyMap<string, string> = new Map(
  readContent("word-arts.json", Schema, rows).flatMap(({ id, words }) =>
    words.map((word) => [word, id] as const),
  ),
);
