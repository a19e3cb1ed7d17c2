// What the crest of a level is made of. An operator may have any number of levels: those above the last share it.

export const MATERIALS = [
  "iron",
  "bronze",
  "silver",
  "gold",
  "platinum",
  "diamond",
  "star",
  "royal",
  "ruby",
  "legend",
  "honour",
] as const;
export type Material = (typeof MATERIALS)[number];

export interface LevelCrest {
  readonly material: Material;
  readonly wings: 0 | 1 | 2 | 3;
  readonly gem: boolean;
  readonly crown: boolean;
  readonly rays: boolean;
  readonly stars: number;
}

export function crestOf(level: number): LevelCrest {
  const step = Math.min(Math.max(0, level), MATERIALS.length - 1);
  return {
    material: MATERIALS[step] ?? "iron",
    wings: step >= 8 ? 3 : step >= 6 ? 2 : step >= 3 ? 1 : 0,
    gem: step === 4 || step === 5 || step === 6,
    crown: step >= 7,
    rays: step >= 9,
    stars: step === 0 ? 0 : ((step - 1) % 3) + 1,
  };
}
