// Background patterns: one per drawing, lighter than the object and darker than the caption.
import { unit } from "../random.ts";
import { n, points, polar, type Size } from "./svg.ts";

export const PATTERNS = [
  "rays",
  "scales",
  "bands",
  "peaks",
  "fan",
  "waves",
  "petals",
  "shards",
  "grid",
] as const;
export type Pattern = (typeof PATTERNS)[number];

/** Position of the object; patterns are centred on it. */
interface Focus extends Size {
  readonly x: number;
  readonly y: number;
}

export function pattern(name: Pattern, focus: Focus, seed: string): string {
  return DRAW[name](focus, seed);
}

const DRAW: Readonly<Record<Pattern, (focus: Focus, seed: string) => string>> = {
  rays: (focus) => rays(focus),
  scales: (focus) => scales(focus),
  bands: (focus) => bands(focus),
  peaks: (focus, seed) =>
    peaks(focus, seed, 0.72, "{{a2}}", 0.7) + peaks(focus, `${seed}2`, 0.86, "{{a1}}", 0.9),
  fan: (focus) => fan(focus),
  waves: (focus) => waves(focus),
  petals: (focus) => petals(focus),
  shards: (focus, seed) => shards(focus, seed),
  grid: (focus) => grid(focus),
};

function reach({ width, height }: Size): number {
  return Math.hypot(width, height);
}

function rays(focus: Focus, count = 22): string {
  const far = reach(focus);
  const wedges = Array.from({ length: count }, (_, index) => {
    const from = (index * 360) / count;
    const edge = [
      polar(focus.x, focus.y, far, from),
      polar(focus.x, focus.y, far, from + 180 / count),
    ];
    return `M${n(focus.x)} ${n(focus.y)}L${points(edge)}z`;
  });
  return `<path d="${wedges.join("")}" fill="{{a4}}" opacity=".12"/>`;
}

function scales({ width, height }: Focus): string {
  const radius = Math.max(24, width / 16);
  let arcs = "";
  let odd = false;
  for (let y = 0; y < height + radius; y += radius * 0.62) {
    for (let x = odd ? 0 : -radius; x < width + radius; x += radius * 2) {
      for (const size of [radius, radius * 0.66, radius * 0.33]) {
        arcs += `M${n(x - size)} ${n(y)}a${n(size)} ${n(size)} 0 0 1 ${n(size * 2)} 0`;
      }
    }
    odd = !odd;
  }
  return `<path d="${arcs}" fill="none" stroke="{{a4}}" opacity=".2"/>`;
}

function bands({ width, height }: Focus): string {
  const gap = reach({ width, height }) / 8;
  const bars = Array.from({ length: 7 }, (_, index) => {
    const y = -height * 0.25 + index * gap;
    return `<rect x="${n(-width)}" y="${n(y)}" width="${n(width * 3)}" height="${n(gap * (0.62 - index * 0.06))}"/>`;
  });
  return `<g fill="{{a4}}" opacity=".13" transform="rotate(-28 ${n(width / 2)} ${n(height / 2)})">${bars.join("")}</g>`;
}

export function peaks(
  size: Size,
  seed: string,
  top: number,
  fill: string,
  opacity: number,
): string {
  const { width, height } = size;
  const line: [number, number][] = [[-20, height + 5]];
  let up = true;
  for (let x = -20, step = 0; x < width + 40; step++) {
    const rise = up ? 0.12 + 0.12 * unit(seed, step, "up") : 0.05 * unit(seed, step, "down");
    line.push([x, height * (top - rise)]);
    x += (width / 8) * (0.6 + 0.6 * unit(seed, step, "step"));
    up = !up;
  }
  line.push([width + 40, height + 5]);
  return `<path d="M${points(line)}z" fill="${fill}" opacity="${opacity}"/>`;
}

