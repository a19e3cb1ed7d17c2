// A member's favourite games, tables and draws; `gameList` with `own` reads them.
import * as v from "valibot";
import { nothing } from "./answer-fields.ts";
import { apiCall } from "./envelope.ts";

const favourite = v.strictObject({ enName: v.string(), gameCode: v.string() });
export const addCollection = apiCall({
  path: "/game/api/v1/collection/addCollection",
  request: favourite,
  response: nothing,
  member: true,
});
export const removeCollection = apiCall({
  path: "/game/api/v1/collection/removeCollection",
  request: favourite,
  response: nothing,
  member: true,
});
