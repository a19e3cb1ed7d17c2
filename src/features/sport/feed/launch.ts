// Enters the sports venue: once per login, whoever asks.
import { launch } from "#contract/api/launch.ts";
import { SPORT_CHANNEL } from "#contract/betting/sports.ts";
import { CallError } from "../../../lib/call-error.ts";
import { request } from "../../../lib/http.ts";
import {
  keepLaunch,
  type LaunchData,
  launchData,
  launchOwner,
} from "../../../session/games/sport-launch.ts";

let loading: { readonly owner: string | null; readonly data: Promise<LaunchData> } | null = null;

/** @throws CallError */
export function loadLaunch(): Promise<LaunchData> {
  const known = launchData();
  return known === null ? reloadLaunch() : Promise.resolve(known);
}

/** Requests it from the server even if it is known; one request at a time. */
export function reloadLaunch(): Promise<LaunchData> {
  const owner = launchOwner();
  if (loading?.owner === owner) return loading.data;
  const data = ask(owner).finally(() => {
    if (loading?.data === data) loading = null;
  });
  loading = { owner, data };
  return data;
}

async function ask(owner: string | null): Promise<LaunchData> {
  const { data } = await request(launch, { enName: SPORT_CHANNEL, gameCode: "" });
  // A URL instead: the venue is not the site's own.
  if (data === null) throw new CallError("shape", launch.path);
  keepLaunch(owner, data);
  return data;
}
