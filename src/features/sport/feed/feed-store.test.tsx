// @vitest-environment jsdom
// The hooks against a real server: a list by a call, its changes by a socket.
import { act, cleanup, render, screen } from "@testing-library/react";
import { Profiler, useEffect } from "react";
import { afterEach, expect, it } from "vitest";
import type { WebSocket as NodeSocket } from "ws";
import { serverNow, setServerTime } from "#lib/time/clock.ts";
import {
  openList,
  useFeedHealth,
  useMatch,
  useMatchIds,
  useMatchState,
  usePrice,
} from "./feed-store.ts";
import { MatchClock } from "./match-clock-view.tsx";
import { setUpLiveFeed } from "./test-live-feed.ts";
import { useSite } from "#session/site/site-state.ts";
import { until } from "#testing/test-until.ts";

const FILTER = { sport: "FT", show: "RB", date: null, leagues: [] } as const;
const live = setUpLiveFeed(2);

afterEach(() => setServerTime(Date.now()));

const drawn: string[] = [];

function Cell({ id }: { readonly id: string }) {
  const price = usePrice(id);
  return (
    <Profiler id={id} onRender={() => void drawn.push(id)}>
      <b data-testid={id}>
        {price ? `${price.odds} ${price.moved} ${price.active ? "" : "shut"}` : "none"}
        {price?.stale === true && " stale"}
      </b>
    </Profiler>
  );
}

function Row({ id }: { readonly id: string }) {
  const match = useMatch(id);
  const state = useMatchState(id);
  return (
    <>
      <i data-testid={`score ${id}`}>
        {match?.team_h} {state?.sc_FT_H}
      </i>
      {match?.markets.flatMap(({ prices }) =>
        prices.map((one) => <Cell key={one.id} id={one.id} />),
      )}
    </>
  );
}

function List() {
  useEffect(() => openList(FILTER), []);
  const ids = useMatchIds();
  const { state } = useFeedHealth();
  return (
    <>
      <p data-testid="state">{state}</p>
      {ids.map((id) => (
        <Row key={id} id={id} />
      ))}
    </>
  );
}

const textOf = (id: string) => screen.getByTestId(id).textContent;

async function opened(): Promise<NodeSocket> {
  render(<List />);
  expect(textOf("state")).toBe("loading");
  await until(() => expect(live.frames).toContainEqual(expect.objectContaining({ since: 100 })));
  await until(() => expect(textOf("state")).toBe("live"));
  const [client] = live.clients;
  if (!client) throw new Error("No socket was opened.");
  return client;
}

it("loads the list, follows it, and rerenders the changed cell alone", async () => {
  useSite.setState({ clientIp: "203.0.113.7" });
  const client = await opened();
  expect(live.asked).toHaveLength(1);
  expect(live.asked[0]).toMatchObject({
    method: "matchList",
    enName: "CRTY",
    Request: { token: "", langx: "zh-cn", remoteip: "203.0.113.7", sport: "FT", show: "RB" },
  });
  expect(textOf("0:RE:0:H")).toBe("0.90 same ");
  drawn.length = 0;
  const { prices, ...delta } = live.feed.step({ kind: "nothing", match: 0, value: 0 });
  const moved = [...prices, ["0:RE:0:H", "0.95", 1]];
  client.send(JSON.stringify({ ...delta, time: serverNow(), prices: moved }));
  await until(() => expect(textOf("0:RE:0:H")).toBe("0.95 up "));
  expect(drawn).toEqual(["0:RE:0:H"]);
});

it("requests a snapshot when a gap stays open", async () => {
  const client = await opened();
  live.feed.step({ kind: "score", match: 1, value: 3 });
  client.send(JSON.stringify(live.feed.step({ kind: "score", match: 0, value: 2 })));
  await until(() =>
    expect(live.frames).toContainEqual({ type: "subscribe", channel: "FT.RB", since: null }),
  );
  const snapshot = {
    type: "snapshot",
    channel: "FT.RB",
    ...live.feed.snapshot(),
    time: serverNow(),
  };
  client.send(JSON.stringify(snapshot));
  await until(() => expect(textOf("score 0")).toBe("Home 0 2"));
  expect(textOf("score 1")).toBe("Home 1 3");
});

it("marks prices stale by the age of their data, despite heartbeats", async () => {
  const client = await opened();
  client.send(JSON.stringify({ type: "heartbeat", time: serverNow() + 11_000 }));
  await until(() => expect(textOf("state")).toBe("stale"));
  expect(textOf("0:RE:0:H")).toBe("0.90 same  stale");
  const delta = live.feed.step({ kind: "nothing", match: 0, value: 0 });
  client.send(JSON.stringify({ ...delta, time: serverNow() }));
  await until(() => expect(textOf("state")).toBe("live"));
  expect(textOf("0:RE:0:H")).toBe("0.90 same ");
});

it("runs the clock of a match", async () => {
  render(<p data-testid="clock">{<MatchClock gameId="0" />}</p>);
  expect(textOf("clock")).toBe("");
  const client = await opened();
  const delta = live.feed.step({ kind: "score", match: 0, value: 1 });
  const states = delta.states.map(({ gameId, state }) => ({
    gameId,
    state: { ...state, re_time: 600, asOf: serverNow() },
  }));
  client.send(JSON.stringify({ ...delta, time: serverNow(), states }));
  // A busy machine may look only once in several seconds.
  await until(() => expect(textOf("clock")).toMatch(/^上半场 10:\d\d$/));
  const first = textOf("clock") ?? "";
  await until(() => expect(textOf("clock")).not.toBe(first));
  expect((textOf("clock") ?? "") > first).toBe(true);
});

it("releases everything once the page is left", async () => {
  const client = await opened();
  act(() => cleanup());
  await until(() => expect(live.frames).toContainEqual({ type: "unsubscribe", channel: "FT.RB" }));
  await until(() => expect(client.readyState).toBe(client.CLOSED));
});
