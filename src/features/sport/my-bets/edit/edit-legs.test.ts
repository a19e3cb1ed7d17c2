import { expect, it } from "vitest";
import { select } from "../../bet-slip/state/slip-entry.ts";
import { sampleSelection } from "../../bet-slip/state/sample-selection.ts";
import { sampleTicket } from "#testing/sample-ticket.ts";
import { candidates, editedLegs, replacedBy, UNCHANGED } from "./edit-legs.ts";

const RESULT = { code: "W", score: null, scoreAtBet: null, deadHeat: null, factor: "1.9" };
const [one] = sampleTicket().legs;
const leg = (id: string) => ({ ...(one ?? never()), priceId: id, gameId: `g-${id}` });
const ended = { ...leg("c"), result: RESULT };
const ticket = sampleTicket({ legs: [leg("a"), leg("b"), ended], sizes: [3] });
const entry = (priceId: string, gameId: string) => select(sampleSelection({ priceId, gameId }), 0);
const ids = (legs: ReturnType<typeof editedLegs>) => legs?.map(({ priceId }) => priceId) ?? null;

function never(): never {
  throw new Error("no leg");
}

it("removes, replaces by a selection of the same game, and adds", () => {
  const slip = [entry("x", "g-b"), entry("y", "g-new")];
  const choose = (removed: string[], added: string[]) =>
    ids(editedLegs(ticket, slip, { removed: new Set(removed), added: new Set(added) }));
  expect(choose(["a"], [])).toEqual(["b"]);
  expect(choose([], ["x"])).toEqual(["a", "x"]);
  expect(choose(["a"], ["x", "y"])).toEqual(["x", "y"]);
  expect(replacedBy(ticket, slip[0] ?? never())?.priceId).toBe("b");
});

it("is nothing without a change, and never empty", () => {
  expect(editedLegs(ticket, [], UNCHANGED)).toBeNull();
  const removed = new Set(["a", "b"]);
  expect(editedLegs(ticket, [], { removed, added: new Set() })).toBeNull();
});

it("offers no selection that the ticket has already", () => {
  expect(candidates(ticket, [entry("a", "g-a"), entry("z", "g-z")])).toHaveLength(1);
});
