// `/game/:info` names a venue, or one of its games: `ENNAME` or `ENNAME.gameCode`.
import { GAME_INFO } from "#contract/venues.ts";

export interface GameInfo {
  readonly enName: string;
  /** Empty: the venue's own lobby. */
  readonly gameCode: string;
}

/** @returns null for a game that has no address */
export function gamePath({ enName, gameCode }: GameInfo): string | null {
  const info = gameCode === "" ? enName : `${enName}.${gameCode}`;
  return readGameInfo(info) === null ? null : `/game/${info}`;
}

export function readGameInfo(info: string): GameInfo | null {
  const [, enName, gameCode = ""] = new RegExp(GAME_INFO).exec(info) ?? [];
  return enName === undefined ? null : { enName, gameCode };
}
