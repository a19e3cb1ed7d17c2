import * as v from "valibot";
import { ownValue } from "#contract/own-value.ts";
import GIVEN from "../data/content/room-rules.json" with { type: "json" };
import { readWhole } from "../data/read-content.ts";

const text = v.pipe(v.string(), v.nonEmpty());
const RULES = readWhole("room-rules.json", v.objectWithRest({ other: text }, text), GIVEN);

/** Rules of a chess room in short, by its game. */
export function roomRules(game: string): string {
  return ownValue(RULES, game) ?? RULES.other;
}
