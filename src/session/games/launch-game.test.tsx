// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen, waitFor } from "@testing-library/react";
import { createMemoryRouter, RouterProvider } from "react-router-dom";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import * as PAGES from "#contract/pages.ts";
import { setBrand } from "../../brand/brand.ts";
import { addLateTexts } from "../../lib/i18n.ts";
import { useOffline } from "../../lib/offline.ts";
import texts from "../../locales/zh-CN/venue-entry.json";
import { dropSession, keepSession, useSession } from "../account/session-store.ts";
import { followStartingEvents } from "../overlays/starting.ts";
import { useOverlays } from "../overlays/overlay-store.ts";
import { emit, listen } from "../site/events.ts";
import { setSiteFlags } from "../site/site-state.ts";
import { sampleEntry } from "../site/test-brand.ts";
import { startTestSite, type TestSite } from "../site/test-site.ts";
import { followVenueEvents } from "../wallet/venue-entry.ts";
import { ToastHost } from "../../ui/toast.tsx";
import { followLaunchQueue } from "./follow-queue.ts";
import { type LaunchOptions, useLaunchGame } from "./launch-game.ts";
import { takeLaunched } from "./launched-game.ts";
import { launchData } from "./sport-launch.ts";

const URL_IN = "https://games.example/play?t=1";
const SPORT = { path: "/game/sport/:enName", page: "local-sport", title: "sport" } as const;

let site: TestSite;
let router: ReturnType<typeof createMemoryRouter>;
let opened: { readonly to: string; readonly replaced: string[]; closed: boolean }[] = [];
let stops: (() => void)[] = [];
let prompts = 0;

beforeAll(async () => {
  site = await startTestSite();
  const games = ["https://games.example"];
  const hosts = { customerService: [], games, h5: [], images: [], captcha: [] };
  const load = async () => ({ Page: () => null });
  setBrand(sampleEntry({ hosts }, { pages: [{ route: SPORT, load, texts: null }] }));
  addLateTexts("zh-CN", { "venue-entry": texts });
});
afterAll(() => site.close());

beforeEach(() => {
  site.reset();
  sessionStorage.clear();
  localStorage.clear();
  keepSession("session-11111111", "u1");
  useSession.setState({ balance: { centre: 50_000, locked: 0 } });
  useOverlays.setState({ starting: null, venue: null, tips: [] });
  useOffline.setState({ since: null });
  inSite(true);
  opened = [];
  prompts = 0;
  vi.spyOn(window, "open").mockImplementation(openWindow);
  stops = [
    followStartingEvents(),
    followVenueEvents(),
    listen("show_login_tips", () => void (prompts += 1)),
  ];
});
afterEach(() => {
  for (const stop of stops) stop();
  cleanup();
  vi.restoreAllMocks();
  vi.useRealTimers();
});

const inSite = (inSiteGame: boolean) =>
  setSiteFlags({ depositOpen: true, inSiteGame, clientIp: "" });

function openWindow(to?: string | URL): Window {
  const made = { to: String(to), replaced: [] as string[], closed: false };
  opened.push(made);
  const location = { replace: (url: string) => void made.replaced.push(url) };
  const close = () => void (made.closed = true);
  return { location, close, opener: window, closed: false } as unknown as Window;
}

const answer = (data: object) =>
  site.answer("launch", {
    status_code: 6000,
    data: { url: "", moved: null, type: null, data: null, ...data },
  });

function Lobby({ enName, options }: { readonly enName: string; readonly options?: LaunchOptions }) {
  const launch = useLaunchGame();
  const press = () => launch({ enName, gameCode: "g1", name: "龙腾" }, options);
  return (
    <button type="button" onClick={press}>
      进入
    </button>
  );
}

function show(enName = "PG", options?: LaunchOptions) {
  const routes = [
    { path: "/lobby", element: <Lobby enName={enName} {...(options ? { options } : {})} /> },
    { path: "*", element: null },
  ];
  router = createMemoryRouter(routes, { initialEntries: ["/lobby"] });
  render(
    <>
      <RouterProvider router={router} />
      <ToastHost />
    </>,
  );
}

const press = () => fireEvent.click(screen.getByText("进入"));
const path = () => router.state.location.pathname + router.state.location.search;
const launches = () => site.made.filter(({ name }) => name === "launch");
const overlay = () => useOverlays.getState().starting;
const over = () => waitFor(() => expect(overlay()).toBeNull());

