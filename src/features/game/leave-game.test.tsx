// @vitest-environment jsdom
// What happens to the money at the venue when the member leaves a game.
import { fireEvent, screen, waitFor } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { done } from "#testing/test-site.ts";
import { isGone, money, place, press, show, setUpGame, venueMoney } from "./test-game-site.tsx";

const { site, made } = setUpGame();

describe("leaving", () => {
  const recycled = done({
    moved: [{ channelCode: "PG", name: "龙腾电子", amount: "88.00" }],
    kept: [],
  });
  const sent = () => made("recycle");

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
    expect(place()).toBe("/game/PG.g1");
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
    await waitFor(() => {
      const leave = new Event("beforeunload", { cancelable: true });
      window.dispatchEvent(leave);
      expect(leave.defaultPrevented).toBe(true);
    });
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
