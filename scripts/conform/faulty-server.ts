// A server in front of another one that breaks what its faults say.
import { createServer, type IncomingMessage, request as httpRequest } from "node:http";
import { text } from "node:stream/consumers";
import { type RawData, WebSocket, WebSocketServer } from "ws";

export interface Passing {
  readonly path: string;
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
  readonly body: string;
}

export interface Answer {
  readonly status: number;
  readonly body: string;
  /** JSON by default. */
  readonly type?: string;
}

export interface Fault {
  /** Changes a request on its way, or answers it. */
  readonly request?: (asked: Passing) => Passing | Answer;
  readonly answer?: (asked: Passing, answer: Answer) => Answer;
  /** Null: the frame is lost. */
  readonly frame?: (path: string, frame: Readonly<Record<string, unknown>>) => object | null;
}

export interface FaultyServer {
  readonly origin: string;
  close(): Promise<void>;
}

/** @param port of the server behind it */
export async function startFaulty(port: number, faults: readonly Fault[]): Promise<FaultyServer> {
  const server = createServer((incoming, outgoing) => {
    void (async () => {
      const { status, body, type = "application/json" } = await answerOf(port, faults, incoming);
      outgoing.writeHead(status, type === "" ? {} : { "content-type": type }).end(body);
    })().catch(() => outgoing.destroy());
  });
  const sockets = new WebSocketServer({ server });
  sockets.on("connection", (client, { url = "/" }) => join(client, port, url, faults));
  await new Promise<void>((ready) => server.listen(0, "127.0.0.1", ready));
  const address = server.address();
  const own = typeof address === "object" && address !== null ? address.port : 0;
  return {
    origin: `http://127.0.0.1:${own}`,
    async close() {
      for (const client of sockets.clients) client.terminate();
      server.closeAllConnections();
      await new Promise<void>((closed) => server.close(() => closed()));
    },
  };
}

async function answerOf(
  port: number,
  faults: readonly Fault[],
  incoming: IncomingMessage,
): Promise<Answer> {
  let asked: Passing | Answer = {
    path: incoming.url ?? "/",
    headers: incoming.headers,
    body: await text(incoming),
  };
  for (const { request } of faults) {
    if ("status" in asked) return asked;
    asked = request?.(asked) ?? asked;
  }
  if ("status" in asked) return asked;
  const passed = asked;
  const answer = await pass(port, incoming.method ?? "GET", passed);
  return faults.reduce((now, fault) => fault.answer?.(passed, now) ?? now, answer);
}

function pass(port: number, method: string, { path, headers, body }: Passing): Promise<Answer> {
  const length = { "content-length": String(Buffer.byteLength(body)) };
  return new Promise((resolve, reject) => {
    const request = httpRequest(
      { host: "127.0.0.1", port, path, method, headers: { ...headers, ...length } },
      (response) => {
        void text(response)
          .then((sent) => ({
            status: response.statusCode ?? 0,
            type: response.headers["content-type"] ?? "",
            body: sent,
          }))
          .then(resolve, reject);
      },
    );
    request.on("error", reject);
    request.end(body);
  });
}

function join(client: WebSocket, port: number, url: string, faults: readonly Fault[]): void {
  const server = new WebSocket(`ws://127.0.0.1:${port}${url}`);
  const waiting: string[] = [];
  client.on("message", (data) => {
    if (server.readyState === server.OPEN) server.send(textOf(data));
    else waiting.push(textOf(data));
  });
  server.on("open", () => waiting.forEach((data) => server.send(data)));
  server.on("message", (data) => {
    const path = url.split("?")[0] ?? "";
    let frame = JSON.parse(textOf(data)) as Readonly<Record<string, unknown>> | null;
    for (const fault of faults)
      if (frame !== null && fault.frame !== undefined)
        frame = fault.frame(path, frame) as typeof frame;
    if (frame !== null) client.send(JSON.stringify(frame));
  });
  client.on("close", () => server.close());
  server.on("close", () => client.close());
}

const textOf = (data: RawData): string => Buffer.from(data as Buffer).toString();
