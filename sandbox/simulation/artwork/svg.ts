// SVG fragments as text. Colours are palette roles (`{{a3}}`) until a site's palette is applied.
/** One decimal is more than a screen can show. */
export function n(value: number): string {
  return String(Math.round(value * 10) / 10);
}

export function points(list: readonly (readonly [number, number])[]): string {
  return list.map(([x, y]) => `${n(x)} ${n(y)}`).join("L");
}

/** A point on a circle; degrees clockwise from the right. */
export function polar(cx: number, cy: number, radius: number, degrees: number): [number, number] {
  const angle = (degrees * Math.PI) / 180;
  return [cx + radius * Math.cos(angle), cy + radius * Math.sin(angle)];
}

export interface Size {
  readonly width: number;
  readonly height: number;
}

export function document({ width, height }: Size, body: string): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}">${body}</svg>`;
}

type Stop = readonly [colour: string, offset: number, opacity?: number];

function stops(list: readonly Stop[]): string {
  return list
    .map(([colour, offset, opacity = 1]) =>
      opacity === 1
        ? `<stop offset="${offset}" stop-color="${colour}"/>`
        : `<stop offset="${offset}" stop-color="${colour}" stop-opacity="${opacity}"/>`,
    )
    .join("");
}

/** A vertical gradient, or one along `[x1, y1, x2, y2]` in fractions of the box. */
export function linear(id: string, list: readonly Stop[], line = [0, 0, 0, 1]): string {
  const [x1, y1, x2, y2] = line;
  return `<linearGradient id="${id}" x1="${x1}" y1="${y1}" x2="${x2}" y2="${y2}">${stops(list)}</linearGradient>`;
}

export function radial(id: string, list: readonly Stop[], circle = [0.5, 0.5, 0.5]): string {
  const [cx, cy, r] = circle;
  return `<radialGradient id="${id}" cx="${cx}" cy="${cy}" r="${r}">${stops(list)}</radialGradient>`;
}

export function rect({ width, height }: Size, fill: string, extra = ""): string {
  return `<rect width="${width}" height="${height}" fill="${fill}"${extra}/>`;
}

/** A four-pointed star. */
export function spark(x: number, y: number, radius: number, fill = "{{w}}"): string {
  const k = radius * 0.13;
  const curve = (cx: number, cy: number, px: number, py: number) =>
    `Q${n(x + cx)} ${n(y + cy)} ${n(x + px)} ${n(y + py)}`;
  return `<path d="M${n(x)} ${n(y - radius)}${curve(k, -k, radius, 0)}${curve(k, k, 0, radius)}${curve(-k, k, -radius, 0)}${curve(-k, -k, 0, -radius)}z" fill="${fill}"/>`;
}
