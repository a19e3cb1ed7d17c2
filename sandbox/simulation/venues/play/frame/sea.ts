// What swims and flies. Places are fractions of the canvas.
import type { FishingFacts } from "../play-messages.ts";

type Kind = FishingFacts["fish"][number];

export interface SeaFish {
  readonly id: number;
  readonly kind: Kind;
  readonly rank: number;
  readonly size: number;
  readonly speed: number;
  readonly depth: number;
  readonly sway: number;
  x: number;
  y: number;
  age: number;
}

export interface Bullet {
  x: number;
  y: number;
  readonly angle: number;
  readonly cents: number;
  spent: boolean;
}

interface Fading {
  readonly x: number;
  readonly y: number;
  age: number;
}

export interface Sea {
  readonly kinds: readonly Kind[];
  fish: SeaFish[];
  bullets: Bullet[];
  nets: Fading[];
  coins: (Fading & { readonly text: string })[];
  aim: { readonly x: number; readonly y: number };
  /** Width by height of the canvas. */
  ratio: number;
  /** Kind of each fish by id, also of those that have left. */
  readonly keys: Map<number, string>;
  serial: number;
  sinceBirth: number;
}

const MOST = 22;
const BIRTH_MS = 520;
const BULLET_SPEED = 0.00125;
const FADE_MS = 700;

export function createSea(kinds: readonly Kind[]): Sea {
  const sea: Sea = {
    kinds,
    fish: [],
    bullets: [],
    nets: [],
    coins: [],
    aim: { x: 0.5, y: 0.4 },
    ratio: 1.6,
    keys: new Map(),
    serial: 0,
    sinceBirth: 0,
  };
  for (let index = 0; index < 14; index++) sea.fish.push(birth(sea, true));
  return sea;
}

/** @param slow for reduced motion */
export function moveSea(sea: Sea, passed: number, slow: boolean): void {
  const time = slow ? passed * 0.35 : passed;
  for (const fish of sea.fish) {
    fish.age += time;
    fish.x += fish.speed * time;
    fish.y = fish.depth + Math.sin(fish.age / 900 + fish.sway) * 0.03;
  }
  sea.fish = sea.fish.filter(({ x, size }) => x > -size - 0.1 && x < 1 + size + 0.1);
  for (const bullet of sea.bullets) {
    bullet.x += (Math.cos(bullet.angle) * BULLET_SPEED * passed) / sea.ratio;
    bullet.y += Math.sin(bullet.angle) * BULLET_SPEED * passed;
  }
  for (const fading of [...sea.nets, ...sea.coins]) fading.age += passed;
  sea.nets = sea.nets.filter(({ age }) => age < FADE_MS);
  sea.coins = sea.coins.filter(({ age }) => age < FADE_MS * 2);
  sea.sinceBirth += time;
  if (sea.sinceBirth > BIRTH_MS && sea.fish.length < MOST) {
    sea.sinceBirth = 0;
    sea.fish.push(birth(sea, false));
  }
}

export function fishAt(
  { fish, ratio }: Sea,
  { x, y }: { readonly x: number; readonly y: number },
): SeaFish | null {
  const hit = fish.findLast(
    (one) => Math.hypot((one.x - x) * ratio, one.y - y) < one.size * 0.36 && one.x > 0 && one.x < 1,
  );
  return hit ?? null;
}

/** The fish in sight that is closest to the cannon. */
export function nearest({ fish, ratio }: Sea): { readonly x: number; readonly y: number } | null {
  const away = ({ x, y }: SeaFish) => Math.hypot((x - 0.5) * ratio, y - 0.97);
  const seen = fish.filter(({ x }) => x > 0.06 && x < 0.94);
  return seen.toSorted((left, right) => away(left) - away(right))[0] ?? null;
}

/** Small fish are common; which fish swims by says nothing about what is caught. */
function birth(sea: Sea, inside: boolean): SeaFish {
  const last = sea.kinds.length - 1;
  const rank = Math.min(last, Math.floor(Math.random() ** 1.9 * (last + 1)));
  const kind = sea.kinds[rank] ?? { key: "", name: "", multiple: 1 };
  const id = ++sea.serial;
  sea.keys.set(id, kind.key);
  const left = Math.random() < 0.5;
  const size = 0.11 + rank * 0.021;
  const speed = (0.00005 + Math.random() * 0.00005) * (1 - rank * 0.04) * (left ? 1 : -1);
  const depth = 0.12 + Math.random() * 0.62;
  const x = inside ? Math.random() : left ? -size : 1 + size;
  return { id, kind, rank, size, speed, depth, sway: Math.random() * 6, x, y: depth, age: 0 };
}
