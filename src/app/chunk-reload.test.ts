import { describe, expect, it, vi } from "vitest";
import { loadOrReload, resetReload } from "./chunk-reload.ts";

function page() {
  const values = new Map<string, string>();
  return {
    reload: vi.fn<() => void>(),
    guard: {
      getItem: (key: string) => values.get(key) ?? null,
      setItem: (key: string, value: string) => void values.set(key, value),
      removeItem: (key: string) => void values.delete(key),
    },
  };
}

const gone = () => Promise.reject(new Error("chunk gone"));
const settle = () => new Promise((resolve) => setTimeout(resolve));

describe("loadOrReload", () => {
  it("hands on what was loaded", async () => {
    await expect(loadOrReload(async () => 7, page())).resolves.toBe(7);
  });

  it("reloads once, then rejects", async () => {
    const { reload, guard } = page();
    void loadOrReload(gone, { reload, guard });
    await settle();
    expect(reload).toHaveBeenCalledTimes(1);
    await expect(loadOrReload(gone, { reload, guard })).rejects.toThrow("chunk gone");
    expect(reload).toHaveBeenCalledTimes(1);
  });

  it("may reload again after a page has loaded", async () => {
    const { reload, guard } = page();
    void loadOrReload(gone, { reload, guard });
    await settle();
    resetReload(guard);
    void loadOrReload(gone, { reload, guard });
    await settle();
    expect(reload).toHaveBeenCalledTimes(2);
  });

  it("never reloads where nothing can remember it", async () => {
    const blocked = () => {
      throw new Error("SecurityError");
    };
    const { reload } = page();
    const guard = { getItem: blocked, setItem: blocked, removeItem: blocked };
    await expect(loadOrReload(gone, { reload, guard })).rejects.toThrow("chunk gone");
    expect(reload).not.toHaveBeenCalled();
  });
});
