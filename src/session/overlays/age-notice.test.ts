// @vitest-environment jsdom
import { act, renderHook } from "@testing-library/react";
import { beforeEach, describe, expect, it, vi } from "vitest";

/** A fresh visit: the stored answer is read once, at load. */
async function visit(minimumAge = 18) {
  vi.resetModules();
  const { setBrand } = await import("#brand/brand.ts");
  const { sampleEntry } = await import("#testing/test-brand.ts");
  const entry = sampleEntry();
  const legal = { ...entry.config.legal, minimumAge };
  setBrand({ ...entry, config: { ...entry.config, legal } });
  const { acceptAge, declineAge, askAgeAgain, useAgeAsked } = await import("./age-notice.ts");
  const asked = () => renderHook(useAgeAsked).result.current;
  return { asked, accept: acceptAge, decline: declineAge, askAgain: askAgeAgain };
}

beforeEach(() => localStorage.clear());

describe("the age notice", () => {
  it("is answered once per browser, until the minimum age goes up", async () => {
    const first = await visit();
    expect(first.asked()).toBe(true);
    act(first.accept);
    expect(first.asked()).toBe(false);
    expect((await visit()).asked()).toBe(false);
    expect((await visit(21)).asked()).toBe(true);
  });

  it.each(["", "x", "-1", "1e9", "017"])("is not answered by %j in storage", async (kept) => {
    localStorage.setItem("age", kept);
    expect((await visit()).asked()).toBe(true);
  });

  it("closes when declined, and opens again on the way back", async () => {
    const { asked, decline, askAgain } = await visit();
    act(decline);
    expect(asked()).toBe(false);
    act(askAgain);
    expect(asked()).toBe(true);
    expect(localStorage).toHaveLength(0);
  });
});
