// One geometric figure, chosen by the id, as mark, as logo and in two scenes. Colours are roles of a palette.

/** File name → SVG template. */
export function newArtwork(id: string): Readonly<Record<string, string>> {
  const seed = hash(id);
  const figure = FIGURES[seed % FIGURES.length] ?? FIGURES[0];
  return {
    "mark.svg": svg(
      "0 0 64 64",
      markGradient +
        `<rect width="64" height="64" rx="14" fill="url(#m)"/>` +
        place(figure("{{w}}", "{{k4}}"), 9, 9, 0.72),
    ),
    "logo.svg": svg("0 0 64 64", figure("{{a3}}", "{{k3}}")),
    "hero.svg": svg("0 0 1920 720", scene(1920, 720, seed, figure)),
    "promotion.svg": svg("0 0 640 440", scene(640, 440, seed + 7, figure)),
  };
}

type Figure = (main: string, counter: string) => string;

/** In a square of 64 × 64. */
const FIGURES: readonly [Figure, ...Figure[]] = [
  (main, counter) =>
    `<path d="M32 4 60 32 32 60 4 32z" fill="${main}"/><path d="M32 18 46 32 32 46 18 32z" fill="${counter}"/>`,
  (main, counter) =>
    `<circle cx="32" cy="32" r="28" fill="${main}"/><path d="M32 4a28 28 0 0 1 0 56 14 14 0 0 0 0-28 14 14 0 0 1 0-28z" fill="${counter}"/>`,
  (main, counter) =>
    `<path d="M32 4 56 18v28L32 60 8 46V18z" fill="${main}"/><path d="M32 18 44 25v14l-12 7-12-7V25z" fill="${counter}"/>`,
  (main, counter) =>
    `<path d="M6 54 28 10h12L18 54z" fill="${main}"/><path d="M26 54 48 10h12L38 54z" fill="${counter}"/>`,
  (main, counter) =>
    `<path d="M8 56V32a24 24 0 0 1 48 0v24H42V32a10 10 0 0 0-20 0v24z" fill="${main}"/><circle cx="32" cy="48" r="8" fill="${counter}"/>`,
  (main, counter) =>
    `<path d="M32 4 40 24 60 32 40 40 32 60 24 40 4 32 24 24z" fill="${main}"/><circle cx="32" cy="32" r="7" fill="${counter}"/>`,
];

const markGradient =
  '<defs><linearGradient id="m" x2="0" y2="1"><stop offset="0" stop-color="{{a3}}"/><stop offset="1" stop-color="{{a1}}"/></linearGradient></defs>';

function scene(width: number, height: number, seed: number, figure: Figure): string {
  const unit = height / 720;
  const centre = { x: width * 0.73, y: height * 0.48 };
  const big = (height * 0.56) / 64;
  return [
    sceneDefinitions(),
    `<rect width="${width}" height="${height}" fill="url(#sky)"/>`,
    `<ellipse cx="${round(centre.x)}" cy="${round(centre.y)}" rx="${round(width * 0.42)}" ry="${round(height * 0.8)}" fill="url(#glow)"/>`,
    `<ellipse cx="${round(width * 0.2)}" cy="${round(height * 0.08)}" rx="${round(width * 0.32)}" ry="${round(height * 0.6)}" fill="url(#counter)"/>`,
    ...rings(centre, height, seed),
    ...ridges(width, height, seed),
    place(figure("url(#figure)", "{{g3}}"), centre.x - 32 * big, centre.y - 32 * big, big),
    ...sparks(width, height, unit, seed),
  ].join("");
}

function sceneDefinitions(): string {
  const gradients = {
    'linearGradient id="sky" x2="0" y2="1"': ["0 a0 1", "0.6 a1 1", "1 a0 1"],
    'radialGradient id="glow"': ["0 a3 0.6", "1 a3 0"],
    'radialGradient id="counter"': ["0 k2 0.5", "1 k2 0"],
    'linearGradient id="figure" x2="0.6" y2="1"': ["0 a5 1", "0.45 a4 1", "1 a2 1"],
    'linearGradient id="ridge" x2="0" y2="1"': ["0 a2 0.85", "1 a0 0.9"],
  };
  const drawn = Object.entries(gradients).map(([tag, list]) => {
    const stops = list.map((stop) => {
      const [offset, role, opacity] = stop.split(" ");
      return `<stop offset="${offset}" stop-color="{{${role}}}" stop-opacity="${opacity}"/>`;
    });
    return `<${tag}>${stops.join("")}</${tag.split(" ")[0]}>`;
  });
  return `<defs>${drawn.join("")}</defs>`;
}

function rings(
  centre: { readonly x: number; readonly y: number },
  height: number,
  seed: number,
): string[] {
  return [0.36, 0.46, 0.58].map((share, index) => {
    const radius = round(height * share);
    const dash = round(radius * (0.5 + ((seed >> index) % 5) / 4));
    return `<circle cx="${round(centre.x)}" cy="${round(centre.y)}" r="${radius}" fill="none" stroke="{{g3}}" stroke-opacity="${round(0.5 - index * 0.14)}" stroke-width="2" stroke-dasharray="${dash} ${round(radius * 0.4)}"/>`;
  });
}

function ridges(width: number, height: number, seed: number): string[] {
  const random = randomFrom(seed);
  return [0.74, 0.82, 0.9].map((top, row) => {
    const points = Array.from({ length: 9 }, (_, index) => {
      const y = height * (top + (random() - 0.5) * 0.12);
      return `${round((width * index) / 8)} ${round(y)}`;
    });
    return `<path d="M0 ${height}L${points.join("L")}L${width} ${height}z" fill="url(#ridge)" fill-opacity="${round(0.4 + row * 0.25)}"/>`;
  });
}

function sparks(width: number, height: number, unit: number, seed: number): string[] {
  const random = randomFrom(seed + 99);
  const roles = ["g4", "a5", "k4", "w"];
  return Array.from({ length: 44 }, (_, index) => {
    const x = round(width * (0.38 + random() * 0.62));
    const y = round(height * random() * 0.8);
    const radius = round((1.5 + random() * 5) * Math.max(unit, 0.6));
    return `<circle cx="${x}" cy="${y}" r="${radius}" fill="{{${roles[index % roles.length] ?? "w"}}}" fill-opacity="${round(0.35 + random() * 0.6)}"/>`;
  });
}

function svg(viewBox: string, body: string): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${viewBox}">${body}</svg>\n`;
}

function place(body: string, x: number, y: number, scale: number): string {
  return `<g transform="translate(${round(x)} ${round(y)}) scale(${round(scale)})">${body}</g>`;
}

function round(value: number): number {
  return Math.round(value * 100) / 100;
}

/** FNV-1a, 32 bit. */
function hash(text: string): number {
  let value = 0x811c9dc5;
  for (const character of text)
    value = Math.imul(value ^ (character.codePointAt(0) ?? 0), 0x01000193) >>> 0;
  return value;
}

function randomFrom(seed: number): () => number {
  let state = seed >>> 0 || 1;
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 2 ** 32;
  };
}
