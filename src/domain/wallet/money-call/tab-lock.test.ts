// @vitest-environment jsdom
import { afterEach, expect, it, vi } from "vitest";
import { aloneInTabs } from "./tab-lock.ts";

afterEach(() => {
  vi.unstubAllGlobals();
  localStorage.clear();
});

it("uses the browser's lock", async () => {
  const request = vi.fn<(name: string, act: () => Promise<unknown>) => Promise<unknown>>((_, act) =>
    act(),
  );
  vi.stubGlobal("navigator", { locks: { request } });
  expect(await aloneInTabs("lock")(() => 7)).toBe(7);
  expect(request).toHaveBeenCalledWith("lock", expect.any(Function));
});

it("runs one after the other without locks", async () => {
  vi.stubGlobal("navigator", {});
  const alone = aloneInTabs("lock");
  const seen: (string | null)[] = [];
  await Promise.all(
    [1, 2, 3].map(() =>
      alone(() => {
        seen.push(localStorage.getItem("lock"));
      }),
    ),
  );
  expect(new Set(seen).size).toBe(3);
  expect(localStorage.getItem("lock")).toBeNull();
});

it("waits at most one lease for a closed tab", async () => {
  vi.stubGlobal("navigator", {});
  localStorage.setItem("lock", `gone ${Date.now() + 100}`);
  expect(await aloneInTabs("lock")(() => "done")).toBe("done");
});
