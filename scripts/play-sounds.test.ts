import { expect, it } from "vitest";
import sounds from "../src/lib/search/play-sounds.json" with { type: "json" };
import { playSounds } from "./play-sounds.ts";

it("play-sounds.json is up to date (npx node scripts/play-sounds.ts)", () => {
  expect(playSounds()).toEqual(sounds);
});
