import { NOT_FOUND } from "#contract/codes.ts";
import type { Answers } from "../wire/call-answers.ts";
import { type CallContext, memberOf } from "../wire/call-context.ts";
import { Refusal } from "../wire/refusal.ts";
import { addFavourite, type GameRef, removeFavourite } from "./own-games.ts";

export const COLLECTION_ANSWERS: Answers<"addCollection" | "removeCollection"> = {
  addCollection: { cacheMs: 0, answer: addCollection },
  removeCollection: { cacheMs: 0, answer: removeCollection },
};

function addCollection(context: CallContext, game: GameRef): null {
  const { database, ports, time, view } = context;
  if (!ports.hasGame(view, game)) throw new Refusal(NOT_FOUND);
  addFavourite(database, { ...game, member: memberOf(context).id, time });
  return null;
}

/** Also of a game that is no longer offered. */
function removeCollection(context: CallContext, game: GameRef): null {
  removeFavourite(context.database, { ...game, member: memberOf(context).id });
  return null;
}
