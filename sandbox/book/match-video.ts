import type * as v from "valibot";
import type { CALLS } from "#contract/api/calls.ts";
import { NOT_FOUND, Refusal } from "../answers/refusal.ts";
import type { AnswerContext } from "../world.ts";
import { bookOf } from "./book.ts";

/** Matches of the sandbox are figures only: nobody films them. */
export function matchVideo(
  { view, world }: AnswerContext,
  { gameId }: v.InferOutput<typeof CALLS.matchVideo.request>,
): v.InferOutput<typeof CALLS.matchVideo.response> {
  if (!view.isOn("sport") || !bookOf(world).fixtures.byId(gameId)) throw new Refusal(NOT_FOUND);
  return { url: null };
}
