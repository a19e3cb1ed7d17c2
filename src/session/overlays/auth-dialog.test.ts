import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { followAuthEvents } from "./auth-dialog.ts";
import { useOverlays } from "./overlay-store.ts";
import { AUTH_WAYS, emit } from "../site/events.ts";

let stop = () => {};
beforeEach(() => {
  stop = followAuthEvents();
});
afterEach(() => {
  stop();
  useOverlays.setState({ auth: null });
});

const device = { phone: "138****6621", name: "linxi88", password: "0".repeat(32), message: "验证" };

describe("the authentication dialog", () => {
  it.each([
    [() => emit("login", null), { kind: "entry", way: AUTH_WAYS.login }],
    [() => emit("register", null), { kind: "entry", way: AUTH_WAYS.register }],
    [() => emit("forget_password", null), { kind: "find", way: AUTH_WAYS.byPhone }],
    [() => emit("newDevice", device), { kind: "device", device }],
    [() => emit("switch_auth_way", AUTH_WAYS.byEmail), { kind: "find", way: AUTH_WAYS.byEmail }],
  ])("opens on its event %#", (open, mode) => {
    open();
    expect(useOverlays.getState().auth).toEqual(mode);
  });

  it.each(["closeAuth", "password_change_success"] as const)("closes on %s", (name) => {
    emit("login", null);
    emit(name, null);
    expect(useOverlays.getState().auth).toBeNull();
  });
});
