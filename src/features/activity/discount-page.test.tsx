// @vitest-environment jsdom
import { screen, waitFor, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { expect, it } from "vitest";
import type { Promotion } from "#contract/api/activities.ts";
import { serverNow } from "#lib/time/clock.ts";
import activity from "#locales/zh-CN/activity.json";
import { keepSession } from "#session/account/session-store.ts";
import { done, refused } from "#testing/test-site.ts";
import { setUpActivities } from "./test-activity-site.tsx";

const DISCOUNT = "/activity/discount";

const DAY = 86_400_000;

const { site, made, open } = setUpActivities(true);

function promotion(id: string, change: Partial<Promotion> = {}): Promotion {
  return {
    id,
    title: `活动 ${id}`,
    amount: "¥88",
    text: "说明",
    startsAt: null,
    endsAt: null,
    claimed: null,
    image: "",
    kind: "newTask",
    page: null,
    category: "daily",
    state: null,
    why: "",
    ...change,
  };
}

function answer(list: readonly Promotion[]) {
  const categories = [{ key: "daily", count: list.length }];
  site.answer("promotionConfig", done({ total: list.length, list, categories }));
}

const cards = async (phase: string) =>
  within(await screen.findByRole("region", { name: phase })).getAllByRole("article");
const asked = () => made("promotionConfig");

it("leads with one promotion and groups the others by kind, each with its way", async () => {
  answer([
    promotion("a", { endsAt: serverNow() - DAY }),
    promotion("b"),
    promotion("c", { startsAt: serverNow() + DAY }),
    promotion("d", { kind: null, page: "friendInvitation" }),
    promotion("e", { kind: "signGift" }),
  ]);
  open(DISCOUNT);
  const hrefs = async (group: string) =>
    (await cards(group)).map((card) => within(card).getByRole("link").getAttribute("href"));
  // The first that runs and has a page leads the list.
  const [lead] = await screen.findAllByRole("article");
  const link = within(lead ?? document.body).getByRole("link", { name: "活动 b" });
  expect(link.getAttribute("href")).toBe("/activity/newTask/b");
  expect(screen.getAllByRole("link", { name: "活动 b" })).toHaveLength(1);
  expect(await hrefs(activity.list.group.draw)).toEqual(["/activity/signGift/e"]);
  expect(await hrefs(activity.list.group.offer)).toEqual(["/activity/friendInvitation"]);
  expect(await cards(activity.list.group.coming)).toHaveLength(1);
  expect(await cards(activity.list.group.ended)).toHaveLength(1);
});

it("shows a member each state, and why one is closed", async () => {
  keepSession("token", "1");
  answer([
    promotion("a", { state: "open" }),
    promotion("b", { state: "joined" }),
    promotion("c", { state: "closed", why: "须 VIP5 及以上" }),
  ]);
  open(`${DISCOUNT}?state=joined`);
  const [only, ...others] = await cards(activity.list.group.task);
  expect(only?.textContent).toContain("活动 b");
  expect(others).toEqual([]);
  await userEvent.click(screen.getByRole("radio", { name: activity.list.all }));
  const texts = (await cards(activity.list.group.task)).map((card) => card.textContent);
  expect(texts[0]).toContain(activity.state.open);
  expect(texts[2]).toContain(activity.state.closed);
  expect(texts[2]).toContain("须 VIP5 及以上");
});

it("keeps category and search in the address, and asks the server for them", async () => {
  answer([promotion("a")]);
  const { router } = open(DISCOUNT);
  await userEvent.click(await screen.findByRole("button", { name: /每日/ }));
  expect(router.state.location.search).toBe("?category=daily");
  await userEvent.type(screen.getByRole("searchbox"), "zhuanpan");
  await waitFor(() => expect(router.state.location.search).toBe("?category=daily&q=zhuanpan"));
  await waitFor(() =>
    expect(asked().at(-1)?.body).toEqual({
      position: "discount",
      category: "daily",
      search: "zhuanpan",
    }),
  );
});

it("leads back from a search that finds nothing", async () => {
  answer([]);
  const { router } = open(`${DISCOUNT}?q=nothing`);
  await userEvent.click(await screen.findByRole("button", { name: activity.list.reset }));
  expect(router.state.location.search).toBe("");
});

it("can be loaded again after an error", async () => {
  site.answer("promotionConfig", refused(6005, "系统繁忙"));
  open(DISCOUNT);
  const retry = await screen.findByRole("button", { name: "重新加载" });
  answer([promotion("a")]);
  await userEvent.click(retry);
  expect(await cards(activity.list.group.task)).toHaveLength(1);
});
