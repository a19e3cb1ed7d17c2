// @vitest-environment jsdom
// The table against a real feed: a list by a call, a change of one price by a socket.
import { render, screen } from "@testing-library/react";
import { useEffect } from "react";
import { MemoryRouter } from "react-router-dom";
import { expect, it } from "vitest";
import { serverNow } from "#lib/time/clock.ts";
import { openList, useMatchIds } from "../../feed/feed-store.ts";
import { setUpLiveFeed } from "../../feed/test-live-feed.ts";
import { MatchRow } from "./match-row.tsx";
import { tableShape } from "./table-columns.ts";
import { until } from "#testing/test-until.ts";

const SHAPE = tableShape("FT", 1);
const FILTER = { sport: "FT", show: "RB", date: null, leagues: [] } as const;

const live = setUpLiveFeed(3);

function Table() {
  useEffect(() => openList(FILTER), []);
  return (
    <MemoryRouter>
      {useMatchIds().map((id) => (
        <MatchRow key={id} gameId={id} parts="" named={false} shape={SHAPE} />
      ))}
    </MemoryRouter>
  );
}

it("changes only the cell whose price changed", async () => {
  render(<Table />);
  const [cell] = await screen.findAllByRole("button", { name: /Home 1 让球.*0\.90/ });
  await until(() => expect(live.clients).toHaveLength(1));
  const touched = new Set<Element>();
  const observer = new MutationObserver((changes) => {
    for (const { target } of changes) {
      const at = target instanceof Element ? target : target.parentElement;
      const spot = at?.closest("[data-spot]");
      if (spot) touched.add(spot);
    }
  });
  observer.observe(document.body, {
    subtree: true,
    childList: true,
    characterData: true,
    attributes: true,
  });
  const delta = live.feed.step({ kind: "nothing", match: 0, value: 0 });
  const prices = [["1:RE:0:H", "0.95", 1]];
  live.clients[0]?.send(JSON.stringify({ ...delta, time: serverNow(), prices }));
  await screen.findByRole("button", { name: /Home 1 让球.*0\.95.*赔率上升/ });
  observer.disconnect();
  expect([...touched]).toEqual([cell?.closest("[data-spot]")]);
});

it("keeps the cells of a row out of the tab order, each with an accessible name", async () => {
  render(<Table />);
  const buttons = await screen.findAllByRole("button", { name: /Home 0 让球/ });
  expect(buttons.map(({ tabIndex }) => tabIndex)).toEqual(buttons.map(() => -1));
  expect(screen.getAllByText("上半场盘口已关闭")).toHaveLength(3);
});
