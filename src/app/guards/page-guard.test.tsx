// @vitest-environment jsdom
import { cleanup, render, screen } from "@testing-library/react";
import { createMemoryRouter, RouterProvider } from "react-router-dom";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { RouteSpec } from "#contract/routes.ts";
import type { MemberInfo } from "#contract/api/member.ts";
import { PAYEE_PARAM } from "#contract/payments.ts";
import { GAME_INFO } from "#contract/venues.ts";
import { setBrand } from "#brand/brand.ts";
import { startTexts } from "#lib/text/i18n.ts";
import { useOffline } from "#lib/browser/offline.ts";
import ui from "#locales/zh-CN/ui.json";
import { dropSession, keepSession, useSession } from "#session/account/session-store.ts";
import { backFrom } from "#session/member/bind-link.ts";
import { setSiteFlags, useSite } from "#session/site/site-state.ts";
import { sampleEntry } from "#testing/test-brand.ts";
import { ToastHost } from "#ui/overlays/toast.tsx";
import { pageGuard } from "./page-guard.ts";

const ROUTES: readonly RouteSpec[] = [
  { path: "/home", page: "home", title: "home", name: "home" },
  { path: "/mine/userinfo", page: "userinfo", title: "userinfo", login: true },
  { path: "/mine/savemoney", page: "savemoney", title: "savemoney", depositFlag: true },
  { path: "/app/help/ck", page: "help", title: "help-ck", depositFlag: true },
  { path: "/mine/auth", page: "auth", title: "auth", login: true },
  {
    path: "/mine/accountManage/:id",
    params: PAYEE_PARAM,
    page: "account-manage",
    title: "accountManage",
    login: true,
    boundPhone: true,
  },
  { path: "/game/:info", params: GAME_INFO, page: "game", title: "game", login: true },
  { path: "*", page: "not-found", title: "notFound", name: "notFound" },
];

function open(path: string) {
  const router = createMemoryRouter(
    ROUTES.map((route) => ({
      path: route.path,
      middleware: [pageGuard(route, () => null)],
      loader: () => null,
      element: <h1>{route.page}</h1>,
    })),
    { initialEntries: [path], future: { v8_middleware: true } },
  );
  render(
    <>
      <RouterProvider router={router} />
      <ToastHost />
    </>,
  );
  return router;
}

beforeEach(async () => {
  localStorage.clear();
  dropSession();
  setBrand(sampleEntry());
  useSite.setState({ depositOpen: true });
  await startTexts("zh-CN", [{ ui }]);
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

describe("a visitor", () => {
  it("opens what is open", async () => {
    open("/home");
    expect(await screen.findByRole("heading", { name: "home" })).toBeTruthy();
  });

  it("is told to log in and sent home", async () => {
    const router = open("/mine/userinfo");
    await screen.findByRole("heading", { name: "home" });
    expect(router.state.location.pathname).toBe("/home");
    expect(await screen.findByText("请先登录，再了解更多")).toBeTruthy();
  });
});

describe("a page that needs a bound phone and a real name", () => {
  const member = (bindPhone: "0" | "1", bindRealName: "0" | "1") => {
    keepSession("t1", "u1");
    // Offline the stored member data is used.
    useOffline.setState({ since: 1 });
    useSession.setState({ member: { bindPhone, bindRealName } as MemberInfo });
  };
  afterEach(() => useOffline.setState({ since: null }));

  it("sends a member without them to the page that binds them, and back afterwards", async () => {
    member("1", "0");
    const router = open("/mine/accountManage/coin");
    expect(await screen.findByRole("heading", { name: "auth" })).toBeTruthy();
    const { search } = router.state.location;
    expect(backFrom(new URLSearchParams(search).get("back"))).toBe("/mine/accountManage/coin");
  });

  it("opens for a member with both", async () => {
    member("1", "1");
    open("/mine/accountManage/coin");
    expect(await screen.findByRole("heading", { name: "account-manage" })).toBeTruthy();
  });
});

describe("the deposit flag", () => {
  it.each(["/mine/savemoney", "/app/help/ck"])("opens %s", async (path) => {
    setSiteFlags({ depositOpen: true, inSiteGame: false, clientIp: "" });
    open(path);
    expect(await screen.findByRole("heading", { name: /savemoney|help/ })).toBeTruthy();
  });

  it.each(["/mine/savemoney", "/app/help/ck"])("turns %s into the not-found page", async (path) => {
    setSiteFlags({ depositOpen: false, inSiteGame: false, clientIp: "" });
    open(path);
    expect(await screen.findByRole("heading", { name: "not-found" })).toBeTruthy();
  });
});

describe("the parameter of a game page", () => {
  it.each(["/game/chess", "/game/CHESS", "/game/a%2Fb"])("finds nothing at %s", async (path) => {
    open(path);
    expect(await screen.findByRole("heading", { name: "not-found" })).toBeTruthy();
  });

  it("asks a visitor to log in for a game", async () => {
    open("/game/HPDZ.tiger");
    expect(await screen.findByRole("heading", { name: "home" })).toBeTruthy();
  });
});

describe("leaving a page for home", () => {
  const home: RouteSpec = { path: "/home", page: "home", title: "home", name: "home" };
  const leave = async () => {
    const next = vi.fn<() => Promise<string>>(async () => "shown");
    const guard = pageGuard(home, () => "/app/help/gztk");
    const request = new Request("http://site.example/home");
    const given = { request, params: {}, context: {} } as unknown as Parameters<typeof guard>[0];
    const left: unknown = await Promise.resolve(guard(given, next)).catch(
      (thrown: unknown) => thrown,
    );
    return left instanceof Response ? left.headers.get("X-Remix-Reload-Document") : left;
  };

  it("loads the document", async () => {
    keepSession("t1", "u1");
    dropSession();
    expect(await leave()).toBe("true");
  });

  it("keeps a session that no storage would keep", async () => {
    vi.spyOn(window, "localStorage", "get").mockImplementation(() => {
      throw new Error("SecurityError");
    });
    keepSession("t1", "u1");
    expect(await leave()).toBe("shown");
    vi.restoreAllMocks();
    dropSession();
  });
});