/** As the button of the overlay does. */
function giveUp() {
  const cancel = overlay()?.onCancel;
  expect(cancel).toBeTypeOf("function");
  act(() => {
    emit("dismiss_starting", null);
    cancel?.();
  });
}

/** Presses the game and waits for the end of its launch. */
async function start(enName?: string, options?: LaunchOptions) {
  show(enName, options);
  press();
  await waitFor(() => expect(launches()).toHaveLength(1));
  await over();
}

describe("the overlay", () => {
  it("names the game, and one press launches it once", async () => {
    answer({ url: URL_IN });
    show();
    press();
    press();
    await waitFor(() => expect(overlay()).toMatchObject({ venue: "龙腾" }));
    press();
    await over();
    expect(launches()).toEqual([{ name: "launch", body: { enName: "PG", gameCode: "g1" } }]);
  });

  it("offers a way out after eight seconds, not before", async () => {
    vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"], shouldAdvanceTime: true });
    site.answer("launch", "never");
    show();
    press();
    await vi.waitFor(() => expect(overlay()).not.toBeNull());
    act(() => void vi.advanceTimersByTime(7500));
    expect(overlay()?.onCancel).toBeUndefined();
    act(() => void vi.advanceTimersByTime(600));
    giveUp();
    expect(overlay()).toBeNull();
    // The next press is a launch of its own.
    await vi.waitFor(() => {
      press();
      expect(overlay()).not.toBeNull();
    });
    act(() => void vi.advanceTimersByTime(8000));
    giveUp();
    await vi.waitFor(() => expect(launches()).toHaveLength(2));
  });

  it.each(["cut", { status_code: 6317, message: "系统繁忙" }] as const)(
    "is removed after %j",
    async (reply) => {
      site.answer("launch", reply);
      await start();
      expect(site.toasts).toHaveLength(1);
      expect(path()).toBe("/lobby");
    },
  );
});

