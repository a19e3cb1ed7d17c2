// How many prices of a market stand side by side: as many as show their labels whole in a card of the usual width.

/** Widest label that a third or a half of a card shows, in halves of a Chinese character. */
const IN_A_THIRD = 10;
const IN_A_HALF = 18;

export function columnsFor(labels: readonly string[]): 1 | 2 | 3 {
  const widest = Math.max(...labels.map(widthOf));
  if (widest <= IN_A_THIRD && labels.length % 3 === 0) return 3;
  // Three in two columns would leave a hole as large as a price.
  return widest <= IN_A_HALF && labels.length !== 3 ? 2 : 1;
}

function widthOf(label: string): number {
  return [...label].reduce((width, letter) => width + (letter < FIRST_WIDE ? 1 : 2), 0);
}

/** The first of the letters that take a square. */
const FIRST_WIDE = "\u2e80";
