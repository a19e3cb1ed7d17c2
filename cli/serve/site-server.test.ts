// Real HTTP requests, with host and origin as a browser or a program sends them.
import { once } from "node:events";
import { request, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, expect, test } from "vitest";
import { siteServer } from "./site-server.ts";

let server: Server;
let port: number;

beforeAll(async () => {
  server = siteServer("test", {
    answer: ({ pathname }, response) => void response.end(pathname),
    upgrade(_, socket) {
      socket.end("HTTP/1.1 101 Switching Protocols\r\nupgrade: x\r\nconnection: upgrade\r\n\r\n");
      return true;
    },
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  ({ port } = server.address() as AddressInfo);
});

afterAll(() => void server.close());

interface Ask {
  readonly host: string;
  readonly path?: string;
  readonly origin?: string;
  readonly upgrade?: boolean;
}

async function statusOf({ host, path = "/", origin, upgrade = false }: Ask): Promise<number> {
  const headers = {
    host,
    ...(origin === undefined ? {} : { origin }),
    ...(upgrade ? { connection: "upgrade", upgrade: "x" } : {}),
  };
  const asked = request({ host: "127.0.0.1", port, path, agent: false, headers });
  asked.end();
  const [response] = (await Promise.race([once(asked, "response"), once(asked, "upgrade")])) as [
    { statusCode: number; destroy: () => void },
  ];
  response.destroy();
  return response.statusCode;
}

test.each(["localhost", "127.0.0.1", "[::1]", "aurora.localhost", "AURORA.localhost"])(
  "answers the loopback name %s",
  async (name) => {
    expect(await statusOf({ host: `${name}:${port}` })).toBe(200);
  },
);

test.each(["evil.example", "localhost.evil.example", "notlocalhost", "192.168.1.7"])(
  "refuses %s, a name that a web page can point at it",
  async (name) => {
    expect(await statusOf({ host: `${name}:${port}` })).toBe(421);
    expect(await statusOf({ host: `${name}:${port}`, upgrade: true })).toBe(421);
  },
);

test.each(["*", "http://["])("refuses the invalid address %s", async (path) => {
  expect(await statusOf({ host: "localhost", path })).toBe(400);
});

test("a page opens sockets of its own origin only, a program any", async () => {
  const host = `aurora.localhost:${port}`;
  const open = (origin?: string) =>
    statusOf({ host, upgrade: true, ...(origin === undefined ? {} : { origin }) });
  expect(await open()).toBe(101);
  expect(await open(`http://${host}`)).toBe(101);
  expect(await open("https://evil.example")).toBe(403);
  expect(await open(`http://jade.localhost:${port}`)).toBe(403);
});