describe("where the game opens", () => {
  it("opens the local sport view with the venue's data", async () => {
    answer({ type: "CRTY", data: { token: "venue-1", remoteip: "203.0.113.7" } });
    await start("CRTY");
    expect(path()).toBe("/game/sport/crty");
    expect(launchData()).toMatchObject({ token: "venue-1" });
    expect(opened).toEqual([]);
  });

  it("hands an address to the in-site game page, once", async () => {
    answer({ url: URL_IN });
    await start();
    expect(path()).toBe("/game/PG.g1");
    expect(router.state.location.state).toMatchObject({ name: "龙腾" });
    expect(takeLaunched("/game/PG.g1")).toBe(URL_IN);
    expect(takeLaunched("/game/PG.g1")).toBeNull();
  });

  it("keeps play money in the address", async () => {
    answer({ url: URL_IN });
    await start("PG", { demo: true });
    expect(launches()[0]?.body).toEqual({ enName: "PG", gameCode: "g1", demo: true });
    expect(path()).toBe("/game/PG.g1?demo=1");
  });

  it.each([
    ["PG", false],
    ["XMTY", true],
  ] as const)("opens a window at the press for %s, in-site %s", async (enName, setting) => {
    inSite(setting);
    answer({ url: URL_IN });
    await start(enName);
    expect(opened).toEqual([{ to: PAGES.loading, replaced: [URL_IN], closed: false }]);
    expect(path()).toBe("/lobby");
  });

  it("opens a path on the site's own origin", async () => {
    answer({ url: "/play/1" });
    await start();
    expect(opened[0]?.replaced).toEqual([`${window.location.origin}/play/1`]);
  });

  it("stores any other value for the slot game page", async () => {
    inSite(false);
    answer({ url: "ticket-1" });
    await start();
    expect(opened[0]?.replaced).toEqual([PAGES.slotGame]);
    expect(localStorage.getItem("slotGame")).toContain("ticket-1");
  });

  it("shows a value inside the site where the setting says so", async () => {
    answer({ url: "ticket-1" });
    await start();
    expect(path()).toBe("/game/PG.g1");
    expect(takeLaunched("/game/PG.g1")).toMatch(/\/play\/start#ticket-1$/);
  });

  it.each(["https://evil.example/", "//evil.example/", "javascript:alert(1)"])(
    "refuses %s with a message, and closes the window it held",
    async (url) => {
      inSite(false);
      answer({ url });
      await start();
      expect(await screen.findByText(texts.launch.refused)).toBeTruthy();
      expect(opened).toMatchObject([{ replaced: [], closed: true }]);
    },
  );

  it("shows a button where the browser blocks the window", async () => {
    inSite(false);
    vi.mocked(window.open).mockReturnValue(null);
    answer({ url: URL_IN });
    await start();
    const [tip] = useOverlays.getState().tips;
    expect(tip).toMatchObject({ title: "龙腾", sureText: "打开游戏" });
    tip?.onSure?.();
    expect(window.open).toHaveBeenLastCalledWith(URL_IN, "_blank", "noopener");
  });
});

it("says what auto-transfer has moved", async () => {
  answer({ url: URL_IN, moved: "120.50" });
  await start();
  expect(await screen.findByText("已自动转入龙腾 ¥ 120.50")).toBeTruthy();
});

describe("a refusal", () => {
  const activity = { status_code: 6413, message: "流水未达标，暂不能转出" };

  it("6413 opens the transfer dialog; entering directly launches with the flag", async () => {
    site.answer("launch", activity);
    await start();
    await waitFor(() => expect(useOverlays.getState().venue).not.toBeNull());
    const entry = useOverlays.getState().venue;
    expect(entry).toMatchObject({
      message: activity.message,
      channelCode: "PG",
      isActivity: true,
      balanceCents: 50_000,
    });
    answer({ url: URL_IN });
    entry?.onDirect?.();
    await waitFor(() => expect(path()).toBe("/game/PG.g1"));
    expect(launches()[1]?.body).toEqual({ enName: "PG", gameCode: "g1", isActivity: true });
  });

  it("6413 launches with the flag after a transfer", async () => {
    site.answer("launch", activity);
    await start();
    await waitFor(() => expect(useOverlays.getState().venue).not.toBeNull());
    answer({ url: URL_IN });
    await act(async () => useOverlays.getState().venue?.onTransferred?.());
    expect(path()).toBe("/game/PG.g1");
    expect(launches()[1]?.body).toMatchObject({ isActivity: true });
  });

  it("6415 shows the server's words and the time", async () => {
    const data = { opensAt: Date.UTC(2026, 10, 21, 12, 30) };
    site.answer("launch", { status_code: 6415, message: "PG 电子维护中。", data });
    await start();
    expect(useOverlays.getState().tips[0]).toMatchObject({
      title: "场馆维护",
      msg: "PG 电子维护中，预计 11/21 20:30 恢复",
    });
    expect(site.toasts).toEqual([]);
  });

  it("6001 keeps the launch for the same member", async () => {
    site.answer("launch", { status_code: 6001 });
    await start();
    expect(sessionStorage.getItem("launch-queue")).toContain('"userId":"u1"');
  });

  it("offline is said at once", async () => {
    useOffline.setState({ since: 1 });
    show();
    press();
    expect(await screen.findByRole("status")).toBeTruthy();
    await waitFor(() => expect(screen.getByRole("status").textContent).toContain("网络"));
    expect(launches()).toEqual([]);
  });
});

describe("a visitor", () => {
  beforeEach(() => dropSession());

  async function pressAsVisitor() {
    show();
    stops.push(followLaunchQueue(router.navigate));
    press();
    await waitFor(() => expect(sessionStorage.getItem("launch-queue")).not.toBeNull());
    expect([prompts, launches()]).toEqual([1, []]);
  }

  it("is asked to log in, and the game starts after that, once", async () => {
    await pressAsVisitor();
    answer({ url: URL_IN });
    keepSession("session-22222222", "u2");
    emit("login_success", { userId: "u2" });
    emit("closeAuth", null);
    await waitFor(() => expect(path()).toBe("/game/PG.g1"));
    emit("login_success", { userId: "u2" });
    await over();
    expect(launches()).toHaveLength(1);
  });

  it("who closes the form gives the game up", async () => {
    await pressAsVisitor();
    emit("closeAuth", null);
    expect(sessionStorage.getItem("launch-queue")).toBeNull();
  });

  it("who logs in in another tab does not find a game started in this one", async () => {
    await pressAsVisitor();
    keepSession("session-22222222", "u2");
    emit("login_success", { userId: "u2", elsewhere: true });
    expect(sessionStorage.getItem("launch-queue")).toBeNull();
    expect(overlay()).toBeNull();
  });
});
