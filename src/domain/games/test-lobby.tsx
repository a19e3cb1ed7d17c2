// A page with one game to press, for tests of launches.
import { act, fireEvent, render, screen, waitFor } from "@testing-library/react";
import { createMemoryRouter, RouterProvider } from "react-router-dom";
import { beforeEach, expect, vi } from "vitest";
import { keepSession, useSession } from "#session/account/session-store.ts";
import { useOverlays } from "#session/overlays/overlay-store.ts";
import { followStartingEvents } from "#session/overlays/starting.ts";
import { emit } from "#session/site/events.ts";
import { setSiteFlags } from "#session/site/site-state.ts";
import { sampleEntry, samplePages } from "#testing/test-brand.ts";
import { done, setUpSite, type TestSite } from "#testing/test-site.ts";
import { PlainButton } from "#ui/buttons/plain-button.tsx";
import { ToastHost } from "#ui/overlays/toast.tsx";
import { followVenueEvents } from "../wallet/venue-entry.ts";
import { type LaunchOptions, useLaunchGame } from "./launch-game.ts";

/** An address that the site allows. */
export const GAME_URL = "https://games.example/play?t=1";

const games = ["https://games.example"];
const hosts = { customerService: [], games, payments: [], h5: [], images: [], captcha: [] };

interface OpenedWindow {
  readonly to: string;
  readonly replaced: string[];
  closed: boolean;
}

/** Registers the hooks of a test file: before each test a member is logged in, and games open in the site. */
export function setUpLobby() {
  let router: ReturnType<typeof createMemoryRouter>;
  let opened: OpenedWindow[] = [];
  let stops: (() => void)[] = [];
  const { site, made } = setUpSite({
    namespaces: ["venue-entry"],
    brand: sampleEntry({ hosts }, { pages: samplePages("/game/sport/:enName") }),
    after: () => stops.forEach((stop) => stop()),
  });
  beforeEach(() => {
    keepSession("session-11111111", "u1");
    useSession.setState({ balance: { centre: 50_000, locked: 0 } });
    openInSite(true);
    opened = [];
    vi.spyOn(window, "open").mockImplementation((to) => openWindow(String(to), opened));
    stops = [followStartingEvents(), followVenueEvents()];
  });

  const launches = () => made("launch");
  const over = () => waitFor(() => expect(overlay()).toBeNull());
  const show = (enName = "PG", options: LaunchOptions = {}) => {
    router = renderLobby(enName, options);
    return router;
  };
  return {
    show,
    press,
    launches,
    over,
    opened: () => opened,
    toasts: () => site.toasts,
    location: () => router.state.location,
    path: () => router.state.location.pathname + router.state.location.search,
    stopAfter: (stop: () => void) => void stops.push(stop),
    /** The next launches fail or are not answered. */
    refuse: (reply: Parameters<TestSite["answer"]>[1]) => site.answer("launch", reply),
    answer: (data: object) =>
      site.answer("launch", done({ url: "", moved: null, type: null, data: null, ...data })),
    /** The list of balances leaves this venue out; the venue itself tells its balance. */
    holds: (enName: string, balance: string) => tellBalance(site, enName, balance),
    /** Presses the game and waits for the end of its launch. */
    async start(enName?: string, options?: LaunchOptions) {
      show(enName, options);
      press();
      await waitFor(() => expect(launches()).toHaveLength(1));
      await over();
    },
  };
}

function tellBalance(site: TestSite, channelCode: string, balance: string): void {
  const venue = { name: "PG 电子", category: "DZ", balance: null, opensAt: null, locked: null };
  const venues = [{ channelCode, ...venue }];
  site.answer("allBalance", done({ autoTransfer: false, venues, latest: [] }));
  site.answer("venueBalance", done({ channelCode, balance, lockMoney: null }));
}

export function openInSite(inSiteGame: boolean): void {
  setSiteFlags({ depositOpen: true, inSiteGame, clientIp: "" });
}

export function overlay() {
  return useOverlays.getState().starting;
}

/** As the button of the overlay does. */
export function giveUp(): void {
  const cancel = overlay()?.onCancel;
  expect(cancel).toBeTypeOf("function");
  act(() => {
    emit("dismiss_starting", null);
    cancel?.();
  });
}

function renderLobby(enName: string, options: LaunchOptions) {
  const routes = [
    { path: "/lobby", element: <Lobby enName={enName} options={options} /> },
    { path: "*", element: null },
  ];
  const router = createMemoryRouter(routes, { initialEntries: ["/lobby"] });
  render(
    <>
      <RouterProvider router={router} />
      <ToastHost />
    </>,
  );
  return router;
}

function press(): void {
  fireEvent.click(screen.getByText("进入"));
}

interface LobbyProps {
  readonly enName: string;
  readonly options: LaunchOptions;
}

function Lobby({ enName, options }: LobbyProps) {
  const launch = useLaunchGame();
  return (
    <PlainButton onClick={() => launch({ enName, gameCode: "g1", name: "龙腾" }, options)}>
      进入
    </PlainButton>
  );
}

function openWindow(to: string, opened: OpenedWindow[]): Window {
  const made: OpenedWindow = { to, replaced: [], closed: false };
  opened.push(made);
  const location = { replace: (url: string) => void made.replaced.push(url) };
  const close = () => void (made.closed = true);
  return { location, close, opener: window, closed: false } as unknown as Window;
}
