// Set-up of the tests of activities: a brand that has every page.
import { act, screen } from "@testing-library/react";
import { beforeEach } from "vitest";
import type { Activity, Verification } from "#contract/api/activities.ts";
import { useOffline } from "#lib/browser/offline.ts";
import { keepSession } from "#session/account/session-store.ts";
import { useSite } from "#session/site/site-state.ts";
import { sampleEntry, samplePages } from "#testing/test-brand.ts";
import { setUpPage } from "#testing/test-page.tsx";
import { done } from "#testing/test-site.ts";
import { Page } from "./activity-page.tsx";
import { activityClaims } from "./claims/activity-claim.ts";
import { Page as DiscountPage } from "./discount-page.tsx";

const PAGES = { "/activity/discount": <DiscountPage />, "/activity/:kind/:id": <Page /> };

interface Visit {
  readonly activity: Activity;
  /** Null: a visitor. */
  readonly mine: Verification | null;
}

export function setUpActivities(desktop = false) {
  const page = setUpPage(PAGES, {
    namespaces: ["activity", "money-call", "shell"],
    brand: sampleEntry({}, { pages: samplePages() }),
    desktop,
    answers: () => ({
      confirmInfo: { lines: ["报名后的有效投注额计入本活动"], lostCents: 0 },
      exchangeRecord: { total: 0, list: [] },
    }),
    after: () => activityClaims.useCalls.setState({ calls: {} }),
  });
  beforeEach(() => useSite.setState({ depositOpen: true }));
  const openActivity = ({ activity, mine }: Visit) => {
    if (mine !== null) {
      keepSession("token", "1");
      page.site.answer("verification", done(mine));
    }
    page.site.answer("activityInfo", done(activity));
    return page.open(`/activity/${activity.mechanics.kind}/${activity.id}`);
  };
  return { ...page, openActivity };
}

export const panel = (name: string) => screen.findByRole("region", { name });

/** Lets the browser say that the network is gone. */
export function cutOff(): void {
  act(() => useOffline.setState({ since: 1 }));
}
