// @vitest-environment jsdom
import { act, renderHook, waitFor } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import {
  clearRevealed,
  forgetRevealed,
  readRevealed,
  reveal,
  useRevealed,
} from "./revealed-data.ts";
import { setPreference } from "../preferences/preferences.ts";

const PHONE = "8613800138000";
const answer = (d: string, v = "1") =>
  vi.fn<() => Promise<{ d: string; v: string }>>(async () => ({ d, v }));

beforeEach(() => {
  clearRevealed();
  localStorage.clear();
});
afterEach(() => vi.restoreAllMocks());

describe("reveal", () => {
  it("requests a value once and stores the answer", async () => {
    const ask = answer(PHONE);
    await expect(reveal("phone", ask)).resolves.toBe(PHONE);
    await expect(reveal("phone", ask)).resolves.toBe(PHONE);
    expect(ask).toHaveBeenCalledTimes(1);
    expect(localStorage.getItem("DD_phone")).toBe(JSON.stringify({ d: PHONE, v: "1" }));
  });

  it("stores nothing when the member turned on the safe switch", async () => {
    setPreference("safe", true);
    const ask = answer(PHONE);
    await expect(reveal("phone", ask)).resolves.toBe(PHONE);
    await expect(reveal("phone", ask)).resolves.toBe(PHONE);
    expect(ask).toHaveBeenCalledTimes(2);
    expect({ ...localStorage }).toEqual({ safeSwitch: "1" });
    setPreference("safe", false);
    await reveal("phone", ask);
    expect(Object.keys(localStorage)).toContain("DD_phone");
    forgetRevealed();
    expect({ ...localStorage }).toEqual({ safeSwitch: "0" });
  });

  it("does not store what the server could not decrypt", async () => {
    await expect(reveal("email", answer("a***@b.cn", "0"))).resolves.toBe("a***@b.cn");
    expect(readRevealed("email")).toBeNull();
  });

  it("stores nothing when the session ended during the request", async () => {
    const late = reveal("phone", async () => {
      clearRevealed();
      return { d: PHONE, v: "1" };
    });
    await late;
    expect(readRevealed("phone")).toBeNull();
  });

  it("keeps the value for the page when storage is full", async () => {
    vi.spyOn(Storage.prototype, "setItem").mockImplementation(() => {
      throw new Error("QuotaExceededError");
    });
    await reveal("realName", answer("张三"));
    expect(readRevealed("realName")).toBe("张三");
    clearRevealed();
    expect(readRevealed("realName")).toBeNull();
  });
});

it.each([
  "",
  "{",
  "null",
  "7",
  "[]",
  '"text"',
  '{"d":1,"v":"1"}',
  '{"d":"x"}',
  '{"d":"x","v":1}',
  '{"d":"x","v":"0"}',
  JSON.stringify({ d: "x".repeat(600), v: "1" }),
])("ignores a stored %.30j", (stored) => {
  localStorage.setItem("DD_phone", stored);
  expect(readRevealed("phone")).toBeNull();
});

it("clears every revealed value, and nothing else", () => {
  localStorage.setItem("DD_phone", JSON.stringify({ d: PHONE, v: "1" }));
  localStorage.setItem("DD_bankCard", "{}");
  localStorage.setItem("edition", "classic");
  clearRevealed();
  expect(Object.keys(localStorage)).toEqual(["edition"]);
});

it("clears without storage", () => {
  vi.spyOn(window, "localStorage", "get").mockImplementation(() => {
    throw new Error("SecurityError");
  });
  expect(clearRevealed).not.toThrow();
});

describe("useRevealed", () => {
  it("stays hidden when the call fails", async () => {
    // Http is not configured here, so every call fails.
    const { result } = renderHook(() => useRevealed("email"));
    await act(async () => result.current.reveal());
    await waitFor(() => expect(result.current).toMatchObject({ text: null, busy: false }));
  });

  it("shows, hides, and hides when the session ends", async () => {
    localStorage.setItem("DD_phone", JSON.stringify({ d: PHONE, v: "1" }));
    const { result } = renderHook(() => useRevealed("phone"));
    expect(result.current.text).toBeNull();
    await act(async () => result.current.reveal());
    expect(result.current).toMatchObject({ text: PHONE, busy: false });
    act(() => result.current.hide());
    expect(result.current.text).toBeNull();
    await act(async () => result.current.reveal());
    act(() => clearRevealed());
    expect(result.current.text).toBeNull();
  });
});
