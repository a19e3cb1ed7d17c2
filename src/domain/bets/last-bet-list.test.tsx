// @vitest-environment jsdom
import { act, screen } from "@testing-library/react";
import { expect, it } from "vitest";
import { storeLastBets } from "#session/account/last-bets.ts";
import { useSession } from "#session/account/session-store.ts";
import { setUpPage } from "#testing/test-page.tsx";
import { LastBetList } from "./last-bet-list.tsx";

const { open } = setUpPage(<LastBetList />, { namespaces: ["notices"] });

it("goes with the login, also where another tab ends it", () => {
  useSession.setState({ token: "t", userId: "u1" });
  const bet = {
    id: "CR1",
    placedAt: 0,
    title: "小 9.5",
    matches: [],
    riskCents: 100,
    winCents: 90,
  };
  storeLastBets({ userId: "u1", time: 0, total: 3, bets: [bet] });
  open();
  expect(screen.getByRole("article").textContent).toContain("小 9.5");
  expect(screen.getByText("还有 2 张，联网后可查看。")).toBeTruthy();
  act(() => useSession.setState({ token: null, userId: null }));
  expect(screen.queryByRole("article")).toBeNull();
});
