import { ownValue } from "#contract/own-value.ts";
import RULES from "../data/content/room-rules.json" with { type: "json" };

/** Rules of a chess room in short, by its game. */
export function roomRules(game: string): string {
  return ownValue(RULES, game) ?? RULES.other;
}
