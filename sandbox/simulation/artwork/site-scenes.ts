// Scenes in the site's pattern: venues, tables, rooms, promotions, banners.
import type { Character } from "../characters.ts";
import type { Row } from "../data/catalogue-rows.ts";
import { hash, pick } from "../random.ts";
import { drawScene, ownPattern, type SceneObject } from "./scene.ts";
import type { Templates } from "./templates.ts";

/** The main object of a row and the one beside it. */
export function objectsOf(art: string): readonly [main: string, beside: string] {
  const [main = "gem", beside = main] = art.split(" ");
  return [main, beside];
}

export function venueScene(
  vendor: Row<"vendor">,
  character: Character,
  templates: Templates,
): string {
  const [main, beside] = objectsOf(vendor.art);
  return drawScene(
    {
      id: vendor.id,
      width: 240,
      height: 240,
      pattern: ownPattern(character),
      caption: "none",
      sparks: 2,
      objects: [
        { name: main, x: 116, y: 114, scale: 0.8 },
        { name: beside, x: 196, y: 196, scale: 0.3, rotate: 10 },
      ],
    },
    templates,
  );
}

/** 16 by 8.4. */
const WIDE = { width: 320, height: 168 };

const ON_TABLE: Readonly<Record<Row<"live_table">["game"], readonly SceneObject[]>> = {
  baccarat: [
    { name: "cards", x: 160, y: 84, scale: 0.46 },
    { name: "chips", x: 62, y: 124, scale: 0.26 },
    { name: "chips", x: 262, y: 128, scale: 0.24 },
  ],
  dragonTiger: [
    { name: "tiger", x: 224, y: 84, scale: 0.5 },
    { name: "eye", x: 98, y: 84, scale: 0.56 },
  ],
  roulette: [{ name: "wheel", x: 160, y: 86, scale: 0.6 }],
  sicBo: [
    { name: "dice", x: 160, y: 86, scale: 0.56 },
    { name: "chips", x: 270, y: 126, scale: 0.24 },
  ],
  niuNiu: [
    { name: "cards", x: 160, y: 82, scale: 0.52 },
    { name: "ingot", x: 64, y: 122, scale: 0.24 },
  ],
};

export function tableScene(
  table: Row<"live_table">,
  character: Character,
  templates: Templates,
): string {
  // One table in three has the plain background of its game, so that the list is not uniform.
  const own = hash(table.id) % 3 !== 0;
  return drawScene(
    {
      ...WIDE,
      id: table.id,
      pattern: own ? (character === "live" ? "fan" : ownPattern(character)) : "rays",
      caption: "none",
      sparks: 1,
      objects: ON_TABLE[table.game],
    },
    templates,
  );
}

export function roomScene(room: Row<"room">, character: Character, templates: Templates): string {
  const [main, beside] = objectsOf(room.art);
  return drawScene(
    {
      ...WIDE,
      id: room.id,
      pattern: hash(room.id) % 3 === 0 ? "scales" : ownPattern(character),
      caption: "none",
      sparks: 1,
      objects: [
        { name: main, x: 176, y: 84, scale: 0.54 },
        { name: beside, x: 62, y: 104, scale: 0.3 },
      ],
    },
    templates,
  );
}

/** Positions of small objects around the main one; a promotion uses one of these lists. */
const SCATTERS: readonly (readonly (readonly [x: number, y: number, scale: number])[])[] = [
  [
    [408, 84, 0.2],
    [672, 70, 0.26],
    [656, 312, 0.3],
    [428, 300, 0.22],
  ],
  [
    [404, 262, 0.32],
    [668, 92, 0.2],
    [476, 52, 0.16],
  ],
  [
    [664, 286, 0.36],
    [420, 110, 0.18],
    [618, 44, 0.15],
  ],
  [
    [410, 306, 0.3],
    [672, 300, 0.26],
  ],
];

export function promotionScene(
  row: Row<"promotion">,
  character: Character,
  templates: Templates,
): string {
  const [main, beside] = objectsOf(row.art);
  const around = pick(SCATTERS, row.id, "scatter").map(([x, y, scale], index): SceneObject => ({
    name: beside,
    x,
    y,
    scale,
    rotate: index * 17 - 20,
  }));
  return drawScene(
    {
      id: row.id,
      width: 720,
      height: 360,
      pattern: hash(row.id) % 2 === 0 ? "rays" : ownPattern(character),
      caption: "left",
      sparks: 3,
      objects: [{ name: main, x: 540, y: 184, scale: 1.12 }, ...around],
    },
    templates,
  );
}

/** Positions beside the main object of a banner, near and far. */
const STAGES: readonly (readonly (readonly [
  x: number,
  y: number,
  scale: number,
  rotate: number,
])[])[] = [
  [
    [1720, 500, 1.25, 10],
    [1010, 560, 0.7, -12],
    [1600, 150, 0.42, 20],
  ],
  [
    [980, 470, 1.05, -10],
    [1700, 560, 0.75, 14],
    [1760, 190, 0.5, -16],
  ],
  [
    [1740, 380, 1.45, 8],
    [1060, 190, 0.46, -18],
    [1000, 590, 0.62, 10],
  ],
];

export function bannerScene(
  row: Row<"banner">,
  character: Character,
  templates: Templates,
): string {
  const [main, second] = objectsOf(row.art);
  const beside = pick(STAGES, row.id, "stage").map(([x, y, scale, rotate]): SceneObject => ({
    name: second,
    x,
    y,
    scale,
    rotate,
  }));
  return drawScene(
    {
      id: row.id,
      width: 1920,
      height: 720,
      pattern: ownPattern(character),
      beams: true,
      caption: "left",
      sparks: 5,
      objects: [{ name: main, x: 1360, y: 350, scale: 2.35 }, ...beside],
    },
    templates,
  );
}
