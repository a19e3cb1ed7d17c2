// Set-up of the tests of the game page: a game that launches, and a member with money at its venue.
import { cleanup, fireEvent, render, screen, waitFor } from "@testing-library/react";
import { createMemoryRouter, RouterProvider } from "react-router-dom";
import { afterAll, afterEach, beforeAll, beforeEach, expect, vi } from "vitest";
import { setBrand } from "#brand/brand.ts";
import { addLateTexts } from "#lib/i18n.ts";
import { useOffline } from "#lib/offline.ts";
import texts from "#locales/zh-CN/game.json";
import entryTexts from "#locales/zh-CN/venue-entry.json";
import { keepSession, useSession } from "#session/account/session-store.ts";
import { useOverlays } from "#session/overlays/overlay-store.ts";
import { setSiteFlags } from "#session/site/site-state.ts";
import { sampleEntry } from "#session/site/test-brand.ts";
import { startTestSite, type TestSite } from "#session/site/test-site.ts";
import { followVenueEvents } from "#domain/wallet/venue-entry.ts";
import { ToastHost } from "#ui/toast.tsx";
import { Page } from "./game-page.tsx";

export const GAME = "https://games.example/play?t=1";

let site: TestSite;
let router: ReturnType<typeof createMemoryRouter>;
let stop = () => {};

/** Once per file; @returns the site, once the tests run */
export function useGameSite(): () => TestSite {
  beforeAll(async () => {
    site = await startTestSite();
    const hosts = {
      customerService: [],
      games: ["https://games.example"],
      payments: [],
      h5: [],
      images: [],
    };
    setBrand(sampleEntry({ hosts: { ...hosts, captcha: [] } }));
    addLateTexts("zh-CN", { game: texts, "venue-entry": entryTexts });
  });
  afterAll(() => site.close());
  beforeEach(() => {
    site.reset();
    sessionStorage.clear();
    localStorage.clear();
    keepSession("session-11111111", "u1");
    useSession.setState({ balance: { centre: 50_000, locked: 0 } });
    useOverlays.setState({ venue: null });
    useOffline.setState({ since: null });
    setSiteFlags({ depositOpen: true, inSiteGame: true, clientIp: "" });
    money("88.00", false);
    answer({ url: GAME });
    stop = followVenueEvents();
  });
  afterEach(() => {
    stop();
    cleanup();
    vi.useRealTimers();
  });
  return () => site;
}

export const done = (data: unknown) => ({ status_code: 6000, data });
export const answer = (data: object) =>
  site.answer("launch", done({ url: "", moved: null, type: null, data: null, ...data }));

export function money(balance: string, autoTransfer: boolean) {
  site.answer("venueBalance", done({ channelCode: "PG", balance, lockMoney: null }));
  const venue = { channelCode: "PG", name: "龙腾电子", category: "DZ", balance, opensAt: null };
  const venues = [{ ...venue, locked: null }];
  site.answer("allBalance", done({ autoTransfer, venues, latest: [] }));
}

export function show(path = "/game/PG.g1", state: unknown = { name: "招财猫", from: "/lobby" }) {
  const [pathname = "", search = ""] = path.split(/(?=\?)/);
  const routes = [
    { path: "/game/:info", element: <Page /> },
    { path: "*", element: <p>elsewhere</p> },
  ];
  const initialEntries = ["/lobby", { pathname, search, state }];
  router = createMemoryRouter(routes, { initialEntries, initialIndex: 1 });
  render(
    <>
      <RouterProvider router={router} />
      <ToastHost />
    </>,
  );
}

export const launches = () => site.made.filter(({ name }) => name === "launch");
export const opened = () => screen.findByTitle<HTMLIFrameElement>("招财猫");
export const press = (name: string) => fireEvent.click(screen.getByRole("button", { name }));
export const venueMoney = (text: string) =>
  waitFor(() => expect(screen.getByText(text)).toBeTruthy());
export const place = () => router.state.location.pathname;
export const isGone = () => waitFor(() => expect(place()).toBe("/lobby"));
