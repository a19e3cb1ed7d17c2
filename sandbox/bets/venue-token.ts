// The sports venue is entered with a token of its own, a member's for good: clients keep it by the user.
import { createHash } from "node:crypto";
import type * as v from "valibot";
import type * as calls from "#contract/api/launch.ts";
import { NOT_FOUND, Refusal } from "../answers/refusal.ts";
import { type AnswerContext, memberOf } from "../world.ts";

const SPORT = "CRTY";
const VENUE_MAINTENANCE = 6415;
const WRONG_UID = 6302;

export function launch(
  context: AnswerContext,
  { enName }: v.InferOutput<typeof calls.launch.request>,
): v.InferOutput<typeof calls.launch.response> {
  if (enName !== SPORT) throw new Refusal(VENUE_MAINTENANCE);
  if (!context.view.isOn("sport")) throw new Refusal(NOT_FOUND);
  return {
    url: "",
    type: SPORT,
    data: { token: venueToken(context), remoteip: context.caller.ip },
  };
}

/** @throws Refusal unless the call carries what `launch` gave */
export function checkVenueToken(context: AnswerContext, token: string): void {
  if (token !== venueToken(context)) throw new Refusal(WRONG_UID);
}

function venueToken(context: AnswerContext): string {
  const { world, view } = context;
  const parts = [SPORT, world.seed, view.site.id, memberOf(context).id];
  return createHash("sha256").update(parts.join(" ")).digest("base64url").slice(0, 32);
}
