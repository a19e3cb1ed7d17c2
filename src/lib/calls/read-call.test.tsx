// @vitest-environment jsdom
/// <reference types="node" />
// Which reads reach the server, and which are answered by another or by the cache.
import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { act, renderHook, waitFor } from "@testing-library/react";
import { onlineManager } from "@tanstack/react-query";
import * as v from "valibot";
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { apiCall } from "#contract/api/envelope.ts";
import { showLocale } from "../browser/appearance.ts";
import { CallError } from "../wire/call-error.ts";
import { type CallEffects, configureHttp } from "../wire/http-options.ts";
import { request } from "./http.ts";
import { useOffline } from "../browser/offline.ts";
import { queryClient } from "./query-client.ts";
import { readCall } from "./read-call.ts";
import { useCall } from "./use-call.ts";

const call = apiCall({
  path: "/site/api/v1/x",
  request: v.strictObject({ a: v.number() }),
  response: v.object({ count: v.number() }),
});
const cacheable = { ...call, cacheable: true };
const own = { ...call, member: true };

let count: number;
let code: number;
/** The server cuts every connection. */
let down: boolean;
const server = createServer((incoming, response) => {
  response.setHeader("access-control-allow-origin", "*");
  const wanted = incoming.headers["access-control-request-headers"] ?? "";
  response.setHeader("access-control-allow-headers", wanted);
  if (incoming.method === "OPTIONS") return void response.writeHead(204).end();
  if (down) return void incoming.socket.destroy();
  count += 1;
  response.end(JSON.stringify({ status_code: code, data: { count }, message: "" }));
});

let token: string | null;
const toast = vi.fn<CallEffects["toast"]>();
beforeAll(async () => {
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  configureHttp({
    base: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    siteId: "6101",
    version: "1",
    locale: () => "zh-CN",
    visitorId: () => "visitor",
    token: () => token,
    clientIp: () => "",
    encryption: "off",
    publicKey: undefined,
    effects: { expired: () => {}, toast, dialog: () => {}, page: () => {} },
  });
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});
beforeEach(() => {
  queryClient.clear();
  count = 0;
  code = 6000;
  down = false;
  localStorage.clear();
  token = "t-1";
});

describe("readCall", () => {
  it("shares what is in flight", async () => {
    const reads = Array.from({ length: 10 }, () => readCall(call, { a: 1 }));
    expect(new Set(await Promise.all(reads))).toEqual(new Set([{ count: 1 }]));
    await readCall(call, { a: 2 });
    expect(count).toBe(2);
  });

  it("answers from the cache only what the contract marks", async () => {
    for (const one of [cacheable, cacheable, cacheable]) await readCall(one, { a: 1 });
    expect(count).toBe(1);
    for (const one of [own, own, own]) await readCall(one, { a: 2 });
    expect(count).toBe(4);
    for (const one of [call, call, call]) await readCall(one, { a: 3 });
    expect(count).toBe(7);
  });

  it("asks again in another locale", async () => {
    await readCall(cacheable, { a: 1 });
    showLocale("zh-TW");
    await readCall(cacheable, { a: 1 });
    showLocale("zh-CN");
    expect(count).toBe(2);
  });

  it("tells no account what another was told", async () => {
    const avatar = { ...own, cacheable: true };
    await readCall(avatar, { a: 1 });
    token = "t-2";
    expect(await readCall(avatar, { a: 1 })).toEqual({ count: 2 });
  });

  it("takes a refusal for an answer, and quietly", async () => {
    code = 6005;
    await expect(readCall(call, { a: 1 })).rejects.toMatchObject({ code: 6005 });
    expect(count).toBe(1);
    expect(toast).not.toHaveBeenCalled();
  });
});

describe("useCall", () => {
  it("shows a member's own data fresh each time", async () => {
    for (const expected of [1, 2]) {
      const { result, unmount } = renderHook(() => useCall(own, { a: 1 }));
      expect(result.current.state).toBe("loading");
      await waitFor(() => expect(result.current.data).toEqual({ count: expected }));
      unmount();
      // oxlint-disable-next-line no-restricted-globals -- what nobody shows any more is dropped by a timer
      await new Promise((resolve) => setTimeout(resolve, 1));
    }
  });

  it("fails without a network instead of waiting for one", async () => {
    onlineManager.setOnline(false);
    code = 6005;
    const { result } = renderHook(() => useCall(call, { a: 1 }));
    await waitFor(() => expect(result.current.state).toBe("error"));
    onlineManager.setOnline(true);
  });

  it("is an error, quietly, when the call is refused", async () => {
    code = 6005;
    const { result } = renderHook(() => useCall(call, { a: 1 }));
    await waitFor(() => expect(result.current.state).toBe("error"));
    expect(result.current.error).toMatchObject({ code: 6005 });
    expect(toast).not.toHaveBeenCalled();
  });
});

describe("without an answer", () => {
  it("a view keeps what it shows", async () => {
    const { result } = renderHook(() => useCall(call, { a: 1 }));
    await waitFor(() => expect(result.current.state).toBe("ready"));
    down = true;
    act(() => result.current.retry());
    await waitFor(() => expect(result.current.error).toBeInstanceOf(CallError));
    expect(result.current).toMatchObject({ state: "ready", data: { count: 1 } });
  });

  it("a new visit starts from the last answer of what may be kept", async () => {
    for (const one of [call, cacheable, { ...own, cacheable: true }])
      await readCall({ ...one, path: `${one.path}/${one.cacheable}/${one.member}` }, { a: 1 });
    queryClient.clear();
    down = true;
    const kept = { ...cacheable, path: "/site/api/v1/x/true/false" } as const;
    expect(await readCall(kept, { a: 1 })).toEqual({ count: 2 });
    await expect(readCall(kept, { a: 2 })).rejects.toMatchObject({ kind: "network" });
  });

  it("nothing that moves money leaves a page that is cut off, and it is said", async () => {
    const pay = { ...call, money: true } as const;
    useOffline.setState({ since: Date.now() });
    const paid = request(pay, { a: 1 }, { idempotencyKey: "k-1" });
    await expect(paid).rejects.toMatchObject({ kind: "offline" });
    expect(count).toBe(0);
    expect(toast).toHaveBeenCalledTimes(1);
    // Anything else may go, and an answer ends the state.
    await request(call, { a: 1 });
    expect(useOffline.getState().since).toBeNull();
  });
});
