// Where players stand in the drawing of the field: the home side above, each towards the middle line.

export const PITCH = { width: 360, height: 520 } as const;

const GOAL_LINE = 34;
/** From the goal line to the foremost row. */
const DEPTH = 186;

/** @param spot percent from the own goal, and from the left */
export function spotOf(
  [along, across]: readonly [number, number],
  side: "home" | "away",
): readonly [x: number, y: number] {
  const y = GOAL_LINE + (DEPTH * along) / 100;
  const x = (PITCH.width * across) / 100;
  return side === "home" ? [PITCH.width - x, y] : [x, PITCH.height - 8 - y];
}

/** `尼尔·索斯塔` → `索斯塔` */
export function shortName(name: string): string {
  return name.split("·").at(-1) ?? name;
}
