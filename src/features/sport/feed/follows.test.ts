// @vitest-environment jsdom
import { beforeEach, expect, it } from "vitest";
import { useSession } from "#session/account/session-store.ts";
import { followFollows, isFollowedMatch, toggleFollow, useFollows } from "./follows.ts";
import { setUpFeed } from "./test-feed-site.ts";
import { sampleMatch } from "./test-feed.ts";
import { until } from "#testing/test-until.ts";

const NONE = { team: [], league: [], match: [], loaded: false };
let list: readonly object[] | null = [];
setUpFeed(() => (list === null ? null : { list }));
beforeEach(() => {
  list = [];
  useFollows.setState(NONE);
});

it("loads them after each login, and forgets them with it", async () => {
  list = [
    { kind: "team", id: "t1" },
    { kind: "league", id: "l1" },
    { kind: "colour", id: "x" },
  ];
  useSession.setState({ token: "one" });
  const stop = followFollows();
  await until(() =>
    expect(useFollows.getState()).toEqual({
      team: ["t1"],
      league: ["l1"],
      match: [],
      loaded: true,
    }),
  );
  useSession.setState({ token: null });
  expect(useFollows.getState()).toEqual(NONE);
  stop();
});

it("shows a press at once, and takes it back when the server does not answer", async () => {
  const done = toggleFollow("team", "t2");
  expect(useFollows.getState().team).toEqual(["t2"]);
  await done;
  expect(useFollows.getState().team).toEqual(["t2"]);
  list = null;
  await toggleFollow("team", "t2");
  expect(useFollows.getState().team).toEqual(["t2"]);
});

it("follows a match with one of its teams or its league", () => {
  const match = sampleMatch(1);
  expect(isFollowedMatch(match)).toBe(false);
  for (const follows of [
    { team: ["away-1"] },
    { league: [match.leagueId] },
    { match: [match.gameId] },
  ]) {
    useFollows.setState({ ...NONE, ...follows });
    expect(isFollowedMatch(match)).toBe(true);
  }
});
