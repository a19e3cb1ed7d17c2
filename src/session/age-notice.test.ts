// @vitest-environment jsdom
import { act, renderHook } from "@testing-library/react";
import { beforeEach, describe, expect, it, vi } from "vitest";

/** A visit of its own: the answer is read once, as the site starts. */
async function visit(minimumAge = 18) {
  vi.resetModules();
  const { setBrand } = await import("../brand/brand.ts");
  const { sampleEntry } = await import("./test-brand.ts");
  const entry = sampleEntry();
  const legal = { ...entry.config.legal, minimumAge };
  setBrand({ ...entry, config: { ...entry.config, legal } });
  const { acceptAge, leaveForAge, backToAge, useAgeAsked } = await import("./age-notice.ts");
  const asked = () => renderHook(useAgeAsked).result.current;
  return { asked, accept: acceptAge, leave: leaveForAge, back: backToAge };
}

beforeEach(() => localStorage.clear());

describe("the question for the age", () => {
  it("is answered once in a browser, unless the age goes up", async () => {
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

  it("goes with the page, and comes back with it", async () => {
    const { asked, leave, back } = await visit();
    act(leave);
    expect(asked()).toBe(false);
    act(back);
    expect(asked()).toBe(true);
    expect(localStorage).toHaveLength(0);
  });
});
