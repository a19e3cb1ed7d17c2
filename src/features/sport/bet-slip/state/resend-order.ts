// An order whose answer was lost is sent again at the terms of now.
import type { LegQuote, QuotedLeg } from "#contract/api/tickets.ts";
import { ownValue } from "#contract/own-value.ts";
import { canResend } from "#domain/wallet/money-call/money-call.ts";
import type { SlipSelection } from "../../markets/slip-selection.ts";
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
  const asked = entries.flatMap((entry) => [entry, ...(entry.parts ?? [])]);
  let answer: SlipQuote;
  try {
    answer = await deps.server.quote(asked.map((entry) => legOf(entry, rule)));
  } catch {
    return deps.say("unreachable");
  }
  const quoted = entries.map((entry) => quotedEntry(entry, answer.legs));
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
    return leg === undefined ? [] : [entryOf(pick, leg, sentAt)];
  });
}

function quotedEntry(entry: SlipEntry, legs: readonly LegQuote[]): SlipEntry {
  const now = legs.find(({ priceId }) => priceId === entry.pick.priceId) ?? entry.now;
  const { parts } = entry;
  return { ...entry, now, ...(parts && { parts: parts.map((part) => quotedEntry(part, legs)) }) };
}

function entryOf(pick: SlipSelection, leg: QuotedLeg, at: number): SlipEntry {
  const { odds, line, score, parts } = leg;
  const entry = { pick, stamp: { odds, line, score, at }, now: null, banker: false };
  if (parts === undefined || pick.parts === undefined) return entry;
  const own = new Map(parts.map((part) => [part.priceId, part]));
  return {
    ...entry,
    parts: pick.parts.flatMap((one) => {
      const part = own.get(one.priceId);
      return part === undefined ? [] : [entryOf(one, part, at)];
    }),
  };
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
