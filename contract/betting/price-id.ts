/** Match id in a price id of the sports book, `<match>:<play>:<row>:<side>`; null for other venues. */
export function gameOfPrice(priceId: string): string | null {
  const [gameId, ...rest] = priceId.split(":");
  return rest.length === 3 ? (gameId ?? null) : null;
}
