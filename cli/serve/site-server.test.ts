// Real HTTP requests, with host and origin as a browser or a program sends them.
import { once } from "node:events";
import { type IncomingMessage, request } from "node:http";
import { type AddressInfo, connect, type Socket } from "node:net";
import { afterAll, beforeAll, expect, test } from "vitest";
import { siteServer, type SiteServer } from "./site-server.ts";

let site: SiteServer;
let port: number;

beforeAll(async () => {
  site = siteServer("test", {
    answer: ({ pathname }, response) => void response.end(pathname),
    upgrade(_, socket) {
      socket.end("HTTP/1.1 101 Switching Protocols\r\nupgrade: x\r\nconnection: upgrade\r\n\r\n");
      return true;
    },
  });
  await once(site.server.listen(0, "127.0.0.1"), "listening");
  ({ port } = site.server.address() as AddressInfo);
});

afterAll(() => site.stop());

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

test("ends with sockets held open, in use or idle", async () => {
  const held = siteServer("test", {
    answer: (_, response) => void response.write("never ends"),
    upgrade(_, socket) {
      socket.write("HTTP/1.1 101 Switching Protocols\r\nupgrade: x\r\nconnection: upgrade\r\n\r\n");
      return true;
    },
  });
  await once(held.server.listen(0, "127.0.0.1"), "listening");
  const { port: at } = held.server.address() as AddressInfo;
  const to = { host: "127.0.0.1", port: at, agent: false };
  const idle = connect(at, "127.0.0.1");
  const call = request({ ...to, headers: { host: "localhost" } }).end();
  const upgraded = { host: "localhost", connection: "upgrade", upgrade: "x" };
  const page = request({ ...to, headers: upgraded }).end();
  const [[answer], [, socket]] = (await Promise.all([
    once(call, "response"),
    once(page, "upgrade"),
    once(idle, "connect"),
  ])) as unknown as [[IncomingMessage], [IncomingMessage, Socket]];
  const ended = [answer.resume(), socket.resume(), idle.resume()].map(
    (stream) => new Promise((closed) => stream.on("error", () => {}).on("close", closed)),
  );
  await held.stop();
  expect(await Promise.all(ended)).toHaveLength(3);
});
