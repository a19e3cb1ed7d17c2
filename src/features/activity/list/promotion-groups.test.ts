import { expect, it } from "vitest";
import type { Promotion } from "#contract/api/activities.ts";
import { arrange } from "./promotion-groups.ts";

const NOW = 1_000_000;
const promotion = (id: string, change: Partial<Promotion> = {}): Promotion => ({
  id,
  title: id,
  amount: "",
  text: "",
  startsAt: null,
  endsAt: null,
  claimed: null,
  image: "",
  kind: "newTask",
  page: null,
  category: null,
  state: null,
  why: "",
  ...change,
});
const arranged = (list: readonly Promotion[], search = "") =>
  arrange(list, { state: null, search }, NOW);
const ids = ({ groups }: ReturnType<typeof arrange>) =>
  groups.map(({ key, list }) => [key, ...list.map(({ id }) => id)]);

it("leads with the first that runs, has a page and is open to the member", () => {
  const list = [
    promotion("offer", { kind: null }),
    promotion("ended", { endsAt: NOW - 1 }),
    promotion("closed", { state: "closed" }),
    promotion("open", { state: "open" }),
    promotion("next", { kind: "signGift" }),
  ];
  const found = arranged(list);
  expect(found.lead?.id).toBe("open");
  expect(ids(found)).toEqual([
    ["draw", "next"],
    ["task", "closed"],
    ["offer", "offer"],
    ["ended", "ended"],
  ]);
});

it("has no lead among few, nor in what is searched for", () => {
  const list = ["a", "b", "c", "d"].map((id) => promotion(id));
  expect(arranged(list).lead?.id).toBe("a");
  expect(arranged(list, "a").lead).toBeNull();
  expect(arranged(list.slice(1)).lead).toBeNull();
});

it("puts two small groups in a row side by side, never one alone", () => {
  const many = ["a", "b", "c"].map((id) => promotion(id, { kind: null }));
  const found = arranged([
    promotion("sign", { kind: "signGift" }),
    promotion("race", { kind: "racePage" }),
    promotion("task"),
    ...many,
  ]);
  const first = arranged([promotion("x", { kind: "signGift" }), promotion("y")]);
  expect(first.groups.map(({ width }) => width)).toEqual(["half", "half"]);
  expect(found.lead?.id).toBe("sign");
  expect(found.groups.map(({ key, width }) => `${key} ${width}`)).toEqual([
    "race half",
    "task half",
    "offer full",
  ]);
});
