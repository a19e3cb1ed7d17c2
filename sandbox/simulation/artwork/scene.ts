// Drawings of four layers: background with a glow, pattern, objects, and a dark area for the caption.
import type { Character } from "../characters.ts";
import { hash } from "../random.ts";
import { type Pattern, pattern, peaks } from "./patterns.ts";
import { document, linear, n, points, polar, radial, rect, type Size, spark } from "./svg.ts";
import { embed, type Place, type Templates } from "./templates.ts";

export interface SceneObject extends Place {
  readonly name: string;
}

export interface Scene extends Size {
  readonly id: string;
  readonly pattern: Pattern;
  readonly objects: readonly SceneObject[];
  /** Where the caption is. */
  readonly caption: "foot" | "left" | "none";
  readonly sparks?: number;
  /** Stage lights above and hills behind, for wide scenes. */
  readonly beams?: boolean;
}

/** The background pattern of each character. */
const OWN_PATTERNS: Readonly<Record<Character, Pattern>> = {
  sport: "bands",
  live: "fan",
  esport: "shards",
  chess: "waves",
  lottery: "petals",
  expert: "grid",
};

export function ownPattern(character: Character): Pattern {
  return OWN_PATTERNS[character];
}

export function drawScene(scene: Scene, templates: Templates): string {
  const { width, height, objects } = scene;
  const main = objects[0] ?? { x: width / 2, y: height / 2, scale: 1, name: "" };
  const glow = [main.x / width, main.y / height, 0.62];
  const definitions = [
    linear(
      "sg",
      [
        ["{{a2}}", 0],
        ["{{a1}}", 0.55],
        ["{{a0}}", 1],
      ],
      [0.2, 0, 0.5, 1],
    ),
    radial(
      "sl",
      [
        ["{{a3}}", 0, 0.8],
        ["{{a3}}", 1, 0],
      ],
      glow,
    ),
    radial("ss", [
      ["{{a0}}", 0, 0.55],
      ["{{a0}}", 1, 0],
    ]),
    linear("sb", [
      ["{{a5}}", 0, 0.34],
      ["{{a5}}", 1, 0],
    ]),
    caption(scene),
  ];
  const shadows = objects.map(
    ({ x, y, scale }) =>
      `<ellipse cx="${n(x)}" cy="${n(y + 108 * scale)}" rx="${n(92 * scale)}" ry="${n(15 * scale)}" fill="url(#ss)"/>`,
  );
  const drawn = objects.map((object, index) =>
    embed(templates.get("object", object.name), `o${index}`, object),
  );
  return document(
    scene,
    `<defs>${definitions.join("")}</defs>${rect(scene, "url(#sg)")}${rect(scene, "url(#sl)")}${pattern(
      scene.pattern,
      { width, height, x: main.x, y: main.y },
      scene.id,
    )}${scene.beams ? stage(scene, main) : ""}${shadows.join("")}${drawn.toReversed().join("")}${glints(scene, main)}${
      scene.caption === "none" ? "" : rect(scene, "url(#sc)")
    }`,
  );
}

function caption({ caption: where }: Scene): string {
  if (where === "foot")
    return linear("sc", [
      ["{{a0}}", 0.5, 0],
      ["{{a0}}", 1, 0.8],
    ]);
  return linear(
    "sc",
    [
      ["{{a0}}", 0, 0.88],
      ["{{a0}}", 0.36, 0.5],
      ["{{a0}}", 0.62, 0],
    ],
    [0, 0, 1, 0],
  );
}

function glints({ id, sparks = 2, width, height }: Scene, main: Place): string {
  return Array.from({ length: sparks }, (_, index) => {
    const turn = hash(id, "glint", index) % 360;
    const away = 92 * main.scale;
    const x = main.x + away * Math.cos(turn) * 1.1;
    const y = Math.min(height * 0.8, main.y + away * Math.sin(turn));
    return spark(
      Math.min(width - 8, x),
      Math.max(10, y),
      (5 + (turn % 6)) * Math.max(0.6, main.scale),
    );
  }).join("");
}

function stage(scene: Scene, { x }: Place): string {
  const { width, height, id } = scene;
  const lamps = [-0.24, -0.08, 0.1, 0.25].map((away, index) => {
    const lamp: [number, number] = [x + away * width, -height * 0.08];
    const aim = 90 - away * 90 + (index % 2 ? 6 : -6);
    const far = height * 1.05;
    return `M${points([lamp, polar(...lamp, far, aim - 5), polar(...lamp, far, aim + 5)])}z`;
  });
  const hills =
    peaks(scene, `${id} far`, 0.86, "{{a2}}", 0.55) +
    peaks(scene, `${id} near`, 0.99, "{{a1}}", 0.85);
  return `<path d="${lamps.join("")}" fill="url(#sb)"/>${hills}`;
}
