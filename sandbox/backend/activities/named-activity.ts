import { NOT_FOUND } from "#contract/codes.ts";
import { type CallContext, memberOf } from "../wire/call-context.ts";
import { Refusal } from "../wire/refusal.ts";
import { settleMoney } from "../withdrawals/settle-money.ts";
import type { ActivityDefinition } from "./activity-definition.ts";
import { type Scope, scopeContext, scopeOf } from "./activity-scope.ts";
import { settleRaces } from "./kinds/settle-races.ts";

/** @throws Refusal for an activity that the site does not have */
export function namedActivity({ ports, view, time }: CallContext, id: string): ActivityDefinition {
  const found = view.isOn("promotions") ? ports.activity(view, id, time) : null;
  if (found === null) throw new Refusal(NOT_FOUND, "", { message: "未找到该活动" });
  return found;
}

/** Settles what was decided since the last request. @returns reads the member's part as it is when called */
export function namedScope(context: CallContext, id: string): () => Scope {
  const definition = namedActivity(context, id);
  const member = memberOf(context);
  context.ports.importHistory(member.id, context.time);
  settleMoney(context);
  settleRaces(context);
  return () => scopeOf(scopeContext(context), definition, member);
}
