// The list of promotions: activities with their page, and offers that need none.
import type * as v from "valibot";
import type * as calls from "#contract/api/activities.ts";
import {
  ACTIVITY_CATEGORIES,
  type ActivityCategory,
  OFFER_PAGES,
  type OfferPage,
} from "#contract/activities.ts";
import type { ActivityDefinition } from "../../backend/activities/activity-definition.ts";
import { scopeContext, scopeOf } from "../../backend/activities/activity-scope.ts";
import { activityState } from "../../backend/activities/activity-state.ts";
import { claimCount } from "../../backend/activities/activity-store.ts";
import { dayStart } from "../../backend/time/china-time.ts";
import type { Row } from "../data/catalogue-rows.ts";
import { between } from "../random.ts";
import { type WorldContext, select } from "../world-context.ts";
import { activitiesOf, monthOf } from "./activity-directory.ts";

type Asked = v.InferOutput<typeof calls.promotionConfig.request>;

export function promotionConfig(
  context: WorldContext,
  { position, category, search = "" }: Asked,
): v.InferOutput<typeof calls.promotionConfig.response> {
  const { view, world, time } = context;
  if (!view.isOn("promotions")) return { total: 0, list: [], categories: [] };
  const rows = select(world.catalogue.promotions, context);
  if (position === "home") {
    const all = rows.map((row) => promotionsOf(row, context));
    const count = between(6, 9, world.seed, view.site.id, "promotions");
    const list = all.flatMap((ofRow) => ofRow.slice(0, 1)).slice(0, count);
    return { total: all.flat().filter(isRunning(time)).length, list, categories: [] };
  }
  const matches = context.search.matching(search);
  const found = rows
    .flatMap((row) => promotionsOf(row, context))
    .filter(({ title, text }) => matches(title) || matches(text));
  const categories = ACTIVITY_CATEGORIES.map((key) => ({
    key,
    count: found.filter((one) => one.category === key).length,
  })).filter(({ count }) => count > 0);
  const list = found.filter((one) => category === undefined || one.category === category);
  return { total: list.length, list, categories };
}

const isRunning =
  (time: number) =>
  ({ startsAt, endsAt }: calls.Promotion) =>
    (startsAt ?? 0) <= time && time < (endsAt ?? Infinity);

function promotionsOf(row: Row<"promotion">, context: WorldContext): calls.Promotion[] {
  const activities = activitiesOf(row, context.time);
  return activities.length === 0
    ? [offer(row, context)]
    : activities.map((definition) => activity(definition, context));
}

function activity(definition: ActivityDefinition, context: WorldContext): calls.Promotion {
  const { id, title, amount, text, startsAt, endsAt, image, category, mechanics } = definition;
  const { member, database } = context;
  const { state, why } =
    member === null
      ? { state: null, why: "" }
      : activityState(scopeOf(scopeContext(context), definition, member));
  const claimed = claimCount(database, { activity: id, site: context.view.site.id });
  return {
    id,
    title,
    amount,
    text,
    startsAt,
    endsAt,
    // Nobody is told a number that invites no one.
    claimed: claimed === 0 ? null : claimed,
    image,
    kind: mechanics.kind,
    page: null,
    category,
    state,
    why,
  };
}

function offer({ id, title, amount, text, days, needs }: Row<"promotion">, { time }: WorldContext) {
  return {
    id,
    title,
    amount,
    text,
    startsAt: days === 0 ? null : dayStart(`${monthOf(time)}-01`),
    endsAt: days === 0 ? null : dayStart(`${monthOf(time, 1)}-01`),
    claimed: null,
    image: `/media/promo/${id}.svg`,
    kind: null,
    page: pageOf(needs),
    category: categoryOf(needs, text),
    state: null,
    why: "",
  };
}

function pageOf(needs: string): OfferPage | null {
  const keys = new Set(needs.split(" "));
  return OFFER_PAGES.find((page) => keys.has(page)) ?? null;
}

function categoryOf(needs: string, text: string): ActivityCategory {
  const keys = needs.split(" ");
  if (keys.includes("deposit")) return "deposit";
  if (keys.includes("sport") || keys.includes("gaming")) return "sport";
  if (keys.includes("vip") || keys.includes("welfare")) return "vip";
  if (keys.includes("download") || keys.includes("friendInvitation")) return "new";
  return text.includes("每日") || text.includes("当日") ? "daily" : "games";
}
