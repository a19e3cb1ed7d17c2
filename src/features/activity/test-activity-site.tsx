// The page of an activity in tests, on a site that answers as the test says.
import { act, cleanup, render, screen } from "@testing-library/react";
import { createMemoryRouter, RouterProvider } from "react-router-dom";
import type { Activity, Verification } from "#contract/api/activities.ts";
import { ROUTES } from "#contract/routes.ts";
import { setBrand } from "#brand/brand.ts";
import { startTexts } from "#lib/i18n.ts";
import { useOffline } from "#lib/offline.ts";
import account from "#locales/zh-CN/account.json";
import activityTexts from "#locales/zh-CN/activity.json";
import errors from "#locales/zh-CN/errors.json";
import shell from "#locales/zh-CN/shell.json";
import titles from "#locales/zh-CN/titles.json";
import ui from "#locales/zh-CN/ui.json";
import { dropSession, keepSession } from "#session/account/session-store.ts";
import { useSite } from "#session/site/site-state.ts";
import { sampleEntry } from "#session/site/test-brand.ts";
import { startTestSite, type TestSite } from "#session/site/test-site.ts";
import { Page } from "./activity-page.tsx";
import { claims } from "./claims/claim-call.ts";
import { Page as DiscountPage } from "./discount-page.tsx";

export const done = (data: unknown) => ({ status_code: 6000, data });
export const refused = (code: number, message: string) => ({ status_code: code, message });

export async function startActivitySite(): Promise<TestSite> {
  const site = await startTestSite();
  await startTexts("zh-CN", [{ account, activity: activityTexts, errors, shell, titles, ui }]);
  return site;
}

/** A member on a brand that has every page. */
export function resetSite(site: TestSite): void {
  site.reset();
  localStorage.clear();
  useSite.setState({ depositOpen: true });
  setBrand(sampleEntry({}, { pages: ROUTES.map((route) => pageOf(route)) }));
  site.answer("confirmInfo", done({ lines: ["报名后的有效投注额计入本活动"], lostCents: 0 }));
  site.answer("exchangeRecord", done({ total: 0, list: [] }));
}

export function leaveSite(): void {
  cleanup();
  dropSession();
  claims.useCalls.setState({ calls: {} });
  useOffline.setState({ since: null });
}

function pageOf(route: (typeof ROUTES)[number]) {
  return { route, load: async () => ({ Page }), texts: null };
}

interface Visit {
  readonly site: TestSite;
  readonly activity: Activity;
  /** Null: a visitor. */
  readonly mine: Verification | null;
}

export function openActivity({ site, activity, mine }: Visit) {
  if (mine !== null) {
    keepSession("token", "1");
    site.answer("verification", done(mine));
  }
  site.answer("activityInfo", done(activity));
  return openPath(`/activity/${activity.mechanics.kind}/${activity.id}`);
}

export function openPath(path: string) {
  window.history.replaceState(null, "", path);
  const router = createMemoryRouter(
    [
      { path: "/activity/discount", element: <DiscountPage /> },
      { path: "/activity/:kind/:id", element: <Page /> },
      { path: "*", element: <p>elsewhere</p> },
    ],
    { initialEntries: [path] },
  );
  render(<RouterProvider router={router} />);
  return router;
}

export const panel = (name: string) => screen.findByRole("region", { name });

/** Lets the browser say that the network is gone. */
export function cutOff(): void {
  act(() => useOffline.setState({ since: 1 }));
}
