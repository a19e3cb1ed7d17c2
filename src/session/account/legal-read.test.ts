// @vitest-environment jsdom
import { cleanup, renderHook, act } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { setBrand } from "#brand/brand.ts";
import { emit } from "../site/events.ts";
import { acceptLegal, followLegal, useLegalAsked } from "./legal-read.ts";
import { dropSession, keepSession } from "./session-store.ts";
import { sampleEntry } from "#testing/test-brand.ts";

const KEY = "legal.9001.u1";
const NOW = "2026-01-01";
let stop: () => void;

function logIn(userId = "u1") {
  act(() => {
    keepSession("t", userId);
    emit("login_success", { userId });
  });
}
const asked = () => renderHook(useLegalAsked).result.current;

beforeEach(() => {
  localStorage.clear();
  setBrand(sampleEntry());
  dropSession();
  stop = followLegal();
});
afterEach(() => {
  stop();
  cleanup();
});

describe("the re-read of the terms", () => {
  it("asks no member this browser does not know, and records the terms in force", () => {
    logIn();
    expect(asked()).toBe(false);
    expect(localStorage.getItem(KEY)).toBe(NOW);
  });

  it("asks a member who agreed to older terms, until they agree", () => {
    localStorage.setItem(KEY, "2025-12-31");
    logIn();
    expect(asked()).toBe(true);
    act(acceptLegal);
    expect(asked()).toBe(false);
    logIn();
    expect(asked()).toBe(false);
    expect(localStorage.getItem(KEY)).toBe(NOW);
  });

  it("stays open across a reload and a logout", () => {
    localStorage.setItem(KEY, "2025-12-31");
    logIn();
    stop();
    act(() => void (stop = followLegal()));
    expect(asked()).toBe(true);
    act(dropSession);
    expect(asked()).toBe(false);
    logIn();
    expect(asked()).toBe(true);
  });

  it("the answer belongs to the member who gave it", () => {
    localStorage.setItem(KEY, "2025-12-31");
    logIn();
    logIn("u2");
    expect(asked()).toBe(false);
  });

  it("does not ask in the middle of a session", () => {
    localStorage.setItem(KEY, "2025-12-31");
    stop();
    keepSession("t", "u1");
    act(() => void (stop = followLegal()));
    expect(asked()).toBe(false);
  });
});
