// A season by the circle method: one team stays, the others move on by one place each round. Every pair meets once
// in the first half and once, with the sides exchanged, in the second.

export function roundsOf(teams: number): number {
  return 2 * (teams - 1);
}

/** @param teams an even number @returns which two teams meet in a round's nth match, the home side first */
export function meeting(teams: number, round: number, nth: number): readonly [number, number] {
  const circle = teams - 1;
  const turn = round % circle;
  const place = nth === 0 ? circle : (turn + nth) % circle;
  const opposite = (turn - nth + circle) % circle;
  // A team that moves is at home in every other round; so is the one that stays.
  const swapped = (nth === 0 ? turn : nth) % 2 === 1;
  return swapped === round < circle ? [opposite, place] : [place, opposite];
}
