// Whatever happens on the way, a bet is placed once or not at all, and the money is where the ledger says.
import * as fc from "fast-check";
import { expect, it } from "vitest";
import { ledgerProblems } from "../ledger/ledger-check.ts";
import { cashOut, cashOutQuote } from "./cash-out.ts";
import { catchUp } from "./catch-up.ts";
import { betStatus, placeBet } from "./place-bet.ts";
import { NOW, type SampleDesk, sampleDesk } from "./sample-desk.ts";
import { readTickets } from "./ticket-store.ts";

const GAMES = Array.from({ length: 12 }, (_, index) => `g${index}`);

function deskWithGames(): SampleDesk {
  const desk = sampleDesk(100_000_000);
  for (const game of GAMES) desk.match(game);
  return desk;
}

function slipOn(desk: SampleDesk, gameId: string, stakeCents = 1000) {
  const legs = [desk.leg(gameId, "R", "H")];
  const ticket = { legs, sizes: [1], bankers: [], stakeCents, oddsType: "H" as const };
  return { tickets: [ticket], accept: "any" as const };
}

it("answers a key the same, and refuses it for another bet", () => {
  const desk = deskWithGames();
  const asked = { member: desk.member, key: "one", time: NOW };
  const first = placeBet(desk, asked, slipOn(desk, "g0"));
  expect(placeBet(desk, { ...asked, time: NOW + 90_000 }, slipOn(desk, "g0"))).toEqual(first);
  expect(betStatus(desk, { ...asked, key: "one" })).toEqual({ known: true, ...first });
  expect(betStatus(desk, { ...asked, key: "two" })).toEqual({ known: false, tickets: [] });
  const other = () => placeBet(desk, asked, slipOn(desk, "g1"));
  expect(other).toThrow(expect.objectContaining({ code: 6008 }));
  const without = () => placeBet(desk, { ...asked, key: null }, slipOn(desk, "g1"));
  expect(without).toThrow(expect.objectContaining({ code: 6007 }));
  expect(readTickets(desk.database, "1")).toHaveLength(1);
});

it("answers a bet that waited by what became of it", () => {
  const desk = sampleDesk();
  const match = desk.match("a", { live: true, startsAt: NOW - 1 });
  const legs = [desk.leg("a", "RE", "H")];
  const ticket = { legs, sizes: [1], bankers: [], stakeCents: 1000, oddsType: "H" as const };
  const asked = { member: desk.member, key: "k", time: NOW };
  const body = { accept: "any" as const, tickets: [ticket] };
  expect(placeBet(desk, asked, body).tickets[0]).toMatchObject({ state: "pending" });
  match.plays["RE"] = { line: "-1", odds: { H: "0.99", C: "0.90" } };
  catchUp(desk, NOW + 9000);
  expect(placeBet(desk, { ...asked, time: NOW + 9000 }, body).tickets[0]).toMatchObject({
    state: "refused",
    refusal: { reason: "line" },
    legs: [{ line: "-1", odds: "0.99" }],
  });
});

type Trouble = "none" | "doubled" | "dropped" | "lost" | "late" | "replayed";
const TROUBLES: readonly Trouble[] = ["none", "doubled", "dropped", "lost", "late", "replayed"];

it(
  "places a thousand bets once each, whatever happens to calls and answers",
  { timeout: 30_000 },
  () => {
    const desk = deskWithGames();
    let wanted = 0;
    let taken = 0;
    const sent: (() => unknown)[] = [];
    fc.assert(
      fc.property(
        fc.constantFrom(...TROUBLES),
        fc.constantFrom(...GAMES),
        fc.nat(3),
        (trouble, game, again) => {
          const key = `race ${wanted}`;
          const asked = { member: desk.member, key, time: NOW + wanted };
          const send = () => placeBet(desk, asked, slipOn(desk, game)).tickets[0];
          const before = desk.money();
          if (trouble !== "dropped") send();
          // A client that does not know asks, and sends again only what never came.
          const { known, tickets } = betStatus(desk, { ...asked, time: NOW + wanted });
          expect(known).toBe(trouble !== "dropped");
          const placed = known && trouble === "lost" ? tickets[0] : send();
          const more = trouble === "doubled" || trouble === "replayed" ? again + 1 : 0;
          expect(Array.from({ length: more }, send)).toEqual(Array(more).fill(placed));
          sent.push(send);
          const locked = placed?.state === "accepted" ? 1000 : 0;
          expect(placed?.refusal?.reason ?? "duplicate").toBe("duplicate");
          expect(desk.money()).toEqual({
            balance: before.balance - locked,
            locked: before.locked + locked,
          });
          wanted += 1;
          taken += locked / 1000;
          // Settled as level, so that the next one is no duplicate.
          if (again === 0) release(desk, game);
        },
      ),
      { numRuns: 1000, seed: 5 },
    );
    expect(wanted).toBe(1000);
    expect(taken).toBeGreaterThan(200);
    // Everything once more, long after.
    for (const again of sent) again();
    expect(readTickets(desk.database, "1")).toHaveLength(taken);
    const stakes = desk.database
      .prepare(
        "SELECT count(DISTINCT reference) AS count, count(*) AS rows FROM ledger_entry WHERE reason = 'stake' AND account LIKE 'locked:%'",
      )
      .get();
    expect(stakes).toEqual({ count: taken, rows: taken });
    expect(ledgerProblems(desk.database)).toEqual([]);
  },
);

