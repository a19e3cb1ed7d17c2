import { expect, it } from "vitest";
import { AUTH_WAYS, emit, listen } from "./events.ts";

it("notifies current listeners in order", () => {
  const heard: string[] = [];
  const stop = listen("switch_auth_way", (way) => heard.push(`first ${way}`));
  listen("switch_auth_way", (way) => heard.push(`second ${way}`));
  emit("switch_auth_way", AUTH_WAYS.byEmail);
  stop();
  emit("switch_auth_way", AUTH_WAYS.login);
  expect(heard).toEqual(["first 4", "second 4", "second 1"]);
});

it("a listener may remove another during the event", () => {
  const heard: string[] = [];
  const stopFirst = listen("login", () => {
    heard.push("first");
    stopSecond();
  });
  const stopSecond = listen("login", () => heard.push("second"));
  emit("login", null);
  emit("login", null);
  stopFirst();
  expect(heard).toEqual(["first", "second", "first"]);
});
