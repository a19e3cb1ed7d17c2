/** Games with matches in the esports venues. */
export const ESPORT_GAMES = ["THRONE", "STAR", "BREAK", "THUNDER", "MECH"] as const;
export type EsportGame = (typeof ESPORT_GAMES)[number];

export function isEsport({ sport }: { readonly sport: string }): boolean {
  return ESPORT_GAMES.some((game) => game === sport);
}
