import { expect, it } from "vitest";
import { barOf, slowSeconds } from "./writing.ts";

const room = {
  rid: "lobby",
  title: "聊天大厅",
  open: true,
  muted: false,
  guests: true,
  slowSeconds: 3,
  minVipLevel: 0,
  online: 8,
};
const member = { userId: "m-1", name: "de***8", vipLevel: 3, guest: false };
const guest = { ...member, vipLevel: 0, guest: true };
const usual = { gone: "", me: member, mute: null, room };

it("lets people write unless something prevents it, and says what", () => {
  expect(barOf(usual, 0)).toEqual({ kind: "open" });
  expect(barOf({ ...usual, me: null, room: null }, 0)).toEqual({ kind: "open" });
  expect(barOf({ ...usual, gone: "该聊天室已关闭" }, 0)).toEqual({ kind: "closed" });
  expect(barOf({ ...usual, room: { ...room, open: false } }, 0)).toEqual({ kind: "closed" });
  expect(barOf({ ...usual, room: { ...room, muted: true } }, 0)).toEqual({ kind: "allMuted" });
  expect(barOf({ ...usual, me: guest, room: { ...room, guests: false } }, 0)).toEqual({
    kind: "guest",
  });
  expect(barOf({ ...usual, room: { ...room, minVipLevel: 4 } }, 0)).toEqual({
    kind: "vip",
    level: 4,
  });
});

it("ends a mute by itself", () => {
  const mute = { until: 5000, message: "您已被管理员禁言" };
  expect(barOf({ ...usual, mute }, 4999)).toEqual({ kind: "muted", ...mute });
  expect(barOf({ ...usual, mute }, 5000)).toEqual({ kind: "open" });
  expect(barOf({ ...usual, mute: { ...mute, until: null } }, 9e12).kind).toBe("muted");
});

it("counts whole seconds of slow mode", () => {
  expect([slowSeconds(3000, 0), slowSeconds(3000, 2001), slowSeconds(3000, 3000)]).toEqual([
    3, 1, 0,
  ]);
});
