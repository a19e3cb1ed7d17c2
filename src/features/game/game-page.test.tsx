// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen, waitFor } from "@testing-library/react";
import { createMemoryRouter, RouterProvider } from "react-router-dom";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { setBrand } from "../../brand/brand.ts";
import { addLateTexts } from "../../lib/i18n.ts";
import { useOffline } from "../../lib/offline.ts";
import texts from "../../locales/zh-CN/game.json";
import entryTexts from "../../locales/zh-CN/venue-entry.json";
import { keepSession, useSession } from "../../session/account/session-store.ts";
import { leaveLaunched } from "../../session/games/launched-game.ts";
import { useOverlays } from "../../session/overlays/overlay-store.ts";
import { setSiteFlags } from "../../session/site/site-state.ts";
import { sampleEntry } from "../../session/site/test-brand.ts";
import { startTestSite, type TestSite } from "../../session/site/test-site.ts";
import { followVenueEvents } from "../../session/wallet/venue-entry.ts";
import { ToastHost } from "../../ui/toast.tsx";
import { Page } from "./game-page.tsx";

const GAME = "https://games.example/play?t=1";

let site: TestSite;
let router: ReturnType<typeof createMemoryRouter>;
let stop = () => {};

beforeAll(async () => {
  site = await startTestSite();
  const hosts = {
    customerService: [],
    games: ["https://games.example"],
    payments: [],
    h5: [],
    images: [],
  };
  setBrand(sampleEntry({ hosts: { ...hosts, captcha: [] } }));
  addLateTexts("zh-CN", { game: texts, "venue-entry": entryTexts });
});
afterAll(() => site.close());
beforeEach(() => {
  site.reset();
  sessionStorage.clear();
  localStorage.clear();
  keepSession("session-11111111", "u1");
  useSession.setState({ balance: { centre: 50_000, locked: 0 } });
  useOverlays.setState({ venue: null });
  useOffline.setState({ since: null });
  setSiteFlags({ depositOpen: true, inSiteGame: true, clientIp: "" });
  money("88.00", false);
  answer({ url: GAME });
  stop = followVenueEvents();
});
afterEach(() => {
  stop();
  cleanup();
  vi.useRealTimers();
});

const done = (data: unknown) => ({ status_code: 6000, data });
const answer = (data: object) =>
  site.answer("launch", done({ url: "", moved: null, type: null, data: null, ...data }));

function money(balance: string, autoTransfer: boolean) {
  site.answer("venueBalance", done({ channelCode: "PG", balance, lockMoney: null }));
  const venue = { channelCode: "PG", name: "龙腾电子", category: "DZ", balance, opensAt: null };
  const venues = [{ ...venue, locked: null }];
  site.answer("allBalance", done({ autoTransfer, venues, latest: [] }));
}

function show(path = "/game/PG.g1", state: unknown = { name: "招财猫", from: "/lobby" }) {
  const [pathname = "", search = ""] = path.split(/(?=\?)/);
  const routes = [
    { path: "/game/:info", element: <Page /> },
    { path: "*", element: <p>elsewhere</p> },
  ];
  const initialEntries = ["/lobby", { pathname, search, state }];
  router = createMemoryRouter(routes, { initialEntries, initialIndex: 1 });
  render(
    <>
      <RouterProvider router={router} />
      <ToastHost />
    </>,
  );
}

const launches = () => site.made.filter(({ name }) => name === "launch");
const frame = () => screen.getByTitle<HTMLIFrameElement>("招财猫");
const opened = () => screen.findByTitle<HTMLIFrameElement>("招财猫");
const press = (name: string) => fireEvent.click(screen.getByRole("button", { name }));
const venueMoney = (text: string) => waitFor(() => expect(screen.getByText(text)).toBeTruthy());
const isGone = () => waitFor(() => expect(router.state.location.pathname).toBe("/lobby"));

function say(data: unknown, from: MessageEventInit = {}) {
  const source = frame().contentWindow;
  const event = { data, origin: "https://games.example", source, ...from };
  act(() => void window.dispatchEvent(new MessageEvent("message", event)));
}

it("shows the launch just made, in a frame that cannot leave", async () => {
  leaveLaunched({ path: "/game/PG.g1", url: GAME });
  show();
  const shown = await opened();
  expect(shown.src).toBe(GAME);
  expect(shown.getAttribute("allow")).toBe("fullscreen; autoplay");
  expect(shown.getAttribute("sandbox")).not.toMatch(/top-navigation|popups|modals/);
  expect(launches()).toEqual([]);
});

it("launches a reloaded or typed address itself", async () => {
  show("/game/PG.g1?demo=1", null);
  await waitFor(() => expect(launches()).toHaveLength(1));
  expect(launches()[0]?.body).toEqual({ enName: "PG", gameCode: "g1", demo: true });
  expect(await screen.findByText("试玩")).toBeTruthy();
  expect(screen.queryByText("场馆余额")).toBeNull();
});

