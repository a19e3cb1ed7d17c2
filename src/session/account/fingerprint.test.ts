// @vitest-environment jsdom
import { afterEach, describe, expect, it, vi } from "vitest";
import { hasWebGl, readFingerprint } from "./fingerprint.ts";

afterEach(() => vi.restoreAllMocks());

describe("readFingerprint", () => {
  it("is the result of FingerprintJS", async () => {
    await expect(readFingerprint(async () => "f0")).resolves.toBe("f0");
  });

  it("is our own hash, deterministic, when FingerprintJS fails", async () => {
    const failing = () => Promise.reject(new Error("blocked"));
    const first = await readFingerprint(failing);
    expect(first).toMatch(/^[\da-f]{32}$/);
    await expect(readFingerprint(failing)).resolves.toBe(first);
  });

  it("sends no request", async () => {
    // FingerprintJS reports one in a thousand installations.
    vi.spyOn(Math, "random").mockReturnValue(0);
    vi.spyOn(HTMLCanvasElement.prototype, "getContext").mockReturnValue(null);
    const open = vi.spyOn(XMLHttpRequest.prototype, "open");
    const fetched = vi.spyOn(globalThis, "fetch");
    await expect(readFingerprint()).resolves.toMatch(/^[\da-f]{32}$/);
    expect(open).not.toHaveBeenCalled();
    expect(fetched).not.toHaveBeenCalled();
    expect(document.querySelector("iframe, img, link, script")).toBeNull();
  });
});

describe("hasWebGl", () => {
  const context = () => vi.spyOn(HTMLCanvasElement.prototype, "getContext");

  it("is false without a context, and when creating one throws", () => {
    context().mockReturnValue(null);
    expect(hasWebGl()).toBe(false);
    context().mockImplementation(() => {
      throw new Error("blocked");
    });
    expect(hasWebGl()).toBe(false);
  });

  it("accepts WebGL 1", () => {
    context().mockImplementation(((kind: string) => (kind === "webgl" ? {} : null)) as never);
    expect(hasWebGl()).toBe(true);
  });
});
