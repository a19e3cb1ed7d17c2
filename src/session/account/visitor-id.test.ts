// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";

const UUID = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/;
const OTHER = "11111111-2222-3333-4444-555555555555";
const FOUND = "aaaaaaaa-bbbb-cccc-dddd-eeeeeeeeeeee";

async function newPage() {
  vi.resetModules();
  return import("./visitor-id.ts");
}

beforeEach(() => localStorage.clear());
afterEach(() => vi.restoreAllMocks());

describe("visitorId", () => {
  it("is random and stable until the fingerprint is known", async () => {
    const { visitorId } = await newPage();
    expect(visitorId()).toMatch(UUID);
    expect(visitorId()).toBe(visitorId());
    expect(localStorage.length).toBe(0);
  });

  it("is the stored id once there is one", async () => {
    localStorage.setItem("visitorId", OTHER);
    const { visitorId, settleVisitorId } = await newPage();
    expect(visitorId()).toBe(OTHER);
    await expect(settleVisitorId(async () => FOUND)).resolves.toBe(OTHER);
  });

  it.each(["", "<b>", OTHER.slice(1), "null"])("ignores %j in storage", async (stored) => {
    localStorage.setItem("visitorId", stored);
    const { visitorId } = await newPage();
    expect(visitorId()).toMatch(UUID);
  });
});

describe("settleVisitorId", () => {
  it("stores the first fingerprint for concurrent callers", async () => {
    const { visitorId, settleVisitorId } = await newPage();
    await Promise.all([settleVisitorId(async () => FOUND), settleVisitorId(async () => OTHER)]);
    expect(visitorId()).toBe(FOUND);
    expect(localStorage.getItem("visitorId")).toBe(FOUND);
  });

  it("keeps the random id without WebGL, as in jsdom", async () => {
    vi.spyOn(HTMLCanvasElement.prototype, "getContext").mockReturnValue(null);
    const { visitorId, settleVisitorId } = await newPage();
    const before = visitorId();
    await expect(settleVisitorId()).resolves.toBe(before);
    expect(localStorage.getItem("visitorId")).toBe(before);
  });

  it("keeps the random id for this visit when the fingerprint cannot be loaded", async () => {
    const { visitorId, settleVisitorId } = await newPage();
    const before = visitorId();
    await expect(settleVisitorId(() => Promise.reject(new Error("chunk")))).resolves.toBe(before);
    expect(localStorage.length).toBe(0);
    await expect(settleVisitorId(async () => FOUND)).resolves.toBe(FOUND);
  });

  it("does not overwrite an id another tab stored meanwhile", async () => {
    const { settleVisitorId } = await newPage();
    const settled = settleVisitorId(async () => {
      localStorage.setItem("visitorId", OTHER);
      return FOUND;
    });
    await expect(settled).resolves.toBe(OTHER);
  });

  it("keeps the id for the page when storage is disabled", async () => {
    vi.spyOn(window, "localStorage", "get").mockImplementation(() => {
      throw new Error("SecurityError");
    });
    const { visitorId, settleVisitorId } = await newPage();
    await settleVisitorId(async () => FOUND);
    expect(visitorId()).toBe(FOUND);
  });
});
