// Tiles of the many games without a drawing of their own: an object and a background from the game's id, in
// one of several layouts, with colours of one or two palettes.
import type { Row } from "../data/catalogue-rows.ts";
import { besideOf } from "../data/games/themes.ts";
import { at, between, hash } from "../random.ts";
import { PATTERNS } from "./patterns.ts";
import { drawScene, type SceneObject } from "./scene.ts";
import type { Size } from "./svg.ts";
import type { Templates } from "./templates.ts";

/** How far the object's palette is from the background's. */
const PALETTE_STEPS = [0, 0, 2, 3, 5];

interface Look {
  readonly name: string;
  readonly palette: number;
  readonly companion: string;
  readonly other: number;
}

type Layout = (look: Look) => SceneObject[];

const LAYOUTS: readonly Layout[] = [
  ({ name, palette }) => [{ name, palette, x: 120, y: 134, scale: 0.92 }],
  ({ name, palette }) => [{ name, palette, x: 120, y: 146, scale: 1.2 }],
  ({ name, palette }) => [{ name, palette, x: 128, y: 136, scale: 1.04, rotate: -13 }],
  ({ name, palette }) => [{ name, palette, x: 112, y: 138, scale: 1.06, rotate: 11 }],
  ({ name, palette, companion, other }) => [
    { name, palette, x: 120, y: 126, scale: 0.84 },
    { name: companion, palette: other, x: 48, y: 204, scale: 0.28, rotate: -14 },
    { name: companion, palette: other, x: 196, y: 192, scale: 0.34, rotate: 12 },
  ],
  ({ name, palette, companion, other }) => [
    { name, palette, x: 96, y: 130, scale: 0.82, rotate: -7 },
    { name: companion, palette: other, x: 182, y: 178, scale: 0.52, rotate: 10 },
  ],
  ({ name, palette, companion, other }) => [
    { name, palette, x: 142, y: 132, scale: 0.84, rotate: 6 },
    { name: companion, palette: other, x: 56, y: 166, scale: 0.48, rotate: -12 },
  ],
];

/** Three of them, for objects that look well in a group. */
const GROUP: Layout = ({ name, palette, other }) => [
  { name, palette, x: 120, y: 158, scale: 0.7 },
  { name, palette: other, x: 62, y: 108, scale: 0.46, rotate: -16 },
  { name, palette: other, x: 180, y: 104, scale: 0.5, rotate: 15 },
];
const IN_GROUPS: ReadonlySet<string> = new Set([
  "coin",
  "ingot",
  "gem",
  "koi",
  "fruit",
  "lottery",
  "lantern",
  "chest",
  "lotus",
  "fish",
]);

export function composedTile(game: Row<"game">, size: Size, templates: Templates): string {
  const { id, art, palette } = game;
  const step = at(PALETTE_STEPS, hash(id, "step"));
  const turn = (by: number) => 1 + ((palette - 1 + by) % 8);
  const layouts = IN_GROUPS.has(art) ? [...LAYOUTS, GROUP] : LAYOUTS;
  const look = {
    name: templates.has("object", art) ? art : "coin",
    palette: turn(step),
    companion: at(besideOf(game), hash(id, "companion")),
    other: turn(between(1, 7, id, "other")),
  };
  return drawScene(
    {
      ...size,
      id,
      pattern: at(PATTERNS, hash(id, "ground")),
      caption: "foot",
      sparks: between(2, 4, id, "sparks"),
      objects: at(layouts, hash(id, "layout"))(look),
    },
    templates,
  );
}
