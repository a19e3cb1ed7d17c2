// Set-up of the tests of the game page: a game that launches, and a member with money at its venue.
import { fireEvent, render, screen, waitFor } from "@testing-library/react";
import { createMemoryRouter, RouterProvider } from "react-router-dom";
import { beforeEach, expect } from "vitest";
import { followVenueEvents } from "#domain/wallet/venue-entry.ts";
import { keepSession, useSession } from "#session/account/session-store.ts";
import { setSiteFlags } from "#session/site/site-state.ts";
import { sampleEntry } from "#testing/test-brand.ts";
import { done, setUpSite } from "#testing/test-site.ts";
import { ToastHost } from "#ui/overlays/toast.tsx";
import { Page } from "./game-page.tsx";

export const GAME = "https://games.example/play?t=1";

let game: ReturnType<typeof setUpSite>;
let router: ReturnType<typeof createMemoryRouter>;
let stop = () => {};

const games = ["https://games.example"];
const hosts = { customerService: [], games, payments: [], h5: [], images: [], captcha: [] };

export function setUpGame() {
  game = setUpSite({
    namespaces: ["game", "venue-entry"],
    brand: sampleEntry({ hosts }),
    after: () => stop(),
  });
  beforeEach(() => {
    keepSession("session-11111111", "u1");
    useSession.setState({ balance: { centre: 50_000, locked: 0 } });
    setSiteFlags({ depositOpen: true, inSiteGame: true, clientIp: "" });
    money("88.00", false);
    answer({ url: GAME });
    stop = followVenueEvents();
  });
  return game;
}

export const answer = (data: object) =>
  game.site.answer("launch", done({ url: "", moved: null, type: null, data: null, ...data }));

export function money(balance: string, autoTransfer: boolean) {
  game.site.answer("venueBalance", done({ channelCode: "PG", balance, lockMoney: null }));
  const venue = { channelCode: "PG", name: "龙腾电子", category: "DZ", balance, opensAt: null };
  const venues = [{ ...venue, locked: null }];
  game.site.answer("allBalance", done({ autoTransfer, venues, latest: [] }));
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

export const launches = () => game.made("launch");
export const opened = () => screen.findByTitle<HTMLIFrameElement>("招财猫");
export const press = (name: string) => fireEvent.click(screen.getByRole("button", { name }));
export const venueMoney = (text: string) =>
  waitFor(() => expect(screen.getByText(text)).toBeTruthy());
export const place = () => router.state.location.pathname;
export const isGone = () => waitFor(() => expect(place()).toBe("/lobby"));
