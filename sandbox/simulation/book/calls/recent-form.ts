import { unit } from "../../random.ts";
import type { Book } from "../book.ts";
import type { Fixture } from "../fixtures.ts";

const SHOWN = 5;

/** Results of a side's last matches, newest first; stronger sides won more of them. */
export function formOf({ seed }: Book, fixture: Fixture, side: "home" | "away") {
  const team = fixture[side].id;
  const strength = unit(seed, "form", team);
  return Array.from({ length: SHOWN }, (_, back): "W" | "D" | "L" => {
    const luck = unit(seed, team, fixture.startsAt, back);
    if (luck < 0.2 + strength * 0.5) return "W";
    return luck < 0.45 + strength * 0.45 && fixture.sport === "FT" ? "D" : "L";
  });
}
