// The three streams: prices of the sports book, live tables, chat.
import { randomUUID } from "node:crypto";
import type * as v from "valibot";
import { FeedMessageSchema, ODDS_STREAM } from "#contract/api/sport-feed.ts";
import { TABLE_STREAM, TableMessageSchema } from "#contract/api/table-feed.ts";
import { CHAT_IDS, CHAT_PATH, CHAT_RECEIVED, type ChatName } from "#contract/chat.ts";
import type { SwitchKey } from "#contract/switches.ts";
import { OWN_LINE } from "./call-plan.ts";
import type { Permission } from "./check-calls.ts";
import { notRun, rowOf, type Row } from "./report-row.ts";
import { openSocket, type Socket } from "./socket.ts";
import { unreadable } from "./unreadable.ts";
import { isId, type Visit } from "./visit.ts";

interface Stream {
  readonly subject: string;
  readonly needs: SwitchKey;
  readonly path: string;
  /** Each step sends and waits; an error it throws is what failed. */
  readonly steps: (
    visit: Visit,
    may: Permission,
  ) => Readonly<Record<string, (socket: Socket) => Promise<void>>>;
}

/** @param origin of the streams, `https://…` */
export async function checkSockets(
  visit: Visit,
  may: Permission,
  { origin, timeoutMs }: { readonly origin: string; readonly timeoutMs: number },
): Promise<readonly Row[]> {
  const rows = STREAMS.map(async ({ subject, needs, path, steps }) => {
    if (!visit.facts.isOn(needs))
      return [notRun(subject, "opens", `the brand's switch ${needs} is off`, null)];
    const { siteId } = visit.client.site;
    const address = new URL(path, origin.replace(/^http/, "ws"));
    const names = { site: siteId, siteId, clientType: "web", locale: "zh-CN" };
    for (const [name, value] of Object.entries(names)) address.searchParams.set(name, value);
    return await walk({ subject, path }, steps(visit, may), () => openSocket(address, timeoutMs));
  });
  return (await Promise.all(rows)).flat();
}

/** A step that fails says nothing about those after it. */
async function walk(
  { subject, path }: Pick<Stream, "subject" | "path">,
  steps: Readonly<Record<string, (socket: Socket) => Promise<void>>>,
  open: () => Promise<Socket>,
): Promise<readonly Row[]> {
  const rows: Row[] = [];
  let socket: Socket | null = null;
  const attempt = async (check: string, act: () => Promise<void>) => {
    try {
      await act();
      rows.push(rowOf(subject, check, null));
    } catch (error) {
      const what = `In this stream, ${error instanceof Error ? error.message : String(error)}.`;
      const fix = "send what asyncapi.json says (`brand contract`).";
      rows.push(rowOf(subject, check, { place: `WS ${path}`, what, fix }));
    }
  };
  await attempt("opens", async () => {
    socket = await open();
  });
  const opened = socket as Socket | null;
  if (opened === null) return rows;
  for (const [check, act] of Object.entries(steps)) await attempt(check, () => act(opened));
  opened.close();
  return rows;
}

type Frame = Readonly<Record<string, unknown>>;

const isFrame = (frame: unknown): frame is Frame => typeof frame === "object" && frame !== null;
const isType = (type: string) => (frame: unknown) => isFrame(frame) && frame["type"] === type;

/** @throws Error with the first difference */
function readable(schema: v.GenericSchema, frames: readonly unknown[]): void {
  for (const frame of frames) {
    const found = unreadable(schema, frame);
    if (found !== null) throw new Error(`a frame differs from the contract: ${found}`);
  }
}

/** Asks after it listens, because an answer may come at once. */
async function exchange(
  socket: Socket,
  message: unknown,
  fits: (frame: unknown) => boolean,
  awaited: string,
): Promise<Frame> {
  const answer = socket.next(fits, awaited);
  socket.send(message);
  return (await answer) as Frame;
}

async function ping(socket: Socket): Promise<void> {
  await exchange(socket, { type: "ping" }, isType("heartbeat"), "heartbeat after a ping");
}

const odds: Stream = {
  subject: "odds socket",
  needs: "sport",
  path: ODDS_STREAM,
  steps: ({ facts }) => ({
    async subscribe(socket) {
      const channel = facts.answer("matchDetail")?.channel;
      if (channel === undefined) throw new Error("there is no match to subscribe to");
      const ask = { type: "subscribe", channel, since: null };
      const fits = (frame: unknown) => isFrame(frame) && frame["channel"] === channel;
      const frame = await exchange(socket, ask, fits, `snapshot of ${channel}`);
      if (!isType("snapshot")(frame)) throw new Error(`${channel} begins without a snapshot`);
      socket.send({ type: "unsubscribe", channel });
    },
    async "unknown channel"(socket) {
      const ask = { type: "subscribe", channel: "conform", since: null };
      await exchange(socket, ask, isType("refused"), "refusal of an unknown channel");
    },
    heartbeat: ping,
    async "no JSON"(socket) {
      socket.send("{");
      await ping(socket);
    },
    frames: async ({ frames }) => readable(FeedMessageSchema, frames),
  }),
};

