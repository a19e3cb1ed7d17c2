// @vitest-environment jsdom
// After a game in a window of its own, the header says at which venue the money is and offers to bring it back.
import { act, fireEvent, render, screen, waitFor } from "@testing-library/react";
import { Suspense } from "react";
import { MemoryRouter } from "react-router-dom";
import { beforeEach, expect, it, vi } from "vitest";
import { followOwnWindow, useOwnWindow } from "#domain/games/own-window.ts";
import { recycles } from "#domain/wallet/venue-recycle.ts";
import { dropSession, keepSession } from "#session/account/session-store.ts";
import { done, setUpSite } from "#testing/test-site.ts";
import { OwnWindowLayer } from "./own-window-layer.tsx";

const MEMBER = "7";
const NOTE = `ownWindow/${MEMBER}`;
const { site, made } = setUpSite({
  namespaces: ["venue-entry"],
  after: () => recycles.useCalls.setState({ calls: {} }),
});
beforeEach(() => {
  keepSession("token", MEMBER);
  holds("120.50");
  vi.spyOn(document, "hasFocus").mockReturnValue(true);
});

function holds(balance: string): void {
  const venue = { channelCode: "PG", name: "PG 电子", balance, category: 1 };
  site.answer("allBalance", done({ venues: [venue], latest: [], autoTransfer: "0" }));
  site.answer("venueBalance", done({ balance }));
}

function show(): void {
  render(
    <MemoryRouter>
      <header data-ground="header">
        <div data-account="" />
      </header>
      <Suspense>
        <OwnWindowLayer />
      </Suspense>
    </MemoryRouter>,
  );
}

const line = () => screen.queryByText("PG 电子余额");
const inHeader = () => line()?.closest("header") !== null;

it("says so once the window has closed and the member is back, and brings the money back", async () => {
  const own = { closed: false };
  show();
  act(() => followOwnWindow("PG", own as Window));
  expect(line()).toBeNull();
  own.closed = true;
  expect(await screen.findByText("PG 电子余额")).toBeTruthy();
  expect([inHeader(), screen.getAllByText("¥ 120.50").length]).toEqual([true, 1]);
  const moved = [{ channelCode: "PG", name: "PG 电子", amount: "120.50" }];
  site.answer("recycle", done({ moved, kept: [] }));
  holds("0.00");
  fireEvent.click(screen.getByRole("button", { name: "转回中心钱包" }));
  await waitFor(() => expect(line()).toBeNull());
  expect(made("recycle")).toMatchObject([{ body: { channelCode: "PG" } }]);
  expect(localStorage.getItem(NOTE)).toBeNull();
});

it("says nothing while the member is elsewhere", async () => {
  vi.mocked(document.hasFocus).mockReturnValue(false);
  show();
  act(() => followOwnWindow("PG", { closed: true } as Window));
  const looks = vi.mocked(document.hasFocus).mock.calls.length;
  await waitFor(() =>
    expect(vi.mocked(document.hasFocus).mock.calls.length).toBeGreaterThan(looks),
  );
  expect(useOwnWindow.getState().away).toBe(true);
  expect(line()).toBeNull();
  vi.mocked(document.hasFocus).mockReturnValue(true);
  expect(await screen.findByText("PG 电子余额")).toBeTruthy();
});

it("says so after a reload, until the member closes it", async () => {
  dropSession();
  localStorage.setItem(NOTE, "PG");
  act(() => keepSession("token", MEMBER));
  show();
  expect(await screen.findByText("PG 电子余额")).toBeTruthy();
  fireEvent.click(screen.getByRole("button", { name: "不再提示" }));
  expect([line(), localStorage.getItem(NOTE)]).toEqual([null, null]);
});

it("says nothing of a venue without money, nor to another member", async () => {
  holds("0.00");
  act(() => followOwnWindow("PG", { closed: true } as Window));
  show();
  await waitFor(() => expect(localStorage.getItem(NOTE)).toBeNull());
  expect(line()).toBeNull();
  holds("5.00");
  act(() => followOwnWindow("PG", { closed: true } as Window));
  act(() => keepSession("other", "8"));
  expect(useOwnWindow.getState().channelCode).toBeNull();
});
