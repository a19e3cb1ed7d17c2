// @vitest-environment jsdom
import { cleanup, render, screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { createMemoryRouter, RouterProvider } from "react-router-dom";
import { beforeEach, expect, it } from "vitest";
import { setUpFeed } from "../../feed/test-feed-site.ts";
import { FindDialog } from "./find-dialog.tsx";
import { closeFinder, useFinder } from "../list/find-state.ts";
import { forgetSearches, useRecentSearches } from "./recent-searches.ts";

/** The first call also loads the code of all calls. */
const FIRST_CALL = { timeout: 10_000 };
const MATCH = {
  gameId: "FT-1",
  sport: "FT",
  league: "华夏超级联赛",
  startsAt: 1_763_700_000_000,
  team_h: "申江",
  team_c: "泰岳",
  live: false,
};
const ANSWERS: Readonly<Record<string, object>> = {
  sj: {
    teams: [{ id: "huaxia-2", name: "申江", crest: "", league: "华夏超级联赛", matches: 4 }],
    markets: [{ ...MATCH, w: "PD" }],
    matches: [MATCH],
  },
  zhch: {
    contests: [0, 1].map((title) => ({
      id: `FS-huaxia-${title}-9`,
      title: `华夏超级联赛 ${title === 0 ? "半程冠军" : "失球最少"}`,
      sport: "FT",
      show: "FSFU",
      leagueId: "huaxia",
    })),
  },
  shengj: { near: [{ kind: "team", id: "huaxia-2", name: "申江" }] },
};

setUpFeed(({ Request }) => ANSWERS[String(Request["text"])] ?? {});
beforeEach(() => {
  forgetSearches();
  useFinder.setState({ open: true });
});

function Opened() {
  return <FindDialog open={useFinder(({ open: isOpen }) => isOpen)} onClose={closeFinder} />;
}

function open(address = "/desk?sport=BK") {
  const router = createMemoryRouter([{ path: "*", element: <Opened /> }], {
    initialEntries: [address],
  });
  render(<RouterProvider router={router} />);
  return { router, field: screen.getByRole("searchbox") };
}

it("finds teams, markets and matches, walked with the arrows, and remembers the search", async () => {
  const { router, field } = open();
  await userEvent.type(field, "sj");
  const team = await screen.findByRole("link", { name: /4 场/u }, FIRST_CALL);
  expect(screen.getAllByRole("link").map(({ textContent }) => textContent?.slice(0, 2))).toEqual([
    "申江",
    "全场",
    "申江",
  ]);
  await userEvent.keyboard("{ArrowDown}");
  expect(document.activeElement).toBe(team);
  await userEvent.keyboard("{ArrowDown}{Enter}");
  // A match is opened over the present list.
  expect(router.state.location.search).toBe("?sport=BK&game=FT-1&play=PD");
  expect(useFinder.getState().open).toBe(false);
  expect(useRecentSearches.getState().words).toEqual(["sj"]);
});

it("closes when the sports page is left", () => {
  open();
  cleanup();
  expect(useFinder.getState().open).toBe(false);
});

it("each outright has an address of its own", async () => {
  const { field } = open();
  await userEvent.type(field, "zhch");
  await screen.findByRole("link", { name: /半程冠军/u }, FIRST_CALL);
  const links = screen.getAllByRole("link").map((link) => link.getAttribute("href"));
  expect(links.map((href) => new URLSearchParams(href?.split("?")[1]).get("contest"))).toEqual([
    "FS-huaxia-0-9",
    "FS-huaxia-1-9",
  ]);
});

it("offers recent searches and lists before anything is typed", async () => {
  useRecentSearches.setState({ words: ["sj"] });
  const { field } = open();
  expect(screen.getByRole("link", { name: "热门赛事" }).getAttribute("href")).toContain(
    "pick=popular",
  );
  await userEvent.click(screen.getByRole("button", { name: "sj" }));
  expect((field as HTMLInputElement).value).toBe("sj");
  expect(await screen.findByRole("link", { name: /4 场/u })).toBeTruthy();
});

it("offers similar names where nothing is found, else says what can be typed", async () => {
  const { router, field } = open();
  await userEvent.type(field, "shengj");
  await screen.findByText("您要找的是不是");
  await userEvent.keyboard("{ArrowDown}{Enter}");
  expect(router.state.location.search).toBe("?pick=team&of=huaxia-2");
  cleanup();
  useFinder.setState({ open: true });
  const again = open();
  await userEvent.type(again.field, "qqq");
  expect(await screen.findByText("没有找到")).toBeTruthy();
});
