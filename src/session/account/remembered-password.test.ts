// @vitest-environment jsdom
import { webcrypto } from "node:crypto";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { setBrand } from "#brand/brand.ts";
import { forgetPassword, rememberedPassword, rememberPassword } from "./remembered-password.ts";
import type { KeyStore } from "./stored-keys.ts";
import { sampleEntry } from "#testing/test-brand.ts";

const LOGIN = { name: "alice1", password: "secret123" };
const DAY = 86_400_000;

function memoryKeys() {
  let kept: CryptoKey | null = null;
  return {
    read: async () => kept,
    write: async (key) => void (kept = key),
    remove: async () => void (kept = null),
  } satisfies KeyStore;
}
const brokenKeys: KeyStore = {
  read: () => Promise.reject(new Error("no IndexedDB")),
  write: () => Promise.reject(new Error("no IndexedDB")),
  remove: () => Promise.reject(new Error("no IndexedDB")),
};

let keys = memoryKeys();
beforeEach(() => {
  keys = memoryKeys();
  localStorage.clear();
  // jsdom has no ciphers.
  vi.stubGlobal("crypto", webcrypto);
  setBrand(sampleEntry({ switches: ["rememberPassword"] }));
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.useRealTimers();
});

const kept = () => Object.values(localStorage).join(" ");

describe("remembered password", () => {
  it("is restored", async () => {
    await rememberPassword(LOGIN, keys);
    await expect(rememberedPassword(keys)).resolves.toEqual(LOGIN);
  });

  it("is never stored in clear, and its key cannot be exported", async () => {
    await rememberPassword(LOGIN, keys);
    expect(kept()).not.toContain(LOGIN.password);
    expect(kept()).not.toContain(btoa(LOGIN.password).replaceAll("=", ""));
    expect((await keys.read())?.extractable).toBe(false);
    const [first, sealed] = [kept(), localStorage.getItem("rememberedPassword")];
    await rememberPassword(LOGIN, keys);
    expect(localStorage.getItem("rememberedPassword")).not.toBe(sealed);
    expect(first).not.toBe("");
  });

  it("has a timestamp when on and an empty one when off", async () => {
    vi.useFakeTimers({ now: 1_800_000_000_000, toFake: ["Date"] });
    await rememberPassword(LOGIN, keys);
    expect(localStorage.getItem("rememberPassword")).toBe("1800000000000");
    await forgetPassword(keys);
    expect(localStorage.getItem("rememberPassword")).toBe("");
    expect(kept().trim()).toBe("");
    await expect(keys.read()).resolves.toBeNull();
    await expect(rememberedPassword(keys)).resolves.toBeNull();
  });

  it("expires after thirty days", async () => {
    vi.useFakeTimers({ now: 1_800_000_000_000, toFake: ["Date"] });
    await rememberPassword(LOGIN, keys);
    vi.setSystemTime(1_800_000_000_000 + 30 * DAY - 1);
    await expect(rememberedPassword(keys)).resolves.toEqual(LOGIN);
    vi.setSystemTime(1_800_000_000_000 + 30 * DAY);
    await expect(rememberedPassword(keys)).resolves.toBeNull();
    expect(localStorage.getItem("rememberedPassword")).toBeNull();
  });

  it("does nothing when the switch is off", async () => {
    await rememberPassword(LOGIN, keys);
    setBrand(sampleEntry({ switches: [] }));
    await expect(rememberedPassword(keys)).resolves.toBeNull();
    localStorage.clear();
    await rememberPassword(LOGIN, keys);
    expect(localStorage.length).toBe(0);
  });
});

describe("a password that cannot be decrypted", () => {
  it.each([
    ["rememberedPassword", "AAAA"],
    ["rememberedPassword", `${"A".repeat(16)}.${"B".repeat(40)}`],
    ["rememberedPassword", `${"A".repeat(16)}.?`],
    ["rememberedName", "mallory1"],
    ["rememberedName", ""],
    ["rememberPassword", "soon"],
    ["rememberPassword", "9999999999999999"],
  ])("is forgotten: %s %j", async (key, value) => {
    await rememberPassword(LOGIN, keys);
    localStorage.setItem(key, value);
    await expect(rememberedPassword(keys)).resolves.toBeNull();
    expect(localStorage.getItem("rememberedPassword")).toBeNull();
    expect(localStorage.getItem("rememberedName")).toBeNull();
  });

  it("is removed when the key is gone", async () => {
    await rememberPassword(LOGIN, keys);
    await keys.remove();
    await expect(rememberedPassword(keys)).resolves.toBeNull();
    expect(localStorage.getItem("rememberedPassword")).toBeNull();
  });
});

describe("without browser support", () => {
  it("nothing is remembered without IndexedDB", async () => {
    await rememberPassword(LOGIN, brokenKeys);
    expect(kept().trim()).toBe("");
    await rememberPassword(LOGIN);
    await expect(rememberedPassword()).resolves.toBeNull();
    await expect(forgetPassword()).resolves.toBeUndefined();
  });

  it("nothing is remembered without WebCrypto", async () => {
    vi.spyOn(globalThis.crypto, "subtle", "get").mockReturnValue(undefined as never);
    await rememberPassword(LOGIN, keys);
    expect(kept().trim()).toBe("");
  });

  it("the password is remembered for the page when storage is disabled", async () => {
    vi.spyOn(window, "localStorage", "get").mockImplementation(() => {
      throw new Error("SecurityError");
    });
    await rememberPassword(LOGIN, keys);
    await expect(rememberedPassword(keys)).resolves.toEqual(LOGIN);
    await forgetPassword(keys);
    await expect(rememberedPassword(keys)).resolves.toBeNull();
  });
});
