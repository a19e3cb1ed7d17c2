// Which way of the authentication dialog is open (spec: shell-and-accounts §2 "Authentication dialog").
// Opened and closed by events only, so that a guard, a button and an expired call do the same thing.
import { create } from "zustand";
import { AUTH_WAYS, type AuthWay, listen, type NewDevice } from "./events.ts";

export type AuthMode =
  | { readonly kind: "entry"; readonly way: typeof AUTH_WAYS.login | typeof AUTH_WAYS.register }
  | { readonly kind: "find"; readonly way: typeof AUTH_WAYS.byPhone | typeof AUTH_WAYS.byEmail }
  | { readonly kind: "device"; readonly device: NewDevice };

export const useAuthDialog = create<{ readonly mode: AuthMode | null }>(() => ({ mode: null }));

const open = (mode: AuthMode | null) => useAuthDialog.setState({ mode });

/** @returns how to stop following */
export function followAuthEvents(): () => void {
  const stops = [
    listen("login", () => open(modeOf(AUTH_WAYS.login))),
    listen("register", () => open(modeOf(AUTH_WAYS.register))),
    listen("forget_password", () => open(modeOf(AUTH_WAYS.byPhone))),
    listen("newDevice", (device) => open({ kind: "device", device })),
    listen("switch_auth_way", (way) => open(modeOf(way))),
    listen("closeAuth", () => open(null)),
    listen("password_change_success", () => open(null)),
  ];
  return () => stops.forEach((stop) => stop());
}

function modeOf(way: AuthWay): AuthMode {
  switch (way) {
    case AUTH_WAYS.login:
    case AUTH_WAYS.register:
      return { kind: "entry", way };
    case AUTH_WAYS.byPhone:
    case AUTH_WAYS.byEmail:
      return { kind: "find", way };
  }
}
