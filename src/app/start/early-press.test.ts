// @vitest-environment jsdom
import { afterEach, expect, it } from "vitest";
import { emit, listen } from "#session/site/events.ts";
import { dropSession, keepSession } from "#session/account/session-store.ts";
import { doEarlyPress } from "./early-press.ts";

const { dataset } = document.documentElement;
const heard: string[] = [];
const stops = (["login", "register"] as const).map((name) =>
  listen(name, () => void heard.push(name)),
);
afterEach(() => {
  heard.length = 0;
  dropSession();
});

it.each(["login", "register"] as const)("does a press on %s once", (name) => {
  dataset["pressed"] = name;
  doEarlyPress();
  doEarlyPress();
  expect(heard).toEqual([name]);
});

it("does nothing without a press, for a member, or for what is no press", () => {
  doEarlyPress();
  dataset["pressed"] = "closeAuth";
  doEarlyPress();
  keepSession("t1", "u1");
  dataset["pressed"] = "login";
  doEarlyPress();
  expect(heard).toEqual([]);
  for (const stop of stops) stop();
  emit("login", null);
  expect(heard).toEqual([]);
});