function release(desk: SampleDesk, game: string): void {
  desk.match(game, { startsAt: NOW, result: { status: "postponed" } });
  desk.database.prepare("UPDATE bet_leg SET startsAt = ? WHERE gameId = ?").run(NOW, game);
  catchUp(desk, NOW + 10_000);
  desk.match(game);
}

type Step = {
  readonly kind: "place" | "settle" | "cash" | "tick";
  readonly game: number;
  readonly size: number;
};
const step: fc.Arbitrary<Step> = fc.record({
  kind: fc.constantFrom("place", "place", "settle", "cash", "tick"),
  game: fc.nat(GAMES.length - 1),
  size: fc.integer({ min: 1, max: 100 }),
});

it(
  "keeps every cent through any sequence of bets, results and cash-outs",
  { timeout: 30_000 },
  () => {
    fc.assert(
      fc.property(fc.array(step, { minLength: 5, maxLength: 30 }), (steps) => {
        const desk = deskWithGames();
        let time = NOW;
        for (const { kind, game, size } of steps) {
          time += 2000;
          carryOut(desk, { kind, game, size }, time);
          catchUp(desk, time);
          expect(ledgerProblems(desk.database)).toEqual([]);
          expect(desk.money().locked).toBe(atRisk(desk));
        }
        desk.database.close();
      }),
      { numRuns: 40, seed: 9 },
    );
  },
);

function atRisk({ database }: SampleDesk): number {
  return readTickets(database, "state IN ('open', 'pending')").reduce(
    (sum, { ticket }) => sum + ticket.leftCents,
    0,
  );
}

function carryOut(desk: SampleDesk, { kind, game, size }: Step, time: number): void {
  const gameId = GAMES[game] ?? "";
  const key = `${time}`;
  if (kind === "place") {
    const [one, two, three] = [game, game + 1, game + 2].map(
      (place) => GAMES[place % GAMES.length] ?? "",
    );
    const games = [one, two, three].slice(0, 1 + (size % 3)).flatMap((id) => id ?? []);
    const legs = games.map((id) =>
      desk.leg(id, size % 2 === 0 ? "OU" : "R", size % 2 === 0 ? "O" : "H"),
    );
    const sizes = games.length === 3 ? [2, 3] : [games.length];
    const ticket = { legs, sizes, bankers: [], stakeCents: size * 777, oddsType: "I" as const };
    placeBet(desk, { member: desk.member, key, time }, { tickets: [ticket], accept: "any" });
  } else if (kind === "settle") {
    const full: [number, number] = [size % 4, size % 3];
    desk.match(gameId, {
      startsAt: time,
      result: { status: "ended", score: { half: null, full } },
    });
    desk.database.prepare("UPDATE bet_leg SET startsAt = ? WHERE gameId = ?").run(time, gameId);
  } else if (kind === "cash") {
    const [open] = readTickets(desk.database, "state = 'open' ORDER BY id LIMIT 1");
    if (!open) return;
    const whose = { member: desk.member, time };
    const { quoteId, valueCents } = cashOutQuote(desk, whose, open.ticket.id);
    const part = Math.floor((valueCents * size) / 100);
    cashOut(
      desk,
      { ...whose, key },
      { ticketId: open.ticket.id, quoteId, percent: size, valueCents: part },
    );
  }
}
