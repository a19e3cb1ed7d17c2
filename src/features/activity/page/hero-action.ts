// The one thing that a visitor or member can do about an activity now; the hero offers it, and nothing else does.
import type { Activity, ActivityItem, Verification } from "#contract/api/activities.ts";
import type { VenueCode } from "#contract/venues.ts";
import { signDays } from "../kinds/items/sign-days.ts";
import type { RemedyKey } from "../parts/ways.ts";
import type { Standing } from "./use-standing.ts";

type Check = Verification["checks"][number];
type Task = Extract<Activity["mechanics"], { kind: "newTask" }>["tasks"][number];

export type HeroAction =
  | { readonly kind: "none" | "waiting" | "login" | "join" | "rewards" | "others" }
  /** The control itself is in the hero: a wheel or boxes. */
  | { readonly kind: "draw" }
  | { readonly kind: "claim"; readonly item: ActivityItem }
  | { readonly kind: "remedy"; readonly check: Check; readonly remedy: RemedyKey }
  | { readonly kind: "deposit"; readonly item: string }
  | { readonly kind: "task"; readonly item: string; readonly page: NonNullable<Task["page"]> }
  /** Null: in any venue. */
  | { readonly kind: "play"; readonly venue: VenueCode | null };

const NONE: HeroAction = { kind: "none" };

export function heroAction(
  activity: Activity,
  { state, data }: Pick<Standing, "state" | "data">,
  now: number,
): HeroAction {
  if (state === "visitor")
    return { kind: activity.endsAt !== null && activity.endsAt <= now ? "others" : "login" };
  if (data === undefined) return { kind: state === "loading" ? "waiting" : "none" };
  switch (data.state) {
    case "coming":
      return NONE;
    case "open":
      return { kind: "join" };
    case "waiting":
      return { kind: "rewards" };
    case "left":
    case "ended":
      return { kind: "others" };
    case "closed":
      return remedyOf(data.checks);
    case "joined":
      return joinedAction(activity, data, now);
  }
}

/** The item that the hero acts on: its row offers nothing of its own. */
export function leadItem(action: HeroAction): string | null {
  if (action.kind === "claim") return action.item.item;
  return "item" in action ? action.item : null;
}

function remedyOf(checks: readonly Check[]): HeroAction {
  const check = checks.find(({ met, remedy }) => !met && remedy !== null);
  if (check === undefined || check.remedy === null) return NONE;
  return { kind: "remedy", check, remedy: check.remedy };
}

function joinedAction(activity: Activity, { items }: Verification, now: number): HeroAction {
  const { mechanics, venues } = activity;
  const play: HeroAction = { kind: "play", venue: venues[0] ?? null };
  if (mechanics.kind === "drawGift") return { kind: "draw" };
  if (mechanics.kind === "signGift") {
    const days = signDays({ mechanics, startsAt: activity.startsAt, now, items });
    const today = days.find(({ state }) => state === "today" || state === "todayOpen");
    if (today?.item === undefined) return NONE;
    return today.state === "today" ? { kind: "claim", item: today.item } : play;
  }
  const claimable = items.find(({ state }) => state === "claimable");
  if (claimable !== undefined) return { kind: "claim", item: claimable };
  const open = items.find(({ state, done }) => state === "open" && done === 0);
  switch (mechanics.kind) {
    case "racePage":
    case "bettingGift":
      return play;
    case "firstDeposit":
    case "againDeposit":
      return open === undefined ? NONE : { kind: "deposit", item: open.item };
    case "newTask":
      return taskAction(mechanics.tasks, items);
    case "activityLandPage":
      return NONE;
  }
}

function taskAction(tasks: readonly Task[], items: readonly ActivityItem[]): HeroAction {
  const open = items.find(({ state }) => state === "open");
  const page = tasks.find(({ key }) => key === open?.item)?.page ?? null;
  return open === undefined || page === null ? NONE : { kind: "task", item: open.item, page };
}
