import { expect, it } from "vitest";
import sounds from "../src/lib/search/help-sounds.json" with { type: "json" };
import { helpSounds } from "./help-sounds.ts";

it("help-sounds.json is up to date (npx node scripts/help-sounds.ts)", async () => {
  expect(await helpSounds()).toEqual(sounds);
});
