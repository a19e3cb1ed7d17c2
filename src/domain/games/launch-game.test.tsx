// @vitest-environment jsdom
import { act, screen, waitFor } from "@testing-library/react";
import { describe, expect, it, vi } from "vitest";
import * as PAGES from "#contract/pages.ts";
import texts from "#locales/zh-CN/venue-entry.json";
import { useOverlays } from "#session/overlays/overlay-store.ts";
import { dropLaunched, launchedUrl } from "./launched-game.ts";
import { launchData } from "../sports/sport-launch.ts";
import { GAME_URL, giveUp, openInSite, overlay, setUpLobby } from "./test-lobby.tsx";
import { until } from "#testing/test-until.ts";

const lobby = setUpLobby();

describe("the overlay", () => {
  it("names the game, and one press launches it once", async () => {
    lobby.answer({ url: GAME_URL });
    lobby.show();
    const names = new Set<string>();
    const stop = useOverlays.subscribe(({ starting }) => {
      if (starting !== null) names.add(starting.venue);
    });
    for (let presses = 0; presses < 3; presses++) lobby.press();
    await waitFor(() => expect([...names]).toEqual(["龙腾"]));
    await lobby.over();
    stop();
    expect(lobby.launches()).toEqual([{ name: "launch", body: { enName: "PG", gameCode: "g1" } }]);
  });

  it("offers a way out after eight seconds, not before", async () => {
    vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"], shouldAdvanceTime: true });
    lobby.refuse("never");
    lobby.show();
    lobby.press();
    await until(() => expect(overlay()).not.toBeNull());
    act(() => void vi.advanceTimersByTime(7500));
    expect(overlay()?.onCancel).toBeUndefined();
    act(() => void vi.advanceTimersByTime(600));
    giveUp();
    expect(overlay()).toBeNull();
    // The next press is a launch of its own.
    await until(() => {
      lobby.press();
      expect(overlay()).not.toBeNull();
    });
    act(() => void vi.advanceTimersByTime(8000));
    giveUp();
    await until(() => expect(lobby.launches()).toHaveLength(2));
  });

  it.each(["cut", { status_code: 6317, message: "系统繁忙" }] as const)(
    "is removed after %j",
    async (reply) => {
      lobby.refuse(reply);
      await lobby.start();
      expect(lobby.toasts()).toHaveLength(1);
      expect(lobby.path()).toBe("/lobby");
    },
  );
});

describe("where the game opens", () => {
  it("opens the local sport view with the venue's data", async () => {
    lobby.answer({ type: "CRTY", data: { token: "venue-1", remoteip: "203.0.113.7" } });
    await lobby.start("CRTY");
    expect(lobby.path()).toBe("/game/sport/crty");
    expect(launchData()).toMatchObject({ token: "venue-1" });
    expect(lobby.opened()).toEqual([]);
  });

  it("hands an address to the in-site game page, once", async () => {
    lobby.answer({ url: GAME_URL });
    await lobby.start();
    expect(lobby.path()).toBe("/game/PG.g1");
    expect(lobby.location().state).toMatchObject({ name: "龙腾" });
    expect(launchedUrl("/game/PG.g1")).toBe(GAME_URL);
    expect(launchedUrl("/game/PG.g2")).toBeNull();
    dropLaunched();
    expect(launchedUrl("/game/PG.g1")).toBeNull();
  });

  it("keeps play money in the address", async () => {
    lobby.answer({ url: GAME_URL });
    await lobby.start("PG", { demo: true });
    expect(lobby.launches()[0]?.body).toEqual({ enName: "PG", gameCode: "g1", demo: true });
    expect(lobby.path()).toBe("/game/PG.g1?demo=1");
  });

  it.each([
    ["PG", false],
    ["XMTY", true],
  ] as const)("opens a window at the press for %s, in-site %s", async (enName, setting) => {
    openInSite(setting);
    lobby.answer({ url: GAME_URL });
    await lobby.start(enName);
    expect(lobby.opened()).toEqual([{ to: PAGES.loading, replaced: [GAME_URL], closed: false }]);
    expect(lobby.path()).toBe("/lobby");
  });

  it("opens a path on the site's own origin", async () => {
    lobby.answer({ url: "/play/1" });
    await lobby.start();
    expect(lobby.opened()[0]?.replaced).toEqual([`${window.location.origin}/play/1`]);
  });

  it("stores any other value for the slot game page", async () => {
    openInSite(false);
    lobby.answer({ url: "ticket-1" });
    await lobby.start();
    expect(lobby.opened()[0]?.replaced).toEqual([PAGES.slotGame]);
    expect(localStorage.getItem("slotGame")).toContain("ticket-1");
  });

  it("shows a value inside the site where the setting says so", async () => {
    lobby.answer({ url: "ticket-1" });
    await lobby.start();
    expect(lobby.path()).toBe("/game/PG.g1");
    expect(launchedUrl("/game/PG.g1")).toMatch(/\/play\/start#ticket-1$/);
  });

  it.each(["https://evil.example/", "//evil.example/", "javascript:alert(1)"])(
    "refuses %s with a message, and closes the window it held",
    async (url) => {
      openInSite(false);
      lobby.answer({ url });
      await lobby.start();
      expect(await screen.findByText(texts.launch.refused)).toBeTruthy();
      expect(lobby.opened()).toMatchObject([{ replaced: [], closed: true }]);
    },
  );

  it("shows a button where the browser blocks the window", async () => {
    openInSite(false);
    vi.mocked(window.open).mockReturnValue(null);
    lobby.answer({ url: GAME_URL });
    await lobby.start();
    const [tip] = useOverlays.getState().tips;
    expect(tip).toMatchObject({ title: "龙腾", sureText: "打开游戏" });
    const shown = {
      closed: false,
      opener: window,
      location: { replace: vi.fn<(url: string) => void>() },
    };
    vi.mocked(window.open).mockReturnValue(shown as unknown as Window);
    tip?.onSure?.();
    expect(shown.location.replace).toHaveBeenCalledExactlyOnceWith(GAME_URL);
    expect(shown.opener).toBeNull();
  });
});

it("says what auto-transfer has moved", async () => {
  lobby.answer({ url: GAME_URL, moved: "120.50" });
  await lobby.start();
  expect(await screen.findByText("已自动转入龙腾 ¥ 120.50")).toBeTruthy();
});

it("names the venue whose wallet the money is in, not the game", async () => {
  lobby.holds("PG", "120.50");
  lobby.answer({ url: GAME_URL, moved: "120.50" });
  await lobby.start();
  expect(await screen.findByText("已自动转入 PG 电子 ¥ 120.50")).toBeTruthy();
});
