// Baccarat (punto banco): two cards each, then the table of third cards.

/** 0 to 51: `card % 13` is the rank from ace to king, `floor(card / 13)` the suit. */
export type Card = number;

export type Winner = "B" | "P" | "T";

export interface Hand {
  readonly player: readonly Card[];
  readonly banker: readonly Card[];
  readonly playerPoints: number;
  readonly bankerPoints: number;
  readonly winner: Winner;
}

/** Aces count one, tens and pictures nothing. */
export function cardPoints(card: Card): number {
  const rank = card % 13;
  return rank < 9 ? rank + 1 : 0;
}

/** @param next the next card of the shoe */
export function dealHand(next: () => Card): Hand {
  const [p1, b1, p2, b2] = [next(), next(), next(), next()];
  const player = [p1, p2];
  const banker = [b1, b2];
  if (!isNatural(player) && !isNatural(banker)) {
    const third = playerDraws(points(player)) ? next() : null;
    if (third !== null) player.push(third);
    if (bankerDraws(points(banker), third === null ? null : cardPoints(third))) banker.push(next());
  }
  const [playerPoints, bankerPoints] = [points(player), points(banker)];
  return {
    player,
    banker,
    playerPoints,
    bankerPoints,
    winner: winnerOf(playerPoints, bankerPoints),
  };
}

export function playerDraws(own: number): boolean {
  return own <= 5;
}

/** @param third points of the player's third card; null when the player stands */
export function bankerDraws(own: number, third: number | null): boolean {
  if (third === null) return own <= 5;
  if (own <= 2) return true;
  const [from, to] = DRAWS_AGAINST[own] ?? [1, 0];
  return third >= from && third <= to && !(own === 3 && third === 8);
}

/** By the banker's points: the player's third cards against which the banker draws. */
const DRAWS_AGAINST: Readonly<Record<number, readonly [from: number, to: number]>> = {
  3: [0, 9],
  4: [2, 7],
  5: [4, 7],
  6: [6, 7],
};

export function winnerOf(player: number, banker: number): Winner {
  if (player === banker) return "T";
  return player > banker ? "P" : "B";
}

function points(cards: readonly Card[]): number {
  return cards.reduce((sum, card) => sum + cardPoints(card), 0) % 10;
}

function isNatural(cards: readonly Card[]): boolean {
  return points(cards) >= 8;
}

/** The first two cards have the same rank. */
export function isPair([first = 0, second = 0]: readonly Card[]): boolean {
  return first % 13 === second % 13;
}
