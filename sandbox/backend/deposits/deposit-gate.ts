// Deposits of a site, and whether they are open.
import { ACCESS_DENIED } from "#contract/codes.ts";
import { readFlags } from "../site/flags.ts";
import type { CallContext } from "../wire/call-context.ts";
import { Refusal } from "../wire/refusal.ts";
import { isOffered } from "./channel-state.ts";
import type { MethodRow } from "./payment-world.ts";

/** @throws Refusal while the site takes no deposits */
export function checkDepositsOpen({
  view,
  database,
}: Pick<CallContext, "view" | "database">): void {
  const open = view.isOn("deposit") && readFlags(database, view.site.id).depositSwitch === "1";
  if (!open) throw new Refusal(ACCESS_DENIED, "", { message: "存款暂未开放" });
}

export function offeredMethods({
  view,
  ports,
  time,
}: Pick<CallContext, "view" | "ports" | "time">): MethodRow[] {
  return ports.payments.methods(view, time).filter((method) => isOffered(view, method));
}
