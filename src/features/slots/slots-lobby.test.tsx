// @vitest-environment jsdom
import { screen, waitFor, within } from "@testing-library/react";
import { beforeEach, expect, test, vi } from "vitest";
import { REGION_LIMITED } from "#contract/codes.ts";
import { useOffline } from "#lib/browser/offline.ts";
import home from "#locales/zh-CN/home.json";
import lobby from "#locales/zh-CN/lobby.json";
import slots from "#locales/zh-CN/slots.json";
import { keepSession } from "#session/account/session-store.ts";
import { setUpPage } from "#testing/test-page.tsx";
import { done } from "#testing/test-site.ts";
import { sampleGame, samplePage } from "./sample-games.ts";
import { SlotsLobby } from "./slots-lobby.tsx";

const GAMES = Array.from({ length: 9 }, (_, at) => sampleGame(`${at + 1}`));
const page = (...args: Parameters<typeof samplePage>) => done(samplePage(...args));
const { site, open, bodies } = setUpPage(
  { "/game/egame": <SlotsLobby venue="egame" /> },
  { namespaces: ["home", "lobby", "slots"], answers: () => ({ gameList: samplePage(GAMES) }) },
);
beforeEach(() => {
  vi.stubGlobal(
    "ResizeObserver",
    class {
      observe() {}
      disconnect() {}
    },
  );
  vi.stubGlobal("scrollTo", () => {});
  // Wide enough for five columns.
  vi.spyOn(HTMLElement.prototype, "clientWidth", "get").mockReturnValue(900);
});

const wall = () => screen.findByRole("grid", { name: slots.wall });
/** Waits for the rows, which are rendered one per frame, in any order. */
const cells = async () => {
  const all = await within(await wall()).findAllByRole("gridcell");
  await waitFor(() => all.forEach(gameIn));
  return all;
};
/** The button that opens a game; the heart beside it is another. */
const gameIn = (cell: HTMLElement | undefined) => {
  const button = cell?.querySelector("button");
  if (!button) throw new Error("The cell has no game.");
  return button;
};
const asked = () => bodies("gameList");

test("shows covers with the number of games for screen readers", async () => {
  open();
  expect(await cells()).toHaveLength(9);
  await waitFor(() => expect(screen.getByRole("status").textContent).toContain("共 9 款游戏"));
  expect((await wall()).getAttribute("aria-colcount")).toBe("5");
});

test("cells have the shape of covers while they load", async () => {
  site.answer("gameList", "never");
  open();
  await waitFor(() => expect(document.querySelector("main, [aria-busy=true]")).not.toBeNull());
  expect(screen.queryByRole("grid")).toBeNull();
  expect(screen.getByRole("status").textContent).toContain(slots.counting);
});

test("a failed list is loaded again on request", async () => {
  site.answer("gameList", { status_code: 6005, message: "系统繁忙" });
  const { user } = open();
  const retry = await screen.findByRole("button", { name: "重新加载" });
  site.answer("gameList", page(GAMES));
  await user.click(retry);
  expect(await cells()).toHaveLength(9);
});

test("a closed region says so and offers the service", async () => {
  site.answer("gameList", { status_code: REGION_LIMITED, message: "" });
  open();
  expect(await screen.findByText(lobby.region.title)).toBeTruthy();
  expect(screen.getByRole("button", { name: lobby.region.service })).toBeTruthy();
});

test("without a connection the loaded games stay, with a note", async () => {
  open();
  await cells();
  useOffline.setState({ since: 1 });
  expect(await screen.findByText(lobby.offline.note)).toBeTruthy();
  expect(await cells()).toHaveLength(9);
});

test("an empty search shows similar games and a way back", async () => {
  site.answer("gameList", page([], [sampleGame("虎啸山门", { name: "虎啸山门" })]));
  const { router, user } = open("?q=hxsn");
  expect(await screen.findByText(slots.empty.title)).toBeTruthy();
  const near = screen.getByRole("region", { name: slots.empty.near });
  expect(within(near).getByRole("button", { name: /虎啸山门/ })).toBeTruthy();
  await user.click(screen.getByRole("button", { name: slots.filter.reset }));
  expect(router.state.location.search).toBe("");
});

