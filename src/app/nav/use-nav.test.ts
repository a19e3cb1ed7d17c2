import { describe, expect, it } from "vitest";
import type { NavItem } from "#contract/brand-entry.ts";
import type { NavigationCategory } from "#contract/api/site.ts";
import { navEntries } from "./use-nav.ts";

const NAV: readonly NavItem[] = [
  { key: "home", path: "/home", venue: null },
  { key: "sport", path: null, venue: "sport" },
  { key: "chess", path: null, venue: "chess" },
  { key: "vip", path: null, venue: null },
  { key: "customer", path: null, venue: null },
];

const category = (key: NavigationCategory["key"], items: number): NavigationCategory => ({
  key,
  count: items,
  items: Array.from({ length: items }, (_, index) => ({
    id: `${key}-${index}`,
    name: "",
    note: "",
    image: "",
    badge: null,
  })),
  quick: { title: "", links: [] },
});

const keys = (categories: readonly NavigationCategory[] | undefined) =>
  navEntries(NAV, categories).map((entry) => entry.key);

describe("navEntries", () => {
  it("expects a panel of every venue until the server has answered", () => {
    expect(keys(undefined)).toEqual(["home", "sport", "chess", "customer"]);
  });

  it("leaves out what has neither page nor venues", () => {
    expect(keys([category("sport", 2), category("chess", 0)])).toEqual([
      "home",
      "sport",
      "customer",
    ]);
  });
});
