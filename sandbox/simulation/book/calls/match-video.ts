import type * as v from "valibot";
import type { CALLS } from "#contract/api/calls.ts";
import { NOT_FOUND } from "#contract/codes.ts";
import { Refusal } from "../../../backend/wire/refusal.ts";
import type { WorldContext } from "../../world-context.ts";
import { bookOf } from "../book.ts";

/** Simulated matches have no video. */
export function matchVideo(
  { view, world }: WorldContext,
  { gameId }: v.InferOutput<typeof CALLS.matchVideo.request>,
): v.InferOutput<typeof CALLS.matchVideo.response> {
  if (!view.isOn("sport") || !bookOf(world).fixtures.byId(gameId)) throw new Refusal(NOT_FOUND);
  return { url: null };
}