test("a search is sent after a pause and kept in the address", async () => {
  const { router, user } = open();
  await cells();
  await user.type(screen.getByRole("searchbox", { name: slots.search.label }), "longteng");
  await waitFor(() => expect(router.state.location.search).toBe("?q=longteng"));
  await waitFor(() =>
    expect(asked()).toContainEqual(expect.objectContaining({ search: "longteng" })),
  );
  // Not once per letter.
  expect(asked().filter((body) => JSON.stringify(body).includes("search"))).toHaveLength(1);
});

test("theme, provider and order come from the address and go into it", async () => {
  const { router, user } = open("?provider=XNDZ&sort=rtp");
  await cells();
  expect(asked()).toContainEqual(expect.objectContaining({ provider: "XNDZ", sort: "rtp" }));
  const providers = await screen.findByRole("navigation", { name: slots.providers.label });
  expect(within(providers).getByRole("link", { current: true }).textContent).toContain("玄鸟科技");
  await user.click(screen.getByRole("link", { name: /神话/ }));
  expect(router.state.location.search).toBe("?provider=XNDZ&theme=myth&sort=rtp");
  await user.click(screen.getByRole("radio", { name: slots.sort.volatility }));
  expect(router.state.location.search).toBe("?provider=XNDZ&theme=myth&sort=volatility");
});

test("a game that is closed shows when it opens, and cannot be started", async () => {
  site.answer("gameList", page([sampleGame("1", { opensAt: 1_790_000_000_000 })]));
  const { user } = open();
  const [cell] = await cells();
  expect(cell?.textContent).toContain(lobby.maintenance.label);
  await user.click(gameIn(cell));
  const dialog = await screen.findByRole("dialog", { name: "游戏1" });
  expect(
    within(dialog).getByRole("button", { name: slots.details.play }).matches(":disabled"),
  ).toBe(true);
  // A visitor is told that it takes a login.
  expect(
    within(dialog).getByRole("button", { name: slots.details.demoLogin }).matches(":disabled"),
  ).toBe(true);
});

test("details before a launch: return, five steps of volatility, lines, limits, rules, jackpot", async () => {
  site.answer("gameList", page([sampleGame("1", { jackpotCents: 123_456_700 })]));
  const { user } = open();
  const [cell] = await cells();
  await user.click(gameIn(cell));
  const dialog = await screen.findByRole("dialog", { name: "游戏1" });
  for (const text of ["96.50%", "中高", "243 线", "¥ 0.20 – ¥ 2,000", "¥ 1,234,567", "免费旋转"])
    expect(dialog.textContent).toContain(text);
});

test("the wall is one tab stop; arrows and ends move within it", async () => {
  const { user } = open();
  const all = await cells();
  const button = (at: number) => gameIn(all[at]);
  expect(all.flatMap((cell) => [...cell.querySelectorAll("[tabindex='0']")])).toHaveLength(1);
  button(0).focus();
  await user.keyboard("{ArrowRight}");
  await waitFor(() => expect(document.activeElement).toBe(button(1)));
  await user.keyboard("{ArrowDown}");
  await waitFor(() => expect(document.activeElement).toBe(button(6)));
  await user.keyboard("{End}");
  await waitFor(() => expect(document.activeElement).toBe(button(8)));
  await user.keyboard("{Home}");
  await waitFor(() => expect(document.activeElement).toBe(button(0)));
});

test("visitors are invited; their own lists ask for a login", async () => {
  site.answer("gameList", page([]));
  open("?own=favourites");
  expect(await screen.findByText(slots.empty.visitor)).toBeTruthy();
  expect(screen.getByRole("button", { name: lobby.visitor.register })).toBeTruthy();
});

test("a member sees what was played last, and no invitation", async () => {
  keepSession("a".repeat(64), "1");
  open();
  expect(await screen.findByRole("region", { name: slots.recent.title })).toBeTruthy();
  expect(screen.queryByRole("button", { name: lobby.visitor.register })).toBeNull();
});

test("a game by chance opens its details", async () => {
  const { user } = open();
  await cells();
  await user.click(screen.getAllByRole("button", { name: slots.surprise })[0] ?? document.body);
  expect(await screen.findByRole("dialog", { name: /游戏/ })).toBeTruthy();
});

test("no text that a visitor reads before a login promises to play for free", () => {
  const { details, ...others } = slots;
  const { demo, ...shown } = details;
  expect(demo).toContain("试玩");
  const texts = JSON.stringify([others, shown, lobby, home]);
  expect(texts.match(/免费试玩/g)).toBeNull();
});
