// `/game/:info` names a venue, or one of its games: `ENNAME` or `ENNAME.gameCode`.
import { CHANNEL_CODE, VENUE_CODES } from "#contract/venues.ts";

export interface GameInfo {
  readonly enName: string;
  /** Empty: the venue's own lobby. */
  readonly gameCode: string;
}

const GAME_CODE = /^[\w-][\w.-]{0,63}$/;

/** @returns null for a game that has no address */
export function gamePath({ enName, gameCode }: GameInfo): string | null {
  const info = gameCode === "" ? enName : `${enName}.${gameCode}`;
  return readGameInfo(info) === null ? null : `/game/${info}`;
}

/** @returns null for any other text, and for the names of lobbies, which addresses spell in any case */
export function readGameInfo(info: string): GameInfo | null {
  const dot = info.indexOf(".");
  const enName = dot === -1 ? info : info.slice(0, dot);
  const gameCode = dot === -1 ? "" : info.slice(dot + 1);
  if (!CHANNEL_CODE.test(enName) || enName.toLowerCase() in VENUE_CODES) return null;
  if (dot !== -1 && !GAME_CODE.test(gameCode)) return null;
  return { enName, gameCode };
}
