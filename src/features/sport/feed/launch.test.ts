// @vitest-environment jsdom
/// <reference types="node" />
import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, beforeEach, expect, it } from "vitest";
import { configureHttp } from "#lib/wire/http-options.ts";
import { dropSession, keepSession, useSession } from "#session/account/session-store.ts";
import { launchData } from "#domain/sports/sport-launch.ts";
import { loadLaunch, reloadLaunch } from "./launch.ts";

const asked: unknown[] = [];
const said: string[] = [];
let refused = false;
const server = createServer((incoming, response) => {
  const { "access-control-request-headers": wanted = "*" } = incoming.headers;
  response.setHeader("access-control-allow-origin", "*");
  response.setHeader("access-control-allow-headers", wanted);
  if (incoming.method !== "POST") return void response.writeHead(204).end();
  const chunks: Uint8Array[] = [];
  incoming.on("data", (chunk: Uint8Array) => chunks.push(chunk));
  incoming.on("end", () => {
    asked.push(JSON.parse(Buffer.concat(chunks).toString()));
    const data = { token: `venue-${asked.length}`, remoteip: "203.0.113.7" };
    response.setHeader("content-type", "application/json");
    if (refused)
      return void response.end(
        JSON.stringify({ status_code: 6317, data: null, message: "系统繁忙" }),
      );
    response.end(
      JSON.stringify({ status_code: 6000, data: { url: "", type: "CRTY", data }, message: "" }),
    );
  });
});

beforeAll(async () => {
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const ignore = () => {};
  configureHttp({
    base: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    siteId: "9001",
    version: "1",
    locale: () => "zh-CN",
    visitorId: () => "visitor",
    token: () => useSession.getState().token,
    clientIp: () => "",
    encryption: "off",
    publicKey: undefined,
    effects: {
      expired: ignore,
      toast: (text) => void said.push(text),
      dialog: ignore,
      page: ignore,
    },
  });
});
afterAll(() => void server.close());
beforeEach(() => {
  asked.length = 0;
  said.length = 0;
  refused = false;
  dropSession();
});

it("is requested once per login, by however many callers", async () => {
  keepSession("session-one-11111111", "u1");
  const [first, second] = await Promise.all([loadLaunch(), loadLaunch()]);
  expect(first).toEqual(second);
  expect(await loadLaunch()).toMatchObject({ token: "venue-1", remoteip: "203.0.113.7" });
  expect(asked).toEqual([{ enName: "CRTY", gameCode: "" }]);
  expect(JSON.stringify({ ...window.sessionStorage })).not.toContain("session-one");
});

it("is dropped at the logout, and requested anew for the next login", async () => {
  keepSession("session-two-22222222", "u1");
  await loadLaunch();
  dropSession();
  expect(launchData()).toBeNull();
  keepSession("session-three-33333333", "u1");
  expect(launchData()).toBeNull();
  await loadLaunch();
  expect(launchData()?.token).toBe("venue-2");
});

it("is requested again when the venue has forgotten it", async () => {
  keepSession("session-four-44444444", "u1");
  await loadLaunch();
  await reloadLaunch();
  expect(launchData()?.token).toBe("venue-2");
});

it("a refusal is left to the page that enters, and said where nobody else says it", async () => {
  keepSession("session-five-55555555", "u1");
  refused = true;
  await expect(loadLaunch()).rejects.toThrow("系统繁忙");
  expect(said).toEqual([]);
  await expect(reloadLaunch()).rejects.toThrow("系统繁忙");
  expect(said).toHaveLength(1);
});
