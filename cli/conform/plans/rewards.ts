// VIP, invites, activities and rewards.
import {
  type Asking,
  changes,
  type Facts,
  given,
  none,
  PAGE,
  moneyPlan,
  plan,
  unknownKey,
} from "../call-plan.ts";

const activity = (facts: Facts) =>
  facts.answer("promotionConfig")?.list.find(({ kind }) => kind !== null)?.id;
const race = (facts: Facts) =>
  facts.answer("promotionConfig")?.list.find(({ kind }) => kind === "racePage")?.id;
const NO_ACTIVITY = "no activity with a page is offered";

/** Of the activity that was asked about last: a member who has left one may not join it again. */
function joinable(facts: Facts) {
  const asked = facts.answer("activityInfo");
  const isOpen = facts.answer("verification")?.state === "open";
  return isOpen && asked?.joins && asked.canLeave ? asked : undefined;
}

/** Item of the activity that was asked about last. */
function claimable(facts: Facts): string | undefined {
  const { chances, items = [] } = facts.answer("verification") ?? {};
  if ((chances ?? 0) > 0) return "draw";
  return items.find(({ state }) => state === "claimable")?.item;
}

/** Asks about one activity after the other, up to the first that fits. */
const findActivity =
  (fits: (facts: Facts) => unknown) =>
  async (asking: Asking, facts: Facts): Promise<void> => {
    for (const { id, kind } of facts.answer("promotionConfig")?.list ?? []) {
      if (kind === null) continue;
      await asking.ask("activityInfo", { id });
      await asking.ask("verification", { id });
      if (fits(facts) !== undefined) return;
    }
  };
const toJoin = (facts: Facts) =>
  given(joinable(facts), "no activity can be joined and left", ({ id }) => ({ id }));

export const REWARD_PLANS = [
  plan("vipLevels", { body: none }),
  plan("rebateRates", { body: none }),
  plan("inviteRules", { body: none }),
  plan("promotionConfig", {
    body: () => ({ position: "discount", search: "" }),
  }),
  plan("activityInfo", {
    body: (facts) => given(activity(facts), NO_ACTIVITY, (id) => ({ id })),
  }),
  plan("raceBoard", {
    body: (facts) => given(race(facts), "no race is offered", (id) => ({ id, round: 0 })),
  }),
  plan("inviteInfo", { body: none }),
  plan("inviteRecords", { body: () => PAGE }),
  plan("vipProgress", { body: () => ({ grade: 1 }) }),
  plan("vipWeek", { body: none }),
  plan("freeBetList", { body: none }),
  plan("rewardList", { body: () => ({ state: "claimable", ...PAGE }) }),
  plan("verification", {
    body: (facts) => given(activity(facts), NO_ACTIVITY, (id) => ({ id })),
  }),
  plan("confirmInfo", {
    body: (facts) => given(activity(facts), NO_ACTIVITY, (id) => ({ id, action: "join" })),
  }),
  plan("exchangeRecord", { body: () => PAGE }),
  plan("claimRewardsStatus", unknownKey),
  plan("claimActivityStatus", unknownKey),
  moneyPlan("claimRewards", {
    first: (asking) => asking.ask("rewardList", { state: "claimable", ...PAGE }),
    body: (facts) =>
      given(facts.answer("rewardList")?.list[0], "no reward can be claimed", ({ id }) => ({
        ids: [id],
      })),
    other: () => ({ ids: ["conform"] }),
  }),
  moneyPlan("claimActivity", {
    first: findActivity(claimable),
    body: (facts) => {
      const item = claimable(facts);
      const id = facts.answer("activityInfo")?.id;
      return item === undefined || id === undefined
        ? "no activity has something to claim"
        : { id, item };
    },
    other: (fields) => ({ ...fields, item: "conform" }),
  }),
  plan("vipSeen", { changes, body: () => ({ level: 0 }) }),
  plan("joinActivity", { changes, first: findActivity(joinable), body: toJoin }),
  plan("leaveActivity", { changes, body: toJoin }),
];
