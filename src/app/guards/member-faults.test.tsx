// @vitest-environment jsdom
/// <reference types="node" />
// What each answer to the user info does to the session and to the page, over XMLHttpRequest.
import { once } from "node:events";
import { createServer, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { act, cleanup, render, screen, waitFor } from "@testing-library/react";
import { createMemoryRouter, RouterProvider } from "react-router-dom";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { memberInfo } from "#contract/api/member.ts";
import type { RouteSpec } from "#contract/routes.ts";
import { setBrand } from "#brand/brand.ts";
import { configureHttp } from "#lib/wire/http-options.ts";
import { startTexts } from "#lib/text/i18n.ts";
import errors from "#locales/zh-CN/errors.json";
import ui from "#locales/zh-CN/ui.json";
import {
  dropSession,
  isLoggedIn,
  keepSession,
  useSession,
} from "#session/account/session-store.ts";
import { sampleEntry } from "#testing/test-brand.ts";
import { showToast, ToastHost } from "#ui/overlays/toast.tsx";
import { callEffects } from "../start/call-effects.ts";
import { ErrorPage } from "../page/error-page.tsx";
import { stopAsking } from "./ask-later.ts";
import { pageGuard } from "./page-guard.ts";

type Reply = (response: ServerResponse) => void;
const body =
  (text: string, status = 200): Reply =>
  (response) =>
    void response.writeHead(status).end(text);
const code = (status_code: number | string, message?: string, data?: unknown) =>
  body(JSON.stringify({ status_code, message, data }));
const member = (bound: "0" | "1") => code(6000, "", { bindPhone: bound, bindRealName: bound });

/** The next answers to the user info; the last one stands. */
let replies: readonly Reply[] = [];
let asked = 0;
const server = createServer(({ method, url, headers }, response) => {
  response.setHeader("access-control-allow-origin", "*");
  response.setHeader(
    "access-control-allow-headers",
    headers["access-control-request-headers"] ?? "",
  );
  if (method === "OPTIONS") return void response.writeHead(204).end();
  if (url !== memberInfo.path) return code(6005)(response);
  const reply = replies[Math.min(asked, replies.length - 1)];
  asked += 1;
  reply?.(response);
});

const ROUTES: readonly RouteSpec[] = [
  { path: "/home", page: "home", title: "home", name: "home" },
  { path: "/mine/userinfo", page: "userinfo", title: "userinfo", login: true },
  { path: "/mine/auth", page: "auth", title: "auth", login: true },
  { path: "/mine/addBankCard", page: "card", title: "card", login: true, boundPhone: true },
];
const LONG = 20_000;

function open(path: string, timeLimit = LONG) {
  const pages = ROUTES.map((route) => ({
    path: route.path,
    middleware: [pageGuard(route, () => null, timeLimit)],
    loader: () => null,
    shouldRevalidate: () => true,
    element: <h1>{route.page}</h1>,
  }));
  const router = createMemoryRouter([{ errorElement: <ErrorPage />, children: pages }], {
    initialEntries: [path],
    future: { v8_middleware: true },
  });
  render(
    <>
      <RouterProvider router={router} />
      <ToastHost />
    </>,
  );
}

const NOTHING = "–";
const heading = (name: string) => screen.findByRole("heading", { name });
const toast = () => document.querySelector("output")?.textContent;

beforeAll(async () => {
  setBrand(sampleEntry());
  await startTexts("zh-CN", [{ ui, errors }]);
  // Fetched by the first guard; not the time of a test.
  await import("#session/account/member.ts");
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  configureHttp({
    base: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    siteId: "6101",
    version: "1",
    locale: () => "zh-CN",
    visitorId: () => "visitor",
    token: () => useSession.getState().token,
    clientIp: () => "",
    encryption: "off",
    publicKey: undefined,
    effects: callEffects,
  });
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});
beforeEach(() => {
  localStorage.clear();
  // Where the end of a session reloads nothing.
  window.history.replaceState(null, "", "/home");
  keepSession("t1", "u1");
  showToast(NOTHING);
  asked = 0;
});
afterEach(() => {
  cleanup();
  stopAsking();
  dropSession();
});

describe("a temporary failure of the user info keeps session and page, and is reported", () => {
  const FAULTS: readonly (readonly [string, Reply, RegExp])[] = [
    ...[6004, 6005, 6006, 6008, 6011, 6012, 6013, 6014, 6031, 6033, 6066, 6099, 6316, 6317].map(
      (wire) => [String(wire), code(wire), /登录状态已保留/] as const,
    ),
    ["6317 as text, with words", code("6317", "系统繁忙。"), /没有更新：系统繁忙。登录状态已保留/],
    ["a code nobody knows", code(9999), /登录状态已保留/],
    ["HTTP 500", body("", 500), /登录状态已保留/],
    ["HTTP 503", body("<h1>503</h1>", 503), /登录状态已保留/],
    ["HTTP 403 of a gateway", body("", 403), /登录状态已保留/],
    ["a lost connection", (response) => void response.destroy(), /网络不通/],
    ["a page of a proxy", body("<!doctype html>"), /登录状态已保留/],
    ["data that cannot be read", code(6000, "", { bindPhone: {} }), /登录状态已保留/],
  ];
  it.each(FAULTS)("%s", async (_, reply, words) => {
    replies = [reply];
    open("/mine/userinfo");
    expect(await heading("userinfo")).toBeTruthy();
    expect([isLoggedIn(), toast()]).toEqual([true, expect.stringMatching(words)]);
  });

  it("the page opens when the user info does not answer", async () => {
    replies = [() => {}];
    open("/mine/userinfo", 100);
    expect(await heading("userinfo")).toBeTruthy();
    expect(isLoggedIn()).toBe(true);
  });

  it("unexpected extra values are ignored", async () => {
    replies = [
      code(6000, "", {
        bindPhone: 1,
        bindRealName: "1",
        gender: "other",
        vipLevel: "3",
        avatar: null,
      }),
    ];
    open("/mine/addBankCard");
    expect(await heading("card")).toBeTruthy();
    expect(useSession.getState().member).toMatchObject({
      bindPhone: "1",
      gender: null,
      vipLevel: 3,
    });
    expect(toast()).toBe(NOTHING);
  });
});

it("an avatar of a foreign host is not fetched", async () => {
  const avatar = "https://tracker.example/pixel.gif";
  replies = [code(6000, "", { bindPhone: "1", bindRealName: "1", avatar })];
  open("/mine/userinfo");
  expect(await heading("userinfo")).toBeTruthy();
  expect(useSession.getState().member?.avatar).toBe("");
});

describe("an answer that speaks of the member ends the session, and says why", () => {
  it.each([6002, 6003, 6025, 6029, 6030, 6039])("%i, twice", async (wire) => {
    replies = [code(wire, "您的账户已冻结")];
    open("/mine/userinfo");
    expect(await heading("home")).toBeTruthy();
    expect(isLoggedIn()).toBe(false);
    expect(asked).toBe(2);
    expect(toast()).toBe("您已退出登录：您的账户已冻结");
  });

  it.each<[string, Reply, string]>([
    ["6001", code(6001), "请重新登录"],
    ["HTTP 401", body("", 401), "请重新登录"],
    [
      "6001 with a reason",
      code(6001, "账户已在其他设备登录。"),
      "账户已在其他设备登录，请重新登录",
    ],
  ])("%s, at once", async (_, reply, words) => {
    replies = [reply];
    open("/mine/userinfo");
    expect(await heading("home")).toBeTruthy();
    expect([isLoggedIn(), asked]).toEqual([false, 1]);
    await waitFor(() => expect(toast()).toBe(words));
  });

  it("once and then a right answer: goes on", async () => {
    replies = [code(6003), member("1")];
    open("/mine/userinfo");
    expect(await heading("userinfo")).toBeTruthy();
    expect([isLoggedIn(), toast()]).toEqual([true, NOTHING]);
  });
});

describe("a page that asks for a bound phone", () => {
  it("says that the account is not known, and opens by itself once it is", async () => {
    replies = [code(6317), member("1")];
    open("/mine/addBankCard");
    expect(await heading("账户信息加载失败")).toBeTruthy();
    expect(isLoggedIn()).toBe(true);
    act(() => void document.dispatchEvent(new Event("visibilitychange")));
    expect(await heading("card")).toBeTruthy();
  });

  it("leads only members known to have no bound phone to the binding page", async () => {
    replies = [code(6317), member("0")];
    open("/mine/addBankCard");
    const retry = await screen.findByRole("button", { name: "重新加载" });
    act(() => retry.click());
    expect(await heading("auth")).toBeTruthy();
  });
});
