import { describe, expect, it } from "vitest";
import type { NavItem } from "#contract/brand-entry.ts";
import type { NavigationCategory } from "#contract/api/site.ts";
import { navEntries } from "./use-nav.ts";

const NAV: readonly NavItem[] = [
  { key: "home", path: "/home", venue: null },
  { key: "sport", path: null, venue: "sport" },
  { key: "chess", path: null, venue: "chess" },
  { key: "fish", path: "/game/fishing", venue: "fishing" },
  { key: "vip", path: null, venue: null },
  { key: "customer", path: null, venue: null },
];

const category = (key: string, venues: readonly string[]): NavigationCategory => ({
  key,
  count: venues.length,
  venues: [...venues],
  quick: { title: "", links: [] },
});

const shown = (categories: readonly NavigationCategory[] | undefined) =>
  navEntries(NAV, categories).map(({ key, panel }) => [key, panel]);

describe("navEntries", () => {
  it("expects a panel of every venue until the server has answered", () => {
    expect(shown(undefined)).toEqual([
      ["home", null],
      ["sport", "sport"],
      ["chess", "chess"],
      ["fish", "fishing"],
      ["customer", null],
    ]);
  });

  it("leaves out what has neither page nor venues", () => {
    expect(shown([category("sport", ["甲", "乙"]), category("chess", [])])).toEqual([
      ["home", null],
      ["sport", "sport"],
      ["fish", null],
      ["customer", null],
    ]);
  });
});