const tables: Stream = {
  subject: "tables socket",
  needs: "realbet",
  path: TABLE_STREAM,
  steps: () => ({
    heartbeat: ping,
    async "all tables first"({ frames }) {
      if (!isType("tables")(frames[0])) throw new Error("the first frame does not list all tables");
    },
    frames: async ({ frames }) => readable(TableMessageSchema, frames),
  }),
};

const chat: Stream = {
  subject: "chat socket",
  needs: "chat",
  path: CHAT_PATH,
  steps: ({ facts, token }, may) => {
    const clientId = randomUUID();
    // A line that is written again and again may be refused.
    const line = { rid: "lobby", msg: `${OWN_LINE} ${clientId.slice(0, 8)}`, clientId };
    const jwt = facts.answer("jwt")?.jwt;
    const isOwn = (frame: unknown) => dataOf(frame, "send")?.["clientId"] === clientId;
    return {
      async "guest login"(socket) {
        await hears(socket, "guestLogin", { uuid: randomUUID() }, ({ ok }) => isYes(ok));
      },
      async "login without a session"(socket) {
        const wrong = { token: "conform", body: "conform" };
        await hears(socket, "login", wrong, ({ ok }) => !isYes(ok));
      },
      ...(may.member && {
        async login(socket: Socket) {
          await hears(
            socket,
            "login",
            { token, body: jwt ?? "" },
            ({ ok, userId }) => isYes(ok) && isId(userId),
          );
        },
      }),
      async "join the lobby"(socket) {
        const info = socket.next((frame) => dataOf(frame, "roomInfo") !== null, "roomInfo");
        const history = socket.next((frame) => dataOf(frame, "history") !== null, "history");
        await Promise.all([
          hears(socket, "joinRoom", { rid: "lobby" }, ({ ok }) => isYes(ok)),
          info,
          history,
        ]);
      },
      async heartbeat(socket) {
        await hears(socket, "heartbeat", {}, () => true);
      },
      ...(may.member &&
        may.write && {
          async "message once"(socket: Socket) {
            const sent = { msgId: CHAT_IDS.send, msgData: line };
            const first = await spoken(socket, sent, clientId);
            const again = await exchange(socket, sent, isOwn, "repeated message");
            if (dataOf(first, "send")?.["id"] !== dataOf(again, "send")?.["id"])
              throw new Error("a message that is repeated with its clientId is written twice");
          },
        }),
      frames: async ({ frames }) => {
        for (const [name, schema] of Object.entries(CHAT_RECEIVED)) {
          const own = frames.map((frame) => dataOf(frame, name as ChatName));
          readable(
            schema,
            own.filter((data) => data !== null),
          );
        }
      },
    };
  },
};

/** The member's own line. A room may ask for some seconds between two lines of a member. */
async function spoken(socket: Socket, sent: object, clientId: string): Promise<Frame> {
  const refusal = (frame: unknown) => {
    const data = dataOf(frame, "notify");
    return data?.["clientId"] === clientId ? data : null;
  };
  const fits = (frame: unknown) =>
    dataOf(frame, "send")?.["clientId"] === clientId || refusal(frame) !== null;
  const say = () => exchange(socket, sent, fits, "own message");
  let frame = await say();
  const wait = Number(refusal(frame)?.["retryMs"] ?? 0);
  if (wait > 0 && wait <= MOST_WAIT_MS) {
    await new Promise((wake) => setTimeout(wake, wait));
    frame = await say();
  }
  const refused = refusal(frame);
  if (refused === null) return frame;
  throw new Error(`the own message is refused: ${String(refused["message"])}`);
}

const MOST_WAIT_MS = 10_000;

const STREAMS = [odds, tables, chat];

const isYes = (value: unknown) => value === true || value === 1 || value === "1";

/** Null when the frame is of another kind. */
function dataOf(frame: unknown, name: ChatName): Frame | null {
  if (!isFrame(frame) || frame["msgId"] !== CHAT_IDS[name]) return null;
  return isFrame(frame["msgData"]) ? frame["msgData"] : {};
}

async function hears(
  socket: Socket,
  name: ChatName,
  msgData: object,
  holds: (data: Frame) => boolean,
): Promise<void> {
  const fits = (frame: unknown) => dataOf(frame, name) !== null;
  const frame = await exchange(
    socket,
    { msgId: CHAT_IDS[name], msgData },
    fits,
    `answer to ${name}`,
  );
  const data = dataOf(frame, name) ?? {};
  if (!holds(data)) throw new Error(`${name} is answered with ${JSON.stringify(data)}`);
}
