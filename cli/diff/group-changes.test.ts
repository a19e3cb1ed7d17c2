import { expect, test } from "vitest";
import type { Change, ContrastChange } from "./fleet-diff.ts";
import { groupChanges, groupContrast } from "./group-changes.ts";

const token = (name: string, after: string, variant = "classic"): Change => ({
  kind: "token",
  name,
  variant,
  before: "#111111",
  after,
});

test("names that change in the same brands are one group, however often each value occurs", () => {
  const groups = groupChanges([
    {
      brand: "aurora",
      changes: [token("color.accent", "#222222"), token("color.link", "#333333")],
    },
    { brand: "jade", changes: [token("color.accent", "#444444"), token("color.link", "#333333")] },
    { brand: "titan", changes: [token("color.text", "#555555")] },
  ]);
  expect(groups.map(({ brands, changes }) => [brands, changes.map(({ name }) => name)])).toEqual([
    [
      ["aurora", "jade"],
      ["color.accent", "color.link"],
    ],
    [["titan"], ["color.text"]],
  ]);
  expect(groups[0]?.changes.map(({ values }) => values.map(({ brands }) => brands))).toEqual([
    [["aurora"], ["jade"]],
    [["aurora", "jade"]],
  ]);
});

test("a change equal in both editions is listed once, otherwise twice", () => {
  const both = ["classic", "professional"];
  const [group] = groupChanges([
    {
      brand: "jade",
      changes: [
        ...both.map((edition) => token("color.accent", "#222222", edition)),
        token("color.link", "#333333", "classic"),
        token("color.link", "#444444", "professional"),
      ],
    },
  ]);
  expect(group?.changes.map(({ name, variants }) => [name, variants])).toEqual([
    ["color.accent", both],
    ["color.link", ["classic"]],
    ["color.link", ["professional"]],
  ]);
});

test("kinds are ordered and never share a group", () => {
  const field: Change = { ...token("title", "new"), kind: "field", variant: null };
  const groups = groupChanges([
    { brand: "jade", changes: [field, token("color.text", "#222222")] },
  ]);
  expect(groups.map(({ kind }) => kind)).toEqual(["token", "field"]);
});

test("a contrast pair passes only where it passes in every brand; failing pairs are first", () => {
  const seen = (ratio: number) => ({ foreground: "#000000", ground: "#ffffff", ratio });
  const change = (foreground: string, ratio: number): ContrastChange => ({
    edition: "classic",
    foreground,
    background: "color.canvas",
    needed: 4.5,
    before: seen(9),
    after: seen(ratio),
  });
  const groups = groupContrast([
    { brand: "aurora", contrast: [change("color.link", 5), change("color.text", 8)] },
    { brand: "jade", contrast: [change("color.link", 4), change("color.text", 7)] },
  ]);
  expect(
    groups.map(({ foreground, passes, brands }) => [foreground, passes, brands[0]?.brand]),
  ).toEqual([
    ["color.link", false, "jade"],
    ["color.text", true, "jade"],
  ]);
});
