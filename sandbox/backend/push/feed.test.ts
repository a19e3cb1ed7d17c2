import * as v from "valibot";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import type { FeedDelta, FeedMessage } from "#contract/api/sport-feed.ts";
import { matchList } from "#contract/api/sport.ts";
import { sportBody } from "../../testing/sample-bodies.ts";
import { MOMENT, type SampleSandbox, startSample } from "../../testing/sample-sandbox.ts";
import { applied, heldOf, openSocket, type SampleSocket, sorted } from "./sample-feed.ts";

vi.setConfig({ testTimeout: 30_000 });

let sandbox: SampleSandbox;
let sockets: SampleSocket[] = [];
const begun = Date.now();

beforeEach(async () => {
  sandbox = await startSample({ now: () => MOMENT + Date.now() - begun });
  await control({ changesPerSecond: 9000, tickMs: 60 });
});
afterEach(async () => {
  for (const socket of sockets) socket.close();
  sockets = [];
  await sandbox.close();
});

const control = (change: object) => sandbox.control("/sandbox/feed", change);
async function listen(query = "site=6101"): Promise<SampleSocket> {
  const socket = await openSocket(sandbox.port, query);
  sockets.push(socket);
  return socket;
}
const isDelta = (message: FeedMessage): message is FeedDelta => message.type === "delta";
const numbers = (socket: SampleSocket) => socket.messages.filter(isDelta).map(({ seq }) => seq);
async function list() {
  const body = sportBody("matchList", { sport: "FT", show: "RB", date: null, leagues: [] });
  return v.parse(matchList.response, (await sandbox.call("aurora", "matchList", body)).data);
}

it("sends a snapshot, then numbered deltas that lead to the same list as matchList", async () => {
  const socket = await listen();
  socket.subscribe("FT.RB");
  await socket.got(3, isDelta);
  const [snapshot, ...rest] = socket.messages;
  if (snapshot?.type !== "snapshot") throw new Error(JSON.stringify(snapshot));
  await control({ paused: true });
  const now = await list();
  const deltas = rest.filter(isDelta);
  expect(deltas.map(({ seq }) => seq)).toEqual(deltas.map((_, index) => snapshot.seq + 1 + index));
  const other = await listen();
  other.subscribe("FT.RB", deltas.at(-1)?.seq ?? 0);
  const missing = now.seq - (deltas.at(-1)?.seq ?? 0);
  const more = (await other.got(missing)).filter(isDelta);
  let held = heldOf(snapshot.matches);
  for (const delta of [...deltas, ...more]) held = applied(held, delta);
  expect(sorted(held)).toEqual(sorted(heldOf(now.matches)));
});

it("continues from matchList's seq without a snapshot", async () => {
  const { channel, seq } = await list();
  const socket = await listen();
  socket.subscribe(channel, seq);
  const [first] = await socket.got(1, isDelta);
  expect(first).toMatchObject({ channel, seq: seq + 1 });
  expect(socket.messages.some(({ type }) => type === "snapshot")).toBe(false);
  socket.subscribe(channel, 3);
  expect(await socket.got(1, ({ type }) => type === "snapshot")).toHaveLength(1);
});

it.each([
  ["loses", { gap: 2 }, [3]],
  ["doubles", { duplicate: 1 }, [0]],
  ["swaps", { reorder: 1 }, [2, -1, 2]],
] as const)("%s changes on demand", async (_name, trouble, steps) => {
  const socket = await listen();
  socket.subscribe("FT.RB");
  await socket.got(2, isDelta);
  await control(trouble);
  // Every other step uses the following number.
  const odd = () => {
    const seqs = numbers(socket);
    return seqs
      .map((seq, index) => seq - (seqs[index - 1] ?? seq - 1))
      .filter((step) => step !== 1);
  };
  while (odd().length < steps.length) await socket.got(numbers(socket).length + 1, isDelta);
  expect(odd()).toEqual(steps);
});

it("sends nothing while paused, confirms unchanged data otherwise, and closes on request", async () => {
  await control({ changesPerSecond: null });
  const socket = await listen();
  socket.subscribe("SK.FT");
  const [confirmed] = await socket.got(1, isDelta);
  expect(confirmed).toMatchObject({ prices: [], matches: [] });
  await control({ paused: true });
  const isHeartbeat = ({ type }: FeedMessage) => type === "heartbeat";
  const ping = async (count: number) => {
    socket.say(JSON.stringify({ type: "ping" }));
    await socket.got(count, isHeartbeat);
  };
  // Messages that were already sent arrive before the first answer.
  await ping(1);
  const count = socket.messages.length;
  await list();
  await ping(2);
  expect(socket.messages.slice(count).filter((message) => !isHeartbeat(message))).toEqual([]);
  await control({ close: true });
  expect(await socket.closed).toBe(1012);
  const { text } = await sandbox.ask("/sandbox/feed");
  expect(JSON.parse(text)).toMatchObject({ sockets: 0, channels: [] });
});

it("sends texts in the player's locale, and only on sites with sports", async () => {
  const socket = await listen("site=6101&locale=zh-TW");
  socket.subscribe("FT.RB");
  const [snapshot] = await socket.got(1, ({ type }) => type === "snapshot");
  expect(JSON.stringify(snapshot)).not.toContain("场");
  await expect(openSocket(sandbox.port, "site=6104")).rejects.toThrow("404");
  await expect(openSocket(sandbox.port, "")).rejects.toThrow("404");
});

it("refuses an unknown channel and ignores an invalid message", async () => {
  const socket = await listen();
  socket.say("{");
  socket.say(JSON.stringify({ type: "shout" }));
  socket.subscribe("XX.RB");
  expect(await socket.got(1)).toEqual([{ type: "refused", channel: "XX.RB", reason: "unknown" }]);
});

it("refuses a list that does not fit into a frame", async () => {
  await control({ matches: 400, changesPerSecond: null });
  const socket = await listen();
  socket.subscribe("FT.FT");
  const refused = { type: "refused", channel: "FT.FT", reason: "tooLarge" };
  expect(await socket.got(1)).toEqual([refused]);
});

it("sends new snapshots after a reset", async () => {
  const socket = await listen();
  socket.subscribe("FT.RB");
  await socket.got(1, ({ type }) => type === "snapshot");
  await sandbox.control("/sandbox/reset", { seed: 9 });
  const [, again] = await socket.got(2, ({ type }) => type === "snapshot");
  const now = await list();
  expect(again).toMatchObject({ matches: expect.arrayContaining([]) });
  expect(again?.type === "snapshot" && again.matches[0]?.team_h).toBe(now.matches[0]?.team_h);
});
