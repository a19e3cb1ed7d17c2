import { describe, expect, it } from "vitest";
import { createStorage, matching, oneOf } from "./storage.ts";

const edition = oneOf(["classic", "professional"]);

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

  it("sees what another tab has written since", () => {
    const shared = kept();
    const storage = createStorage(() => shared);
    storage.write("edition", "classic");
    shared.setItem("edition", "professional");
    expect(storage.read("edition", edition)).toBe("professional");
  });

  it("does not bring back what it was told to remove", () => {
    const stuck = {
      ...kept({ edition: "classic" }),
      removeItem: () => {
        throw new Error("SecurityError");
      },
    };
    const storage = createStorage(() => stuck);
    storage.remove("edition");
    expect(storage.read("edition", edition)).toBeNull();
  });

  it("lists keys, those in memory too, without what it was told to remove", () => {
    const full = Object.assign(Object.create(kept()) as ReturnType<typeof kept>, {
      "money/1": "",
      "money/2": "",
      other: "",
      setItem: () => {
        throw new Error("QuotaExceededError");
      },
      removeItem: () => {
        throw new Error("SecurityError");
      },
    });
    const storage = createStorage(() => full);
    storage.write("money/3", "");
    storage.remove("money/1");
    expect(storage.keys("money/")).toEqual(["money/2", "money/3"]);
  });

  it("reads a text of the pattern only", () => {
    const storage = createStorage(() => kept({ good: "a1", bad: "<b>" }));
    expect(storage.read("good", matching(/^\w+$/))).toBe("a1");
    expect(storage.read("bad", matching(/^\w+$/))).toBeNull();
  });
});
