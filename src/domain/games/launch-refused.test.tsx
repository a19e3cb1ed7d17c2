// @vitest-environment jsdom
import { act, screen, waitFor } from "@testing-library/react";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { useOffline } from "#lib/browser/offline.ts";
import { dropSession, keepSession } from "#session/account/session-store.ts";
import { useOverlays } from "#session/overlays/overlay-store.ts";
import { emit, listen } from "#session/site/events.ts";
import { followLaunchQueue } from "./follow-queue.ts";
import { GAME_URL, overlay, setUpLobby } from "./test-lobby.tsx";

const lobby = setUpLobby();

describe("a refusal", () => {
  const activity = { status_code: 6413, message: "流水未达标，暂不能转出" };

  it("6413 opens the transfer dialog; entering directly launches with the flag", async () => {
    lobby.refuse(activity);
    await lobby.start();
    await waitFor(() => expect(useOverlays.getState().venue).not.toBeNull());
    const entry = useOverlays.getState().venue;
    expect(entry).toMatchObject({
      message: activity.message,
      channelCode: "PG",
      isActivity: true,
      balanceCents: 50_000,
      venueCents: null,
    });
    lobby.answer({ url: GAME_URL });
    entry?.onDirect?.();
    await waitFor(() => expect(lobby.path()).toBe("/game/PG.g1"));
    expect(lobby.launches()[1]?.body).toEqual({ enName: "PG", gameCode: "g1", isActivity: true });
  });

  it("6413 tells what stands at a venue whose balance has to be asked for", async () => {
    lobby.refuse(activity);
    lobby.holds("PG", "123.45");
    await lobby.start();
    await waitFor(() => expect(useOverlays.getState().venue).not.toBeNull());
    expect(useOverlays.getState().venue).toMatchObject({
      venueName: "PG 电子",
      venueCents: 12_345,
    });
  });

  it("6413 launches with the flag after a transfer", async () => {
    lobby.refuse(activity);
    await lobby.start();
    await waitFor(() => expect(useOverlays.getState().venue).not.toBeNull());
    lobby.answer({ url: GAME_URL });
    await act(async () => useOverlays.getState().venue?.onTransferred?.());
    expect(lobby.path()).toBe("/game/PG.g1");
    expect(lobby.launches()[1]?.body).toMatchObject({ isActivity: true });
  });

  it("6415 shows the server's words and the time", async () => {
    const data = { opensAt: Date.UTC(2026, 10, 21, 12, 30) };
    lobby.refuse({ status_code: 6415, message: "PG 电子维护中。", data });
    await lobby.start();
    expect(useOverlays.getState().tips[0]).toMatchObject({
      title: "场馆维护",
      msg: "PG 电子维护中，预计 11/21 20:30 恢复",
    });
    expect(lobby.toasts()).toEqual([]);
  });

  it("6001 keeps the launch for the same member", async () => {
    lobby.refuse({ status_code: 6001 });
    await lobby.start();
    expect(sessionStorage.getItem("launch-queue")).toContain('"userId":"u1"');
  });

  it("offline is said at once", async () => {
    useOffline.setState({ since: 1 });
    lobby.show();
    lobby.press();
    expect(await screen.findByRole("status")).toBeTruthy();
    await waitFor(() => expect(screen.getByRole("status").textContent).toContain("网络"));
    expect(lobby.launches()).toEqual([]);
  });
});

describe("a visitor", () => {
  beforeEach(() => dropSession());

  async function pressAsVisitor() {
    const asked = vi.fn<() => void>();
    lobby.stopAfter(listen("show_login_tips", asked));
    lobby.stopAfter(followLaunchQueue(lobby.show().navigate));
    lobby.press();
    await waitFor(() => expect(sessionStorage.getItem("launch-queue")).not.toBeNull());
    expect(asked).toHaveBeenCalledOnce();
    expect(lobby.launches()).toEqual([]);
  }

  it("is asked to log in, and the game starts after that, once", async () => {
    await pressAsVisitor();
    lobby.answer({ url: GAME_URL });
    keepSession("session-22222222", "u2");
    emit("login_success", { userId: "u2" });
    emit("closeAuth", null);
    await waitFor(() => expect(lobby.path()).toBe("/game/PG.g1"));
    emit("login_success", { userId: "u2" });
    await lobby.over();
    expect(lobby.launches()).toHaveLength(1);
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
