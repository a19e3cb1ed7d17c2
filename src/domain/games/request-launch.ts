// Asks the server for a launch and says where the game opens.
import { launch } from "#contract/api/launch.ts";
import type { CallOptions } from "#lib/wire/call-options.ts";
import { request } from "#lib/calls/http.ts";
import { siteFlagsKnown, useSite } from "#session/site/site-state.ts";
import { useSession } from "#session/account/session-store.ts";
import { toCents } from "#lib/text/money.ts";
import { noteStay } from "../wallet/venue-stay.ts";
import { gameOrigins } from "./game-origins.ts";
import { launchWay, type LaunchWay } from "./launch-way.ts";
import type { WantedGame } from "./pressed-game.ts";

export interface Launched {
  readonly way: LaunchWay;
  /** What auto-transfer has moved into the venue. */
  readonly movedCents: number;
}

/** @throws CallError */
export async function requestLaunch(
  { target: { enName, gameCode, name }, options, isActivity, rulesRead }: WantedGame,
  quiet: NonNullable<CallOptions["quiet"]>,
): Promise<Launched> {
  const body = {
    enName,
    gameCode,
    ...(isActivity === true ? { isActivity } : {}),
    ...(options.demo === true ? { demo: true } : {}),
    ...(rulesRead === undefined ? {} : { rulesRead }),
  };
  const [answer] = await Promise.all([request(launch, body, { quiet }), siteFlagsKnown()]);
  const { inSiteGame } = useSite.getState();
  const { origin } = window.location;
  const way = launchWay(enName, answer, { inSiteGame, origins: gameOrigins(), origin });
  const movedCents = answer.moved === null ? 0 : toCents(answer.moved);
  const { userId } = useSession.getState();
  // The site cannot see whether a window of the venue is still open.
  const onPage = way.kind === "inSite" || (way.kind === "slot" && way.inSite);
  if (movedCents > 0 && onPage && userId !== null)
    noteStay(userId, { channelCode: enName, venueName: name });
  return { way, movedCents };
}
