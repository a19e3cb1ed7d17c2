// Which form the authentication dialog shows (spec: shell-and-accounts §2 "Authentication dialog"). Only
// events open and close it, so a guard, a button and an expired call all do the same.
import { AUTH_WAYS, type AuthWay, listen } from "../site/events.ts";
import { type AuthMode, useOverlays } from "./overlay-store.ts";

const open = (auth: AuthMode | null) => useOverlays.setState({ auth });

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
