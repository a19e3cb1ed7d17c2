// An order whose answer was lost is sent again at the terms of now.
import { ownValue } from "#contract/own-value.ts";
import { canResend } from "#domain/wallet/money-call/money-call.ts";
import type { Order, OrderBody } from "./order.ts";
import type { SlipContext, SlipQuote } from "./slip-context.ts";
import {
  type AcceptRule,
  agreeToPrice,
  legOf,
  needsConsent,
  placedLegOf,
  type SlipEntry,
} from "./slip-entry.ts";

/** Under the same key, so that only one of its copies can be placed. Changed terms need a second press. */
export async function resendOrder(at: SlipContext, slot: string): Promise<void> {
  const { deps, state, orders } = at;
  const order = ownValue(orders.useCalls.getState().calls, slot);
  if (order === undefined || !canResend(order)) return;
  if (deps.offline()) return deps.say("offline");
  const rule = { accept: order.body.accept, mostFall: deps.mostFall() };
  const shown = ownValue(state.getState().changed, slot)?.map((entry) =>
    agreeToPrice(entry, deps.now()),
  );
  const entries = shown ?? entriesOf(order);
  let answer: SlipQuote;
  try {
    answer = await deps.server.quote(entries.map((entry) => legOf(entry, rule)));
  } catch {
    return deps.say("unreachable");
  }
  const quoted = entries.map((entry) => ({
    ...entry,
    now: answer.legs.find(({ priceId }) => priceId === entry.pick.priceId) ?? entry.now,
  }));
  const { [slot]: _old, ...others } = state.getState().changed;
  const asks = quoted.some((entry) => needsConsent(entry, rule));
  state.setState({ changed: asks ? { ...others, [slot]: quoted } : others });
  if (asks) return;
  if ((await orders.resend(slot, bodyAt(order.body, quoted, rule))) === "offline")
    deps.say("offline");
}

function entriesOf({ body, sentAt }: Order): readonly SlipEntry[] {
  const legs = new Map(
    body.tickets.flatMap(({ legs: all }) => all.map((leg) => [leg.priceId, leg])),
  );
  return body.picks.flatMap((pick) => {
    const leg = legs.get(pick.priceId);
    if (leg === undefined) return [];
    const { odds, line, score } = leg;
    return [{ pick, stamp: { odds, line, score, at: sentAt }, now: null, banker: false }];
  });
}

function bodyAt(body: OrderBody, entries: readonly SlipEntry[], rule: AcceptRule): OrderBody {
  const legs = new Map(entries.map((entry) => [entry.pick.priceId, placedLegOf(entry, rule)]));
  return {
    ...body,
    tickets: body.tickets.map((ticket) => ({
      ...ticket,
      legs: ticket.legs.map((leg) => legs.get(leg.priceId) ?? leg),
    })),
  };
}
