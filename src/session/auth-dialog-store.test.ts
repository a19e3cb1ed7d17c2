import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { followAuthEvents, useAuthDialog } from "./auth-dialog-store.ts";
import { AUTH_WAYS, emit } from "./events.ts";

let stop = () => {};
beforeEach(() => {
  stop = followAuthEvents();
});
afterEach(() => {
  stop();
  useAuthDialog.setState({ mode: null });
});

const device = { phone: "138****6621", name: "linxi88", password: "0".repeat(32), message: "验证" };

describe("the authentication dialog", () => {
  it.each([
    [() => emit("login", null), { kind: "entry", way: AUTH_WAYS.login }],
    [() => emit("register", null), { kind: "entry", way: AUTH_WAYS.register }],
    [() => emit("forget_password", null), { kind: "find", way: AUTH_WAYS.byPhone }],
    [() => emit("newDevice", device), { kind: "device", device }],
    [() => emit("switch_auth_way", AUTH_WAYS.byEmail), { kind: "find", way: AUTH_WAYS.byEmail }],
  ])("opens by its event %#", (open, mode) => {
    open();
    expect(useAuthDialog.getState().mode).toEqual(mode);
  });

  it.each(["closeAuth", "password_change_success"] as const)("closes by %s", (name) => {
    emit("login", null);
    emit(name, null);
    expect(useAuthDialog.getState().mode).toBeNull();
  });
});
