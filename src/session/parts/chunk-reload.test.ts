import { describe, expect, it, vi } from "vitest";
import { loadOrReload, missesChunk } from "./chunk-reload.ts";

function page(reachable = true) {
  const values = new Map<string, string>();
  return {
    release: "monday",
    reload: vi.fn<() => void>(),
    reachable: async () => reachable,
    guard: {
      getItem: (key: string) => values.get(key) ?? null,
      setItem: (key: string, value: string) => void values.set(key, value),
    },
  };
}

const gone = () => Promise.reject(new Error("chunk gone"));
const settle = () => new Promise((resolve) => setImmediate(resolve));

describe("loadOrReload", () => {
  it("returns what was loaded", async () => {
    await expect(loadOrReload(async () => 7, page())).resolves.toBe(7);
  });

  it("reloads once, then rejects", async () => {
    const shown = page();
    const { reload } = shown;
    void loadOrReload(gone, shown);
    await settle();
    expect(reload).toHaveBeenCalledTimes(1);
    await expect(loadOrReload(gone, shown)).rejects.toThrow("chunk gone");
    expect(reload).toHaveBeenCalledTimes(1);
  });

  it("may reload again in another release", async () => {
    const shown = page();
    const { reload } = shown;
    void loadOrReload(gone, shown);
    await settle();
    void loadOrReload(gone, { ...shown, release: "tuesday" });
    await settle();
    expect(reload).toHaveBeenCalledTimes(2);
  });

  it("stays in a release whose page loads without one of its late parts", async () => {
    const shown = page();
    const { reload } = shown;
    void loadOrReload(gone, shown);
    await settle();
    await expect(loadOrReload(async () => "page", shown)).resolves.toBe("page");
    await expect(loadOrReload(gone, shown)).rejects.toThrow("chunk gone");
    expect(reload).toHaveBeenCalledTimes(1);
  });

  it("never reloads without a storage to record it", async () => {
    const blocked = () => {
      throw new Error("SecurityError");
    };
    const guard = { getItem: blocked, setItem: blocked };
    const shown = { ...page(), guard };
    await expect(loadOrReload(gone, shown)).rejects.toThrow("chunk gone");
    expect(shown.reload).not.toHaveBeenCalled();
  });

  it("keeps the page while the server cannot be reached", async () => {
    const shown = page(false);
    for (const _ of [1, 2]) await expect(loadOrReload(gone, shown)).rejects.toThrow("chunk gone");
    expect(shown.reload).not.toHaveBeenCalled();
    expect(missesChunk()).toBe(true);
    // The one reload is still there for a chunk that a release has taken away.
    const { reload } = shown;
    void loadOrReload(gone, { ...shown, reachable: async () => true });
    await settle();
    expect(reload).toHaveBeenCalledTimes(1);
  });
});