it("says when the frame does not load, and launches anew", async () => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"], shouldAdvanceTime: true });
  // Whatever the test's browser makes of the frame.
  const silence = (event: Event) => event.stopImmediatePropagation();
  document.addEventListener("load", silence, true);
  show();
  await opened();
  await act(async () => void (await vi.advanceTimersByTimeAsync(15_000)));
  expect(await screen.findByText("游戏画面没有加载")).toBeTruthy();
  document.removeEventListener("load", silence, true);
  const [again] = screen.getAllByRole("button", { name: "重新加载" }).slice(-1);
  fireEvent.click(again ?? document.body);
  await waitFor(() => expect(launches()).toHaveLength(2));
});

it("asks for the balance when the game reports a movement, and hears nobody else", async () => {
  show();
  await opened();
  await venueMoney("¥ 88");
  money("188.00", false);
  const asked = () => site.made.filter(({ name }) => name === "venueBalance").length;
  const before = asked();
  say({ type: "balance" }, { origin: "https://evil.example" });
  say({ type: "balance" }, { source: window });
  say("balance");
  expect(asked()).toBe(before);
  say({ type: "balance" });
  await venueMoney("¥ 188");
});

it("transfers without leaving the game", async () => {
  show();
  await venueMoney("¥ 88");
  press("转入");
  await waitFor(() =>
    expect(useOverlays.getState().venue).toMatchObject({
      venueName: "龙腾电子",
      channelCode: "PG",
      balanceCents: 50_000,
    }),
  );
  expect(useOverlays.getState().venue?.onDirect).toBeUndefined();
});

describe("when there is no game", () => {
  it("6413 offers the transfer, and enters with the flag", async () => {
    site.answer("launch", { status_code: 6413, message: "流水未达标" });
    show();
    expect(await screen.findByText("流水未达标")).toBeTruthy();
    await waitFor(() => expect(useOverlays.getState().venue).not.toBeNull());
    answer({ url: GAME });
    act(() => useOverlays.getState().venue?.onDirect?.());
    await opened();
    expect(launches()[1]?.body).toMatchObject({ isActivity: true });
  });

  it("6415 shows the server's words", async () => {
    site.answer("launch", { status_code: 6415, message: "维护至 20:00" });
    show();
    expect(await screen.findByText("维护至 20:00")).toBeTruthy();
    expect(screen.getByText("招财猫维护中")).toBeTruthy();
  });

  it("another refusal shows the server's words, and can be tried again", async () => {
    site.answer("launch", { status_code: 6317, message: "系统繁忙" });
    show();
    expect(await screen.findByText("系统繁忙")).toBeTruthy();
    answer({ url: GAME });
    press("重新启动");
    await opened();
  });

  it("offline is said", async () => {
    site.answer("launch", "cut");
    useOffline.setState({ since: 1 });
    show();
    expect(await screen.findByText("网络已断开")).toBeTruthy();
  });

  it("an address of another platform is not framed", async () => {
    answer({ url: "https://evil.example/" });
    show();
    expect(await screen.findByText("游戏地址无法打开")).toBeTruthy();
  });

  it("a game with a window of its own has a button", async () => {
    setSiteFlags({ depositOpen: true, inSiteGame: false, clientIp: "" });
    const open = vi.spyOn(window, "open").mockReturnValue(null);
    show();
    fireEvent.click(await screen.findByRole("button", { name: "打开游戏" }));
    expect(open).toHaveBeenCalledWith(GAME, "_blank", "noopener");
  });
});

describe("leaving", () => {
  const recycled = done({
    moved: [{ channelCode: "PG", name: "龙腾电子", amount: "88.00" }],
    kept: [],
  });
  const sent = () => site.made.filter(({ name }) => name === "recycle");

  it("with auto-transfer brings the money back and says so", async () => {
    money("88.00", true);
    site.answer("recycle", recycled);
    show();
    await venueMoney("¥ 88");
    await waitFor(() => press("返回"));
    await isGone();
    expect(sent()).toEqual([{ name: "recycle", body: { channelCode: "PG" } }]);
    expect(await screen.findByText("已从龙腾电子转回 ¥ 88 至中心钱包")).toBeTruthy();
  });

  it("without it asks first; staying keeps the game", async () => {
    show();
    await venueMoney("¥ 88");
    press("返回");
    expect(await screen.findByText(/龙腾电子内还有 ¥ 88/)).toBeTruthy();
    press("留在游戏");
    await waitFor(() => expect(screen.queryByText("离开游戏")).toBeNull());
    expect(router.state.location.pathname).toBe("/game/PG.g1");
    press("返回");
    fireEvent.click(await screen.findByRole("button", { name: "直接离开" }));
    await isGone();
    expect(sent()).toEqual([]);
  });

  it("can bring it back first", async () => {
    site.answer("recycle", recycled);
    show();
    await venueMoney("¥ 88");
    press("返回");
    fireEvent.click(await screen.findByRole("button", { name: "转回并离开" }));
    await isGone();
    expect(sent()).toHaveLength(1);
  });

  it("asks the browser to confirm as well", async () => {
    show();
    await venueMoney("¥ 88");
    const leave = new Event("beforeunload", { cancelable: true });
    window.dispatchEvent(leave);
    expect(leave.defaultPrevented).toBe(true);
  });

  it("is free without money at the venue", async () => {
    money("0.00", false);
    show();
    await venueMoney("¥ 0");
    press("返回");
    await isGone();
    expect(screen.queryByText("离开游戏")).toBeNull();
  });
});
