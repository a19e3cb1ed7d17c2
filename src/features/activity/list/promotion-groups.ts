// How the list is put in order: one card that leads, the running ones by kind, then what comes and what has ended.
import type { ACTIVITY_KINDS } from "#contract/activities.ts";
import type { Promotion } from "#contract/api/activities.ts";
import { isShown, type Phase, phaseOf, type PromotionFilter } from "./promotion-filter.ts";

type Kind = (typeof ACTIVITY_KINDS)[number];

const FAMILIES = {
  firstDeposit: "deposit",
  againDeposit: "deposit",
  signGift: "draw",
  drawGift: "draw",
  racePage: "race",
  bettingGift: "race",
  newTask: "task",
  activityLandPage: "task",
} as const satisfies Readonly<Record<Kind, string>>;

/** `offer`: used in a venue, without a page of its own. */
const GROUPS = ["draw", "race", "deposit", "task", "offer", "coming", "ended"] as const;
export type PromotionGroup = (typeof GROUPS)[number];

interface Listed {
  readonly key: PromotionGroup;
  readonly phase: Phase;
  readonly list: readonly Promotion[];
  /** Two small groups in a row stand side by side. */
  readonly width: "full" | "half";
}

interface Arranged {
  readonly lead: Promotion | null;
  readonly groups: readonly Listed[];
}

/** With fewer, each card is found without one that leads. */
const LEAST_FOR_LEAD = 4;
/** Cards that half of the width has room for. */
const SMALL = 2;

export function arrange(
  list: readonly Promotion[],
  { state, search }: Pick<PromotionFilter, "state" | "search">,
  now: number,
): Arranged {
  const shown = list.filter((promotion) => isShown(promotion, state, now));
  const leads = search === "" && shown.length >= LEAST_FOR_LEAD;
  // The server sends what it wants to be seen first.
  const lead = (leads ? shown.find((one) => mayLead(one, now)) : undefined) ?? null;
  const rest = shown.filter((promotion) => promotion !== lead);
  const groups = GROUPS.map((key) => {
    const members = rest.filter((promotion) => groupOf(promotion, now) === key);
    const phase = key === "coming" || key === "ended" ? key : ("running" as const);
    return { key, phase, list: members };
  });
  return { lead, groups: sideBySide(groups.filter((group) => group.list.length > 0)) };
}

function sideBySide(groups: readonly Omit<Listed, "width">[]): readonly Listed[] {
  const isSmall = (index: number) => (groups[index]?.list.length ?? Infinity) <= SMALL;
  let second = -1;
  return groups.map((group, index) => {
    const begins = index !== second && isSmall(index) && isSmall(index + 1);
    const width = begins || index === second ? "half" : "full";
    if (begins) second = index + 1;
    return { ...group, width };
  });
}

function groupOf(promotion: Promotion, now: number): PromotionGroup {
  const phase = phaseOf(promotion, now);
  if (phase !== "running") return phase;
  return promotion.kind === null ? "offer" : FAMILIES[promotion.kind];
}

/** Runs, has a page, and is open to the member. */
function mayLead(promotion: Promotion, now: number): boolean {
  const { kind, state } = promotion;
  const isShut = state === "closed" || state === "left";
  return kind !== null && !isShut && phaseOf(promotion, now) === "running";
}
