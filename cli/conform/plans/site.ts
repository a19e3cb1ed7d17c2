// Calls of the site as a whole.
import { none, PAGE, plan } from "../call-plan.ts";

export const SITE_PLANS = [
  plan("preInfo", { body: none }),
  plan("navigationList", { body: none }),
  plan("sponsorContent", { body: none }),
  plan("onlineCustomService", { body: none }),
  plan("discountAds", { body: () => ({ position: "home" }) }),
  plan("noticeList", { body: () => PAGE }),
];
