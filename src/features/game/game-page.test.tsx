// @vitest-environment jsdom
import { act, fireEvent, screen, waitFor } from "@testing-library/react";
import { describe, expect, it, vi } from "vitest";
import { leaveLaunched } from "#domain/games/launched-game.ts";
import { useOffline } from "#lib/browser/offline.ts";
import { useOverlays } from "#session/overlays/overlay-store.ts";
import { setSiteFlags } from "#session/site/site-state.ts";
import {
  answer,
  GAME,
  launches,
  money,
  opened,
  press,
  show,
  setUpGame,
  venueMoney,
} from "./test-game-site.tsx";

const { site, made } = setUpGame();

function say(data: unknown, from: MessageEventInit = {}) {
  const source = screen.getByTitle<HTMLIFrameElement>("招财猫").contentWindow;
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
  const asked = () => made("venueBalance").length;
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
