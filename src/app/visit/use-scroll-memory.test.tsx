// @vitest-environment jsdom
import { cleanup, render } from "@testing-library/react";
import { MemoryRouter } from "react-router-dom";
import { afterEach, beforeEach, expect, it, vi } from "vitest";

const scrollTo = vi.fn<(to: { readonly top: number }) => void>();

/** A document: what the modules of the one before knew is gone, the tab's storage stays. */
async function openDocument(load: "navigate" | "reload", scrolledTo: number, hash = "") {
  vi.resetModules();
  const { setBrand } = await import("#brand/brand.ts");
  const { sampleEntry } = await import("#testing/test-brand.ts");
  const { visitTab } = await import("#session/visit/tab-history.ts");
  const { useScrollMemory } = await import("./use-scroll-memory.ts");
  setBrand(sampleEntry());
  visitTab({ path: "/home", title: "home", time: Date.now(), member: false });
  // jsdom keeps no record of how a document was opened.
  Object.assign(performance, { getEntriesByType: () => [{ type: load }] });
  window.scrollY = scrolledTo;
  const Memory = () => {
    useScrollMemory();
    return null;
  };
  render(
    <MemoryRouter initialEntries={[{ pathname: "/home", hash, key: "one" }]}>
      <Memory />
    </MemoryRouter>,
  );
}

function leaveDocument(): void {
  window.dispatchEvent(new Event("pagehide"));
  cleanup();
}

beforeEach(() => {
  sessionStorage.clear();
  vi.spyOn(window, "scrollTo").mockImplementation(scrollTo as unknown as typeof window.scrollTo);
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  scrollTo.mockReset();
});

it("knows what was scrolled before it had loaded", async () => {
  await openDocument("navigate", 640);
  expect(scrollTo).not.toHaveBeenCalled();
  leaveDocument();
  await openDocument("reload", 0);
  expect(scrollTo).toHaveBeenCalledWith({ top: 640, behavior: "instant" });
});

it("knows what was scrolled since the last frame", async () => {
  await openDocument("navigate", 0);
  window.scrollY = 700;
  leaveDocument();
  await openDocument("reload", 0);
  expect(scrollTo).toHaveBeenCalledWith({ top: 700, behavior: "instant" });
});

it("leaves a page that nobody knows where the browser has put it back", async () => {
  await openDocument("reload", 900);
  expect(scrollTo).not.toHaveBeenCalled();
});

it("goes to the top of a page that names a section it does not have", async () => {
  await openDocument("reload", 900, "#nowhere");
  expect(scrollTo).toHaveBeenCalledWith({ top: 0, behavior: "instant" });
});
