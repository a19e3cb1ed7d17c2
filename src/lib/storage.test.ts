import * as v from "valibot";
import { describe, expect, it } from "vitest";
import { createStorage } from "./storage.ts";

const edition = v.picklist(["classic", "professional"]);

function kept(entries: Record<string, string> = {}) {
  const values = new Map(Object.entries(entries));
  return {
    getItem: (key: string) => values.get(key) ?? null,
    setItem: (key: string, value: string) => void values.set(key, value),
    removeItem: (key: string) => void values.delete(key),
  };
}

describe("storage", () => {
  it("reads what was kept and matches the schema", () => {
    expect(
      createStorage(() => kept({ "read-edition": "classic" })).read("read-edition", edition),
    ).toBe("classic");
  });

  it("answers null for a value that does not match", () => {
    expect(
      createStorage(() => kept({ "bad-edition": "neon" })).read("bad-edition", edition),
    ).toBeNull();
  });

  it("keeps in memory when storage is disabled", () => {
    const storage = createStorage(() => {
      throw new Error("SecurityError");
    });
    storage.write("disabled", "professional");
    expect(storage.read("disabled", edition)).toBe("professional");
    storage.remove("disabled");
    expect(storage.read("disabled", edition)).toBeNull();
  });

  it("keeps in memory when storage is full", () => {
    const full = {
      ...kept(),
      setItem: () => {
        throw new Error("QuotaExceededError");
      },
    };
    const storage = createStorage(() => full);
    storage.write("full", "classic");
    expect(storage.read("full", edition)).toBe("classic");
  });
});
