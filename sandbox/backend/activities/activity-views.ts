import type * as v from "valibot";
import type * as calls from "#contract/api/activities.ts";
import type { CallContext } from "../wire/call-context.ts";
import { itemsOf } from "./activity-items.ts";
import { lockedOf, turnovers } from "./activity-money.ts";
import { activityState, checksOf } from "./activity-state.ts";
import { chancesLeft } from "./kinds/draw.ts";
import { namedActivity, namedScope } from "./named-activity.ts";

type Named = v.InferOutput<typeof calls.activityInfo.request>;

export function activityInfo(context: CallContext, { id }: Named): calls.Activity {
  const { demands: _demands, measures: _measures, ...rest } = namedActivity(context, id);
  const { category: _category, claimDays: _claim, turnoverDays: _turnover, ...shown } = rest;
  return { ...shown, serverZone: "GMT+8", time: context.time };
}

export function verification(context: CallContext, { id }: Named): calls.Verification {
  const scope = namedScope(context, id)();
  const { definition, membership, time } = scope;
  const checks = checksOf(scope);
  const rows = turnovers(scope);
  const open = rows.filter(({ state }) => state === "open");
  const { mechanics } = definition;
  const { state } = activityState(scope, checks);
  return {
    state,
    checks,
    joinedAt: membership?.joinedAt ?? null,
    items: itemsOf(scope).map(({ turnoverCents: _turnover, deposit: _deposit, ...item }) =>
      state === "left" ? forfeited(item) : item,
    ),
    chances: mechanics.kind === "drawGift" ? chancesLeft(scope, mechanics) : null,
    turnover: {
      requiredCents: open.reduce((total, { requiredCents }) => total + requiredCents, 0),
      doneCents: open.reduce((total, { doneCents }) => total + doneCents, 0),
    },
    lockedCents: lockedOf(rows),
    time,
  };
}

/** What a member who has left can no longer get. */
function forfeited(item: calls.ActivityItem): calls.ActivityItem {
  return item.state === "claimed" ? item : { ...item, state: "expired" };
}
