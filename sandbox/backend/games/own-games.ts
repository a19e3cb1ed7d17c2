// A member's favourite games, and the games last launched.
import type { DatabaseSync } from "node:sqlite";
import * as v from "valibot";

export type OwnKind = "favourites" | "recent";

export interface GameRef {
  /** Channel code of the venue. */
  readonly enName: string;
  readonly gameCode: string;
}

interface OwnGame extends GameRef {
  readonly member: number;
  /** Epoch milliseconds. */
  readonly time: number;
}

const RECENT_KEPT = 60;
const RefSchema = v.array(v.object({ enName: v.string(), gameCode: v.string() }));

/** Newest first. */
export function ownGames(database: DatabaseSync, member: number, kind: OwnKind): GameRef[] {
  return v.parse(
    RefSchema,
    database
      .prepare(
        "SELECT enName, gameCode FROM own_game WHERE member = ? AND kind = ? ORDER BY time DESC, rowid DESC",
      )
      .all(member, kind),
  );
}

/** For launches. A venue's own lobby (empty `gameCode`) is not remembered. */
export function rememberLaunch(database: DatabaseSync, game: OwnGame): void {
  if (game.gameCode === "") return;
  write(database, "recent", game);
  for (const { enName, gameCode } of ownGames(database, game.member, "recent").slice(RECENT_KEPT)) {
    remove(database, "recent", { member: game.member, enName, gameCode });
  }
}

export function addFavourite(database: DatabaseSync, game: OwnGame): void {
  write(database, "favourites", game);
}

export function removeFavourite(
  database: DatabaseSync,
  game: GameRef & Pick<OwnGame, "member">,
): void {
  remove(database, "favourites", game);
}

function write(
  database: DatabaseSync,
  kind: OwnKind,
  { member, enName, gameCode, time }: OwnGame,
): void {
  database
    .prepare(
      "INSERT OR REPLACE INTO own_game (member, kind, enName, gameCode, time) VALUES (?, ?, ?, ?, ?)",
    )
    .run(member, kind, enName, gameCode, time);
}

function remove(
  database: DatabaseSync,
  kind: OwnKind,
  { member, enName, gameCode }: GameRef & Pick<OwnGame, "member">,
): void {
  database
    .prepare("DELETE FROM own_game WHERE member = ? AND kind = ? AND enName = ? AND gameCode = ?")
    .run(member, kind, enName, gameCode);
}
