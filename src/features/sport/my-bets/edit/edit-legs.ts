// Which legs an edited series has: the open ones that are kept, and selections of the slip. A selection on the game of
// a leg replaces it.
import type { Ticket } from "#contract/api/ticket.ts";
import type { QuotedLeg } from "#contract/api/tickets.ts";
import { legOf, type SlipEntry } from "../../bet-slip/state/slip-entry.ts";

type Leg = Ticket["legs"][number];

export interface EditChoice {
  /** Ids of the ticket's prices that go. */
  readonly removed: ReadonlySet<string>;
  /** Ids of the slip's prices that come. */
  readonly added: ReadonlySet<string>;
}

export const UNCHANGED: EditChoice = { removed: new Set(), added: new Set() };

export const openLegs = ({ legs }: Ticket): readonly Leg[] =>
  legs.filter(({ result }) => result === null);

/** Selections that can join the ticket: no champions, and none that it has already. */
export function candidates(ticket: Ticket, entries: readonly SlipEntry[]): readonly SlipEntry[] {
  const own = new Set(ticket.legs.map(({ priceId }) => priceId));
  return entries.filter(({ pick }) => pick.champion === null && !own.has(pick.priceId));
}

/** The open leg that a selection would replace. */
export function replacedBy(ticket: Ticket, { pick }: SlipEntry): Leg | undefined {
  return openLegs(ticket).find(({ gameId }) => gameId === pick.gameId);
}

/** Null when nothing is changed or nothing is left. */
export function editedLegs(
  ticket: Ticket,
  entries: readonly SlipEntry[],
  { removed, added }: EditChoice,
): readonly QuotedLeg[] | null {
  const joining = candidates(ticket, entries).filter(({ pick }) => added.has(pick.priceId));
  const replaced = new Set(joining.map(({ pick }) => pick.gameId));
  const open = openLegs(ticket);
  const kept = open.filter(({ priceId, gameId }) => !removed.has(priceId) && !replaced.has(gameId));
  if (joining.length === 0 && kept.length === open.length) return null;
  const legs = [...kept.map(quoted), ...joining.map((entry) => legOf(entry, AT_ANY_PRICE))];
  return legs.length === 0 ? null : legs;
}

/** The dialog shows what the new legs are worth now. */
const AT_ANY_PRICE = { accept: "any", mostFall: 100 } as const;

function quoted({ parts, ...leg }: Leg): QuotedLeg {
  return { ...terms(leg), ...(parts.length > 0 && { parts: parts.map(terms) }) };
}

function terms({ priceId, gameId, w, r, line, odds, score }: Omit<QuotedLeg, "parts">) {
  return { priceId, gameId, w, r, line, odds, score };
}
