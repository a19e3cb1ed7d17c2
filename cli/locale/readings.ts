// Words and characters with two forms in zh-TW: 通过 is 通過 (pass) or 透過 (by way of), 周 is 週 or 周. The text
// around decides: of the readings of one word the first that fits stands; without one OpenCC decides.
import * as v from "valibot";
import { ownValue } from "#contract/own-value.ts";
import data from "./readings.json" with { type: "json" };

const word = v.pipe(v.string(), v.nonEmpty());

/** `before` and `after` are patterns of the text that touches the word; `<name>` stands for a pattern of `sets`. */
export const ReadingsSchema = v.strictObject({
  about: word,
  sets: v.record(v.string(), word),
  readings: v.array(
    v.strictObject({
      zhCN: word,
      zhTW: word,
      before: v.optional(word),
      after: v.optional(word),
      note: v.optional(word),
    }),
  ),
});

export type ReadingsData = v.InferOutput<typeof ReadingsSchema>;

/** A place in a whole text, placeholders and names included. */
export interface Place {
  readonly text: string;
  readonly start: number;
}

export interface Readings {
  /** Words of two or more characters that have readings. */
  readonly words: readonly string[];
  /** Undefined where the word has no reading or none fits. */
  readonly at: (word: string, place: Place) => string | undefined;
}

const WINDOW = 24;

export function compileReadings({ sets, readings }: ReadingsData): Readings {
  const expand = (pattern = "") =>
    pattern.replaceAll(/<(\w+)>/g, (whole, name: string) => ownValue(sets, name) ?? whole);
  const byWord = Map.groupBy(
    readings.map(({ zhCN, zhTW, before, after }) => ({
      zhCN,
      zhTW,
      before: new RegExp(`(?:${expand(before)})$`, "u"),
      after: new RegExp(`^(?:${expand(after)})`, "u"),
    })),
    ({ zhCN }) => zhCN,
  );
  return {
    words: [...byWord.keys()].filter((zhCN) => zhCN.length > 1),
    at: (zhCN, { text, start }) => {
      const choices = byWord.get(zhCN);
      if (choices === undefined) return undefined;
      const before = text.slice(Math.max(0, start - WINDOW), start);
      const after = text.slice(start + zhCN.length, start + zhCN.length + WINDOW);
      return choices.find((one) => one.before.test(before) && one.after.test(after))?.zhTW;
    },
  };
}

export const CORE_READINGS: Readings = compileReadings(data);
export const NO_READINGS: Readings = { words: [], at: () => undefined };
