// What lies between a page and the sandbox: it passes requests on, as the fault of the column allows, and keeps
// what was sent.
import { once } from "node:events";
import {
  createServer,
  type IncomingMessage,
  request as httpRequest,
  type ServerResponse,
} from "node:http";
import type { AddressInfo } from "node:net";

export type WireFault =
  /** Carried out; the connection breaks before the answer. */
  | "lost"
  /** The connection breaks before the server gets it. */
  | "dropped"
  /** It reaches the server twice at once, and a third time a minute later. */
  | "doubled"
  /** The answer takes 40 seconds. */
  | "slowAnswer"
  /** The request takes 90 seconds to reach the server; nobody waits any more. */
  | "slowRequest"
  /** Carried out; never answered. */
  | "silent";

export interface Sent {
  readonly url: string;
  readonly method: string;
  readonly headers: IncomingMessage["headers"];
  readonly body: string;
}

interface Passed {
  readonly status: number;
  readonly type: string;
  readonly text: string;
}

export type Wire = Awaited<ReturnType<typeof startWire>>;

const SLOW_ANSWER_MS = 40_000;
const SLOW_REQUEST_MS = 90_000;
const COPY_MS = 60_000;
const FOREVER_MS = 24 * 3_600_000;

interface Plan {
  /** Id of the one site whose requests are passed: pages of a site before may still ask. */
  site: string;
  fault: WireFault | null;
  /** The call to strike; null: every money call. */
  path: string | null;
  /** Runs when a struck call has been carried out, before its fault goes on. */
  carriedOut: () => Promise<void>;
}

interface State {
  readonly sandboxPort: number;
  readonly plan: Plan;
  readonly sent: Sent[];
  readonly struck: Set<string>;
  /** Requests that wait for time to pass. */
  held: number;
}

const NO_PLAN: Readonly<Plan> = { site: "", fault: null, path: null, carriedOut: async () => {} };

export async function startWire(sandboxPort: number) {
  const plan = { ...NO_PLAN };
  const state: State = { sandboxPort, plan, sent: [], struck: new Set(), held: 0 };
  const server = createServer((incoming, response) => void take(state, incoming, response));
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  return {
    base: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    plan,
    sent: state.sent,
    held: () => state.held,
    /** Keys of the money calls, one for each try. */
    keys: () => state.sent.flatMap(({ headers: { idempotencykey: key } }) => (key ?? []) as string),
    /** Forgets what was sent, and breaks nothing. */
    clear(site: string) {
      state.sent.length = 0;
      state.struck.clear();
      Object.assign(plan, NO_PLAN, { site });
    },
    stop() {
      server.close();
      server.closeAllConnections();
    },
  };
}

async function take(state: State, incoming: IncomingMessage, response: ServerResponse) {
  const { "access-control-request-headers": wanted = "*" } = incoming.headers;
  response.setHeader("access-control-allow-origin", "*");
  response.setHeader("access-control-allow-headers", wanted);
  if (incoming.method === "OPTIONS") return void response.writeHead(204).end();
  const chunks: Uint8Array[] = [];
  for await (const chunk of incoming) chunks.push(chunk as Uint8Array);
  const { url = "", method = "", headers } = incoming;
  const asked = { url, method, headers, body: Buffer.concat(chunks).toString() };
  if (headers["site"] !== state.plan.site) return void response.destroy();
  state.sent.push(asked);
  try {
    await strike(state, asked, response);
  } catch {
    response.destroy();
  }
}

async function strike(state: State, asked: Sent, response: ServerResponse): Promise<void> {
  const fault = faultOf(state, asked);
  const pass = () => passOn(state.sandboxPort, asked);
  if (fault === "dropped") return void response.destroy();
  if (fault === "slowRequest") await holdFor(state, response, SLOW_REQUEST_MS);
  const answers = await Promise.all(fault === "doubled" ? [pass(), pass()] : [pass()]);
  if (fault !== null) await hold(state, state.plan.carriedOut());
  if (fault === "lost") return void response.destroy();
  if (fault === "silent") return holdFor(state, response, FOREVER_MS);
  if (fault === "slowAnswer") await holdFor(state, response, SLOW_ANSWER_MS);
  if (fault === "doubled") setTimeout(() => void pass().catch(() => {}), COPY_MS);
  const answer = answers.at(-1);
  if (answer === undefined || response.destroyed) return;
  response.writeHead(answer.status, { "content-type": answer.type }).end(answer.text);
}

/** Each call is struck once: a money call by its key, another one by its path. */
function faultOf({ plan, struck }: State, { url, headers }: Sent): WireFault | null {
  const { idempotencykey: key } = headers;
  const named = plan.path === null ? key : url === plan.path ? url : undefined;
  if (typeof named !== "string" || plan.fault === null || struck.has(named)) return null;
  struck.add(named);
  return plan.fault;
}

/** Nobody waits for it any more once the connection is closed. */
async function holdFor(state: State, response: ServerResponse, milliseconds: number) {
  const closed = new Promise<void>((resolve) => response.once("close", resolve));
  const over = new Promise<void>((resolve) => setTimeout(resolve, milliseconds));
  await hold(state, Promise.race([closed, over]));
  await over;
}

async function hold(state: State, event: Promise<void>): Promise<void> {
  state.held += 1;
  await event;
  state.held -= 1;
}

function passOn(port: number, { url, method, headers, body }: Sent): Promise<Passed> {
  return new Promise((resolve, reject) => {
    const given = { port, host: "127.0.0.1", path: url, method, headers };
    const request = httpRequest(given, (answer) => {
      const parts: Uint8Array[] = [];
      answer.on("data", (part: Uint8Array) => parts.push(part));
      answer.on("error", reject);
      answer.on("end", () =>
        resolve({
          status: answer.statusCode ?? 0,
          type: answer.headers["content-type"] ?? "",
          text: Buffer.concat(parts).toString(),
        }),
      );
    });
    request.on("error", reject);
    request.end(method === "GET" ? undefined : body);
  });
}