function fan({ x, y, width, height }: Focus): string {
  const radius = Math.max(width * 0.52, height * 0.78);
  const base = y + height * 0.36;
  const ribs = 15;
  const step = 180 / ribs;
  const blades = Array.from({ length: ribs }, (_, index) => {
    const from = 180 + index * step;
    const edge = [polar(x, base, radius, from), polar(x, base, radius, from + step)];
    return `<path d="M${n(x)} ${n(base)}L${points(edge)}z" fill="${index % 2 ? "{{a2}}" : "{{a3}}"}" opacity="${index % 2 ? 0.7 : 0.55}"/>`;
  });
  const lines = Array.from({ length: ribs + 1 }, (_, index) => {
    return `M${n(x)} ${n(base)}L${points([polar(x, base, radius, 180 + index * step)])}`;
  });
  const arc = (size: number) =>
    `M${n(x - size)} ${n(base)}A${n(size)} ${n(size)} 0 0 1 ${n(x + size)} ${n(base)}`;
  return `${blades.join("")}<path d="${lines.join("")}${arc(radius)}${arc(radius * 0.7)}${arc(radius * 0.32)}" fill="none" stroke="{{g3}}" stroke-width="1.4" opacity=".6"/>`;
}

function waves({ width, height }: Focus): string {
  const rows = [0.56, 0.68, 0.8, 0.92];
  const fills = ["{{a3}}", "{{a2}}", "{{a3}}", "{{a1}}"];
  const length = width / 4;
  return rows
    .map((top, row) => {
      const start = -length * (row % 2 ? 0.5 : 1);
      const swell = `q${n(length / 2)} ${n(-height * 0.07)} ${n(length)} 0`.repeat(6);
      return `<path d="M${n(start)} ${n(height + 10)}V${n(height * top)}${swell}V${n(height + 10)}z" fill="${fills[row]}" opacity=".55"/>`;
    })
    .join("");
}

function petals(focus: Focus): string {
  const size = Math.max(focus.width, focus.height) * 0.62;
  const petal = (degrees: number, length: number, opacity: number) =>
    `<path transform="rotate(${n(degrees)} ${n(focus.x)} ${n(focus.y)})" d="M${n(focus.x)} ${n(focus.y)}c${n(-length * 0.34)} ${n(-length * 0.3)} ${n(-length * 0.28)} ${n(-length * 0.8)} 0 ${n(-length)}c${n(length * 0.28)} ${n(length * 0.2)} ${n(length * 0.34)} ${n(length * 0.7)} 0 ${n(length)}z" opacity="${opacity}"/>`;
  const ring = (count: number, length: number, opacity: number, turn: number) =>
    Array.from({ length: count }, (_, index) =>
      petal(turn + (index * 360) / count, length, opacity),
    ).join("");
  return `<g fill="{{a4}}">${ring(10, size, 0.09, 0)}${ring(10, size * 0.72, 0.12, 18)}</g>`;
}

function shards(focus: Focus, seed: string): string {
  const { width, height } = focus;
  return Array.from({ length: 11 }, (_, index) => {
    const x = unit(seed, index, "x") * width * 1.2 - width * 0.1;
    const y = unit(seed, index, "y") * height;
    const long = height * (0.2 + 0.45 * unit(seed, index, "long"));
    const wide = width * (0.04 + 0.09 * unit(seed, index, "wide"));
    const shape: [number, number][] = [
      [x, y - long / 2],
      [x + wide, y + long * 0.1],
      [x + wide * 0.2, y + long / 2],
      [x - wide * 0.7, y],
    ];
    const fill = ["{{a4}}", "{{k3}}", "{{a3}}"][index % 3];
    return `<path transform="rotate(24 ${n(x)} ${n(y)})" d="M${points(shape)}z" fill="${fill}" opacity="${index % 3 === 1 ? 0.22 : 0.16}"/>`;
  }).join("");
}

function grid({ x, width, height }: Focus): string {
  const horizon = height * 0.58;
  let lines = "";
  for (let index = -14; index <= 14; index++) {
    lines += `M${n(x + (index * width) / 30)} ${n(horizon)}L${n(x + (index * width) / 5)} ${n(height + 20)}`;
  }
  for (let y = horizon, step = height / 90; y < height; step *= 1.5) {
    lines += `M-10 ${n(y)}H${n(width + 10)}`;
    y += step;
  }
  return `<path d="${lines}" fill="none" stroke="{{a4}}" opacity=".3"/>`;
}
