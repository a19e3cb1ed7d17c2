// The wide scene behind the jackpots of a category: what is played for, between the figures and the winners.
import type { VenueSwitch } from "#contract/switches.ts";
import type { Character } from "../characters.ts";
import { drawScene, ownPattern, type SceneObject } from "./scene.ts";
import type { ObjectName } from "./objects.ts";
import type { Templates } from "./templates.ts";

interface Prize {
  readonly art: ObjectName;
  readonly beside: ObjectName;
  /** One of the site's eight; each lobby has another. */
  readonly palette: number;
}

const PRIZES: Readonly<Record<VenueSwitch, Prize>> = {
  sport: { art: "ball", beside: "coin", palette: 1 },
  realbet: { art: "wheel", beside: "chips", palette: 2 },
  chess: { art: "mahjong", beside: "ingot", palette: 5 },
  gaming: { art: "robot", beside: "pad", palette: 4 },
  lottery: { art: "lottery", beside: "coin", palette: 3 },
  egame: { art: "chest", beside: "coin", palette: 7 },
  fishing: { art: "whale", beside: "fish", palette: 6 },
};

export function jackpotPalette(venue: VenueSwitch): number {
  return PRIZES[venue].palette;
}

export function jackpotScene(
  venue: VenueSwitch,
  character: Character,
  templates: Templates,
): string {
  const { art, beside } = PRIZES[venue];
  return drawScene(
    {
      id: `jackpot ${venue}`,
      width: 1440,
      height: 300,
      pattern: venue === "egame" ? "rays" : ownPattern(character),
      caption: "left",
      sparks: 5,
      objects: [{ name: art, x: 870, y: 156, scale: 0.98 }, ...AROUND.map(smaller(beside))],
    },
    templates,
  );
}

// None behind the figures, where a phone crops the scene to.
const AROUND = [
  [984, 66, 0.24, 16],
  [986, 244, 0.3, -8],
  [766, 62, 0.18, 24],
] as const;

function smaller(name: string) {
  return ([x, y, scale, rotate]: (typeof AROUND)[number]): SceneObject => {
    return { name, x, y, scale, rotate };
  };
}
