// Queries the outcome of a money call of the feed. Queries repeat, so the dialog for a venue that has
// forgotten the member is suppressed: the venue is entered again instead.
import type * as v from "valibot";
import type { ApiCall } from "#contract/api/envelope.ts";
import { UNKNOWN_UID } from "#contract/codes.ts";
import { CallError } from "#lib/wire/call-error.ts";
import { request } from "#lib/calls/http.ts";
import { reloadLaunch } from "./launch.ts";
import { resourceBody } from "./resource.ts";

export async function askOutcome<Q extends v.GenericSchema, R extends v.GenericSchema>(
  status: ApiCall<Q, R, false>,
  key: string,
): Promise<v.InferOutput<R>> {
  const asked: v.InferInput<Q> = resourceBody(status.select ?? "", { key });
  try {
    return await request(status, asked, { quiet: true });
  } catch (error) {
    if (error instanceof CallError && error.code === UNKNOWN_UID) await reloadLaunch();
    throw error;
  }
}
