// Fishing: each shot costs the cannon's price and may catch the fish it hits. The chance of a catch is the
// return divided by the fish's multiple, so every fish returns the same.

export interface Fish {
  readonly key: string;
  readonly name: string;
  /** Multiple of the cannon's price that a catch pays. */
  readonly multiple: number;
}

const SHOAL: readonly Fish[] = [
  { key: "sardine", name: "银鳞", multiple: 2 },
  { key: "clown", name: "小丑鱼", multiple: 3 },
  { key: "angel", name: "神仙鱼", multiple: 5 },
  { key: "puffer", name: "河豚", multiple: 8 },
  { key: "lion", name: "狮子鱼", multiple: 12 },
  { key: "twins", name: "双鲤", multiple: 20 },
  { key: "grouper", name: "石斑鱼", multiple: 30 },
  { key: "calf", name: "幼鲸", multiple: 60 },
  { key: "whale", name: "蓝鲸", multiple: 150 },
  { key: "golden", name: "金鲤", multiple: 300 },
];

/** The rarest fish of a fishing ground pays its highest multiple. */
export function shoalOf(maxWin: number): readonly Fish[] {
  const largest = maxWin > 300 ? maxWin : 500;
  return [...SHOAL, { key: "boss", name: "深渊之王", multiple: largest }];
}

/** @param rtp return to player as a share */
export function catchChance({ multiple }: Fish, rtp: number): number {
  return rtp / multiple;
}

/** Wins of a volley in cannon prices, by shot. */
export function fireVolley(
  targets: readonly Fish[],
  rtp: number,
  next: () => number,
): readonly number[] {
  return targets.map((fish) => (next() < catchChance(fish, rtp) ? fish.multiple : 0));
}
