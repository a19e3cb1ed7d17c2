import { expect, it } from "vitest";
import { AUTH_WAYS, emit, listen } from "./events.ts";

it("tells everybody who listens at that moment, in order", () => {
  const heard: string[] = [];
  const stop = listen("switch_auth_way", (way) => heard.push(`first ${way}`));
  listen("switch_auth_way", (way) => heard.push(`second ${way}`));
  emit("switch_auth_way", AUTH_WAYS.byEmail);
  stop();
  emit("switch_auth_way", AUTH_WAYS.login);
  expect(heard).toEqual(["first 4", "second 4", "second 1"]);
});

it("lets a listener stop another while it is told", () => {
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
