import { createServer, type Server } from "node:http";
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

async function listen(server: Server): Promise<string> {
  await new Promise<void>((ready) => server.listen(0, "127.0.0.1", ready));
  return `http://127.0.0.1:${(server.address() as { port: number }).port}`;
}

let origin: string;
let down: string;
beforeAll(async () => {
  const passing = passOn(await listen(backend));
  const nobody = passOn("http://127.0.0.1:9");
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

test("no server is 502", async () => {
  expect((await fetch(down)).status).toBe(502);
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
