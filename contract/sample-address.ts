// An address that a browser can open, for each path of the route table.

import { ownValue } from "./own-value.ts";

/** Paths whose parameters accept only certain values. */
const SAMPLES: Readonly<Record<string, string>> = {
  "*": "/no-such-page",
  "/redirect/*": "/redirect/home",
  "/game/sport/:enName": "/game/sport/crty",
  // A venue of the sandbox.
  "/game/:info": "/game/HPDZ",
  "/mine/accountManage/:id": "/mine/accountManage/bank",
  // Activities that the sandbox has for every brand.
  "/activity/racePage/:id": "/activity/racePage/iron-duel-2026-11",
  "/activity/activityLandPage/:id": "/activity/activityLandPage/account-guard",
  "/activity/firstDeposit/:id": "/activity/firstDeposit/first-kick",
  "/activity/againDeposit/:id": "/activity/againDeposit/deposit-ladder",
  "/activity/newTask/:id": "/activity/newTask/newcomer-road",
  "/activity/drawGift/:id": "/activity/drawGift/lucky-wheel",
  "/activity/signGift/:id": "/activity/signGift/monthly-sign-2026-11",
  "/activity/bettingGift/:id": "/activity/bettingGift/expert-volume",
};

/** @param path of the route table, such as `/mine/accountManage/:id` */
export function sampleAddress(path: string): string {
  return ownValue(SAMPLES, path) ?? path.replaceAll(/:\w+/g, "1");
}
