// Enters the sports venue: once per login, whoever asks.
import { launch } from "#contract/api/launch.ts";
import { SPORT_CHANNEL } from "#contract/betting/sports.ts";
import { CallError } from "#lib/wire/call-error.ts";
import { request } from "#lib/calls/http.ts";
import {
  keepLaunch,
  type LaunchData,
  launchData,
  launchOwner,
} from "#domain/sports/sport-launch.ts";

let loading: { readonly owner: string | null; readonly data: Promise<LaunchData> } | null = null;

/** Callers show a refusal in their place. @throws CallError */
export function loadLaunch(): Promise<LaunchData> {
  const known = launchData();
  return known === null ? load(true) : Promise.resolve(known);
}

/** Requests it from the server even if it is known; a refusal is shown. @throws CallError */
export function reloadLaunch(): Promise<LaunchData> {
  return load(false);
}

/** One request at a time. */
function load(quiet: boolean): Promise<LaunchData> {
  const owner = launchOwner();
  if (loading?.owner === owner) return loading.data;
  const data = ask(owner, quiet).finally(() => {
    if (loading?.data === data) loading = null;
  });
  loading = { owner, data };
  return data;
}

async function ask(owner: string | null, quiet: boolean): Promise<LaunchData> {
  const { data } = await request(launch, { enName: SPORT_CHANNEL, gameCode: "" }, { quiet });
  // A URL instead: the venue is not the site's own.
  if (data === null) throw new CallError("shape", launch.path);
  keepLaunch(owner, data);
  return data;
}
