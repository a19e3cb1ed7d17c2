// @vitest-environment jsdom
import { act, screen, waitFor } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { expect, it } from "vitest";
import { keepToldLevel, toldLevel } from "#session/member/told-level.ts";
import { sampleEntry, samplePages } from "#testing/test-brand.ts";
import { setUpPage } from "#testing/test-page.tsx";
import { done } from "#testing/test-site.ts";
import { useLayers } from "#ui/overlays/open-layers.ts";
import { Layer } from "./level-up-layer.tsx";
import { sampleLevels, sampleProgress } from "./sample-levels.ts";

const { site, open, made, bodies } = setUpPage(<Layer />, {
  namespaces: ["vip"],
  brand: sampleEntry({ switches: ["vip", "welfare"] }, { pages: samplePages() }),
  member: true,
  answers: () => ({
    vipLevels: sampleLevels(),
    vipProgress: sampleProgress({ level: 2, target: 3, reached: 2 }),
  }),
  after: () => useLayers.setState({ layers: [] }),
});

const seen = () => made("vipSeen");
const TITLE = "已升级为 VIP2 白银";
const told = async () => {
  expect(await screen.findByText(TITLE)).toBeTruthy();
  await waitFor(() => expect(bodies("vipSeen")).toEqual([{ level: 2 }]));
};

it("tells of a new level once, without taking the focus", async () => {
  open("/home");
  await told();
  expect(screen.getByRole("status").textContent).toMatch(/晋级礼金\s¥\s188/);
  expect(document.activeElement).toBe(document.body);
  await userEvent.click(screen.getByRole("button", { name: "关闭" }));
  expect(screen.queryByText(TITLE)).toBeNull();
  expect(toldLevel("1")).toBe(2);
});

it("is not told again by another tab that had asked before", async () => {
  useLayers.setState({ layers: [{ close: () => true }] });
  open("/home");
  await waitFor(() => expect(site.made.map(({ name }) => name)).toContain("vipLevels"));
  keepToldLevel("1", 2);
  act(() => useLayers.setState({ layers: [] }));
  expect(screen.queryByText(TITLE)).toBeNull();
  expect(seen()).toEqual([]);
});

it("leaves with the page", async () => {
  const { router } = open("/home");
  await told();
  await act(async () => router.navigate("/mine/message"));
  expect(screen.queryByText(TITLE)).toBeNull();
  await act(async () => router.navigate("/home"));
  expect(screen.queryByText(TITLE)).toBeNull();
  expect(toldLevel("1")).toBe(2);
});

it("leads to the gift and to the level", async () => {
  const { router } = open("/home");
  await told();
  expect((await screen.findByRole("link", { name: "去领取" })).getAttribute("href")).toBe(
    "/mine/welfare",
  );
  await userEvent.click(screen.getByRole("link", { name: "查看权益" }));
  expect(router.state.location.pathname).toBe("/mine/vip");
  expect(screen.queryByText(TITLE)).toBeNull();
});

it("waits on pages with a bet slip, and while a bet has no outcome", async () => {
  const bet = { key: crypto.randomUUID(), userId: "1", slot: "", sentAt: 1, failedAt: 1 };
  const rest = { endedAt: null, tries: 1, state: "unknown", refusal: null, body: {}, answer: null };
  localStorage.setItem("money/1/bet/", JSON.stringify({ ...bet, ...rest }));
  const { router } = open("/game/sport");
  await waitFor(() => expect(site.made.map(({ name }) => name)).toContain("vipLevels"));
  await act(async () => router.navigate("/home"));
  expect(screen.queryByText(TITLE)).toBeNull();
  localStorage.removeItem("money/1/bet/");
  await act(async () => router.navigate("/game/sport"));
  expect(screen.queryByText(TITLE)).toBeNull();
  expect(seen()).toEqual([]);
  await act(async () => router.navigate("/home"));
  await told();
  await act(async () => router.navigate("/game/sport"));
  expect(screen.queryByText(TITLE)).toBeNull();
});

it("comes when the last open money call ends, on the page that stands", async () => {
  const bet = { key: crypto.randomUUID(), userId: "1", slot: "", sentAt: 1, failedAt: 1 };
  const rest = { endedAt: null, tries: 1, state: "unknown", refusal: null, body: {}, answer: null };
  localStorage.setItem("money/1/bet/", JSON.stringify({ ...bet, ...rest }));
  open("/home");
  await waitFor(() => expect(site.made.map(({ name }) => name)).toContain("vipLevels"));
  expect(screen.queryByText(TITLE)).toBeNull();
  localStorage.removeItem("money/1/bet/");
  await told();
});

it("waits for an open dialog", async () => {
  useLayers.setState({ layers: [{ close: () => true }] });
  open("/home");
  await waitFor(() => expect(site.made.map(({ name }) => name)).toContain("vipLevels"));
  expect(screen.queryByText(TITLE)).toBeNull();
  act(() => useLayers.setState({ layers: [] }));
  await told();
});

it("asks for nothing more once it knows that nothing is new", async () => {
  site.answer("vipProgress", done(sampleProgress({ level: 2 })));
  open("/home");
  await waitFor(() => expect(toldLevel("1")).toBe(2));
  expect(site.made.map(({ name }) => name)).toEqual(["vipProgress"]);
});
