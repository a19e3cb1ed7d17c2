// What the member follows: teams, leagues and matches. Kept by the server; shown at once and taken back when the
// server refuses.
import { create } from "zustand";
import type { SportMatch } from "#contract/api/sport.ts";
import {
  type FollowKind,
  MOST_FOLLOWS,
  setSportFollows,
  sportFollows,
} from "#contract/api/sport-follows.ts";
import { errorText } from "#lib/calls/error-text.ts";
import { request } from "#lib/calls/http.ts";
import { useSession } from "#session/account/session-store.ts";
import { showToast } from "#ui/overlays/toast.tsx";

/** Ids by kind, newest last. */
export type Follows = Readonly<Record<FollowKind, readonly string[]>>;

interface FollowsState extends Follows {
  /** False until the server has answered. */
  readonly loaded: boolean;
}

const NONE: FollowsState = { team: [], league: [], match: [], loaded: false };
export const useFollows = create<FollowsState>(() => NONE);

/** Loads them for the member who is logged in, now and after each login. @returns how to stop */
export function followFollows(): () => void {
  void load();
  return useSession.subscribe(({ token }, before) => {
    if (token !== before.token) void load();
  });
}

async function load(): Promise<void> {
  const { token } = useSession.getState();
  if (token === null) return useFollows.setState(NONE);
  try {
    const { list } = await request(sportFollows, {}, { quiet: true });
    if (useSession.getState().token !== token) return;
    const of = (kind: FollowKind) => list.filter((row) => row.kind === kind).map(({ id }) => id);
    useFollows.setState({
      team: of("team"),
      league: of("league"),
      match: of("match"),
      loaded: true,
    });
  } catch (error) {
    useFollows.setState({ loaded: true });
    showToast(errorText(error));
  }
}

export function useFollowed(kind: FollowKind, id: string): boolean {
  return useFollows((follows) => follows[kind].includes(id));
}

/** The match itself, one of its teams or its league. */
export function isFollowedMatch(
  match: Pick<SportMatch, "gameId" | "teamId_h" | "teamId_c" | "leagueId">,
): boolean {
  const { team, league, match: own } = useFollows.getState();
  return (
    own.includes(match.gameId) ||
    league.includes(match.leagueId) ||
    team.includes(match.teamId_h) ||
    team.includes(match.teamId_c)
  );
}

/** Changes reach the server one after the other, so that the last press decides. */
let sending: Promise<void> = Promise.resolve();

/** Never rejects. */
export function toggleFollow(kind: FollowKind, id: string): Promise<void> {
  const on = !useFollows.getState()[kind].includes(id);
  put(kind, id, on);
  sending = sending.then(() => send(kind, id, on));
  return sending;
}

async function send(kind: FollowKind, id: string, on: boolean): Promise<void> {
  try {
    await request(setSportFollows, { kind, ids: [id], on }, { quiet: true });
  } catch (error) {
    put(kind, id, !on);
    showToast(errorText(error));
  }
}

function put(kind: FollowKind, id: string, on: boolean): void {
  const others = useFollows.getState()[kind].filter((each) => each !== id);
  useFollows.setState({ [kind]: on ? [...others, id].slice(-MOST_FOLLOWS) : others });
}
