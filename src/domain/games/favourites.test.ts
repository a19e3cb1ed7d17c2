// @vitest-environment jsdom
import { renderHook, waitFor } from "@testing-library/react";
import { beforeEach, expect, test } from "vitest";
import { dropSession, keepSession } from "#session/account/session-store.ts";
import { listen } from "#session/site/events.ts";
import { setUpSite } from "#testing/test-site.ts";
import { followFavourites, toggleFavourite, useIsFavourite } from "./favourites.ts";

const TOKEN = "a".repeat(64);
const TIGER = { enName: "PGDZ", gameCode: "tiger" };

let stop: () => void;
const { site } = setUpSite({ after: () => stop() });
beforeEach(() => {
  keepSession(TOKEN, "1");
  stop = followFavourites();
});

const shown = () => renderHook(() => useIsFavourite(TIGER)).result;
const calls = () => site.made.map(({ name }) => name).filter((name) => name.endsWith("Collection"));

test("a press shows at once and is sent once", async () => {
  const heart = shown();
  const sent = toggleFavourite(TIGER);
  await waitFor(() => expect(heart.current).toBe(true));
  await sent;
  expect(calls()).toEqual(["addCollection"]);
  expect(heart.current).toBe(true);
});

test("a refusal takes it back", async () => {
  site.answer("addCollection", { status_code: 6005, message: "系统繁忙" });
  const heart = shown();
  await toggleFavourite(TIGER);
  await waitFor(() => expect(heart.current).toBe(false));
});

test("the last of fast presses decides, one request after the other", async () => {
  const heart = shown();
  await Promise.all([toggleFavourite(TIGER), toggleFavourite(TIGER)]);
  expect(calls()).toEqual(["addCollection", "removeCollection"]);
  expect(heart.current).toBe(false);
});

test("a visitor is asked to log in and nothing is sent", async () => {
  dropSession();
  site.reset();
  let asked = 0;
  const quiet = listen("show_login_tips", () => {
    asked += 1;
  });
  await toggleFavourite(TIGER);
  quiet();
  expect(asked).toBe(1);
  expect(calls()).toEqual([]);
});
