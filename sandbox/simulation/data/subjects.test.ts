// Every drawing of the sample content shows its own subject.
import { readdir } from "node:fs/promises";
import { expect, it } from "vitest";
import { VENUE_SWITCHES } from "#contract/switches.ts";
import { OBJECTS } from "../artwork/objects.ts";
import { symbolsOf } from "../venues/play/engines/reels.ts";
import { BANNERS, PROMOTIONS, ROOMS, SPONSORS, VENDORS } from "./content.ts";
import { gamesOf } from "./games.ts";
import { besideOf, THEMES } from "./games/themes.ts";
import { artOf, type Subject, SUBJECTS } from "./subjects.ts";

const NAMES = Object.keys(SUBJECTS) as Subject[];
const GAMES = gamesOf(20_261);

/** The drawings of subjects of some fields. */
function drawingsOf(...fields: readonly string[]): ReadonlySet<string> {
  return new Set(NAMES.filter((name) => fields.includes(SUBJECTS[name].of)).map(artOf));
}

it("names every object of the artwork, and no other", async () => {
  const files = await readdir(new URL("../../../content/artwork/object/", import.meta.url));
  expect(files.map((file) => file.replace(".svg", "")).toSorted()).toEqual([...OBJECTS]);
});

it("venues and rooms show what is played there", () => {
  for (const { id, venue, art } of VENDORS) expect(drawingsOf(venue), id).toContain(art);
  for (const { id, art } of ROOMS) expect(drawingsOf("chess"), id).toContain(art);
});

it("promotions and banners show their venue, or what members get", () => {
  for (const { id, needs, art } of [...PROMOTIONS, ...BANNERS]) {
    const venues = VENUE_SWITCHES.filter((venue) => needs.split(" ").includes(venue));
    expect(drawingsOf("member", ...venues), id).toContain(art);
  }
});

it("sponsors show what they sponsor", () => {
  for (const { id, art } of SPONSORS) expect(drawingsOf("sponsor"), id).toContain(art);
});

it("subjects of one field are drawn differently", () => {
  for (const of of [...VENUE_SWITCHES, "member", "sponsor"]) {
    const own = NAMES.filter((name) => SUBJECTS[name].of === of);
    expect(drawingsOf(of).size, of).toBe(own.length);
  }
});

it("games of rooms, live tables and fishing show what is played", () => {
  for (const { id, arts, objects } of THEMES.filter(({ category }) => category !== "DZ")) {
    expect(objects, id).toEqual(expect.arrayContaining(arts));
  }
  for (const game of GAMES.filter(({ category }) => category !== "DZ")) {
    const ofCategory = THEMES.filter(({ category }) => category === game.category).flatMap(
      ({ objects }) => objects,
    );
    expect(ofCategory, game.id).toContain(game.art);
  }
});

it("what stands beside a game is of its theme", () => {
  for (const game of GAMES) expect(besideOf(game).length, game.id).toBeGreaterThan(0);
});

it("reels turn symbols of the game's theme, all different", () => {
  const slots = GAMES.filter(({ category, theme }) => category === "DZ" && theme !== "climb");
  for (const game of slots) {
    const arts = symbolsOf(game).map(({ art }) => art);
    expect(arts, game.id).toHaveLength(10);
    const [best, ...others] = arts.slice(0, 8);
    expect(best).toBe(game.art);
    expect(besideOf(game), game.id).toEqual(expect.arrayContaining(others));
    expect(new Set(others).size, game.id).toBe(7);
  }
});
