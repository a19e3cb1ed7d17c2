// What other members say (`data/content/talk.json`). `{home}` and `{away}` are the sides, `{team}` the one that a line
// is about; `{line}` and `{odds}` are of the market as it is offered. Nobody promises a win, and nobody tells others
// what to bet on. Advertisements are masked as the backend would mask them; endings follow a line.
import * as v from "valibot";
import talk from "../data/content/talk.json" with { type: "json" };
import { readWhole } from "../data/read-content.ts";

const lines = v.pipe(v.array(v.string()), v.nonEmpty());

export const TALK = readWhole(
  "talk.json",
  v.strictObject({
    football: lines,
    otherSport: lines,
    goal: lines,
    card: lines,
    break: lines,
    upcoming: lines,
    ended: lines,
    odds: lines,
    table: lines,
    lobby: lines,
    moderator: lines,
    advertisements: lines,
    endings: lines,
  }),
  talk,
);
