import { once } from "node:events";
import { createServer, request as httpRequest, type Server } from "node:http";
import { createServer as createTcpServer, type Socket } from "node:net";
import { createServer as createTlsServer } from "node:tls";
import { afterAll, beforeAll, expect, test } from "vitest";
import { passOn } from "./pass-on.ts";

/** Answers with what it was asked; a socket is told hello. */
const backend = createServer((request, response) => {
  response.writeHead(201, { "x-own": "1" });
  request.on("data", (part: Buffer) => response.write(`${request.url} ${String(part)}`));
  request.on("end", () => response.end());
});
backend.on("upgrade", (_request, socket) => {
  socket.write(
    "HTTP/1.1 101 Switching Protocols\r\nupgrade: test\r\nconnection: upgrade\r\n\r\nhello",
  );
  socket.on("data", (data: Buffer) => socket.end(`got ${String(data)}`));
});
let front: Server;

const notes: string[] = [];
const note = (text: string) => void notes.push(text);

async function listen(server: Pick<Server, "listen" | "address">): Promise<string> {
  await new Promise<void>((ready) => server.listen(0, "127.0.0.1", ready));
  return `http://127.0.0.1:${(server.address() as { port: number }).port}`;
}

let origin: string;
let down: string;
beforeAll(async () => {
  const passing = passOn(await listen(backend), note);
  const nobody = passOn("http://127.0.0.1:9", note);
  front = createServer((request, response) =>
    (request.url === "/down" ? nobody : passing).handle(request, response),
  );
  front.on("upgrade", (request, socket, head) => passing.upgrade(request, socket, head as Buffer));
  origin = await listen(front);
  down = `${origin}/down`;
});
afterAll(() => {
  for (const server of [front, backend]) {
    server.closeAllConnections();
    server.close();
  }
});

test("a call is passed on and answered as the server answers it", async () => {
  const answer = await fetch(`${origin}/site/api/v1/x?y=1`, { method: "POST", body: "body" });
  expect([answer.status, answer.headers.get("x-own"), await answer.text()]).toEqual([
    201,
    "1",
    "/site/api/v1/x?y=1 body",
  ]);
});

test("no server is 502 with its cause, told once", async () => {
  for (const _ of [1, 2]) {
    const answer = await fetch(down);
    expect([answer.status, await answer.text()]).toEqual([502, `${notes[0]}\n`]);
  }
  expect(notes).toEqual([
    expect.stringMatching(/^http:\/\/127\.0\.0\.1:9 cannot be reached: .*ECONNREFUSED/),
  ]);
});

test("an absolute address is passed on to the same server", async () => {
  const call = httpRequest(origin, { path: "http://127.0.0.1:9/x?y", method: "POST" });
  const [answer] = await once(call.end("body"), "response");
  expect(String(await answer.toArray())).toBe("/x?y body");
});

/** In front of a server that does as `act` says with each connection after its first bytes. */
async function before(act: (socket: Socket) => void) {
  const server = createTcpServer((socket) => {
    socket.on("error", () => undefined).once("data", () => act(socket));
  });
  const passing = passOn(await listen(server as unknown as Server), () => undefined);
  const site = createServer((request, response) => passing.handle(request, response));
  site.on("upgrade", (request, socket, head) => passing.upgrade(request, socket, head as Buffer));
  const address = await listen(site);
  const close = () => [site, server].map((one) => one.close());
  return { address, close };
}

test.each([
  ["its length", "content-length: 100\r\n\r\nhalf"],
  ["a chunk", "transfer-encoding: chunked\r\n\r\n4\r\nhalf\r\n"],
])("an answer that the server breaks off before %s is broken off", async (_, sent) => {
  const { address, close } = await before((socket) => {
    socket.write(`HTTP/1.1 200 OK\r\n${sent}`, () => setImmediate(() => socket.destroy()));
  });
  await expect(fetch(address).then((answer) => answer.text())).rejects.toThrow(/terminated|fetch/);
  close();
});

test.each(["", "HTTP/1.1 200 OK\r\ncontent-length: 100\r\n\r\nhalf"])(
  "the call of a browser that leaves is ended at the server (answered so far: %j)",
  async (sent) => {
    const { promise, resolve } = Promise.withResolvers<void>();
    const leaving = new AbortController();
    const { address, close } = await before((socket) => {
      socket.on("close", () => resolve());
      if (sent === "") leaving.abort();
      else socket.write(sent);
    });
    const answer = fetch(address, { signal: leaving.signal }).then(async (reply) => {
      leaving.abort();
      return await reply.text();
    });
    await expect(answer).rejects.toThrow("aborted");
    await promise;
    close();
  },
);

test("a refused socket is told the server's status", async () => {
  const { address, close } = await before((socket) =>
    socket.end("HTTP/1.1 403 Forbidden\r\ncontent-length: 0\r\n\r\n"),
  );
  const headers = { connection: "upgrade", upgrade: "test" };
  const [answer] = await once(httpRequest(address, { headers }).end(), "response");
  expect(answer.statusCode).toBe(403);
  close();
});

test("TLS asks for the server's name, whatever the site's; its failure is told", async () => {
  const names: string[] = [];
  // Without a certificate the handshake ends after the name.
  const server = createTlsServer({
    SNICallback(name, done) {
      names.push(name);
      done(new Error("no certificate"));
    },
  }).on("tlsClientError", () => undefined);
  const { port } = new URL(await listen(server as unknown as Server));
  const told: string[] = [];
  const passing = passOn(`https://localhost:${port}`, (text) => told.push(text));
  const site = createServer((request, response) => passing.handle(request, response));
  const call = httpRequest(await listen(site), { headers: { host: "aurora.localhost" } });
  const [answer] = await once(call.end(), "response");
  expect([answer.statusCode, names]).toEqual([502, ["localhost"]]);
  expect(String(await answer.toArray())).toBe(`${told.join()}\n`);
  expect(told.join()).toMatch(/^https:\/\/localhost:\d+ cannot be reached: .+\.$/);
  for (const one of [site, server]) one.close();
});

test("a socket is joined", async () => {
  const { connect } = await import("node:net");
  const socket = connect(Number(new URL(origin).port), "127.0.0.1");
  socket.write("GET /stream HTTP/1.1\r\nhost: x\r\nupgrade: test\r\nconnection: upgrade\r\n\r\n");
  let heard = "";
  socket.on("data", (data: Buffer) => {
    heard += String(data);
    if (heard.endsWith("hello")) socket.write("bye");
  });
  await new Promise((closed) => socket.on("close", closed));
  expect(heard).toMatch(/^HTTP\/1\.1 101 [^]*hellogot bye$/);
});
