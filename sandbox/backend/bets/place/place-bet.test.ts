// Whatever is lost on the way: a bet is placed once or not at all, and balances match the ledger.
import * as fc from "fast-check";
import { expect, it } from "vitest";
import { ledgerProblems } from "../../ledger/ledger-check.ts";
import { cashOut, cashOutQuote } from "../cash-out/cash-out.ts";
import { NOW, type SampleBetting, sampleBetting } from "../sample-betting-service.ts";
import { settleDue } from "../settle/settle-due.ts";
import { readTickets } from "../ticket-store.ts";
import { betStatus, placeBet } from "./place-bet.ts";

const GAMES = Array.from({ length: 12 }, (_, index) => `g${index}`);

function deskWithGames(): SampleBetting {
  const betting = sampleBetting(100_000_000);
  for (const game of GAMES) betting.match(game);
  return betting;
}

function slipOn(betting: SampleBetting, gameId: string, stakeCents = 1000) {
  const legs = [betting.leg(gameId, "R", "H")];
  const ticket = { legs, sizes: [1], bankers: [], stakeCents, oddsType: "H" as const };
  return { tickets: [ticket], accept: "any" as const };
}

it("repeats the answer for the same key, and refuses the key for another bet", () => {
  const betting = deskWithGames();
  const asked = { member: betting.member, key: "one", time: NOW };
  const first = placeBet(betting, asked, slipOn(betting, "g0"));
  expect(placeBet(betting, { ...asked, time: NOW + 90_000 }, slipOn(betting, "g0"))).toEqual(first);
  expect(betStatus(betting, { ...asked, key: "one" })).toEqual({ state: "done", answer: first });
  expect(betStatus(betting, { ...asked, key: "two" })).toEqual({ state: "none" });
  const other = () => placeBet(betting, asked, slipOn(betting, "g1"));
  expect(other).toThrow(expect.objectContaining({ code: 6008 }));
  const without = () => placeBet(betting, { ...asked, key: null }, slipOn(betting, "g1"));
  expect(without).toThrow(expect.objectContaining({ code: 6007 }));
  expect(readTickets(betting.database, "1")).toHaveLength(1);
});

it("answers a repeated pending bet with its verdict", () => {
  const betting = sampleBetting();
  const match = betting.match("a", { live: true, startsAt: NOW - 1 });
  const legs = [betting.leg("a", "RE", "H")];
  const ticket = { legs, sizes: [1], bankers: [], stakeCents: 1000, oddsType: "H" as const };
  const asked = { member: betting.member, key: "k", time: NOW };
  const body = { accept: "any" as const, tickets: [ticket] };
  expect(placeBet(betting, asked, body).tickets[0]).toMatchObject({ state: "pending" });
  match.plays["RE"] = { line: "-1", odds: { H: "0.99", C: "0.90" } };
  settleDue(betting, NOW + 9000);
  expect(placeBet(betting, { ...asked, time: NOW + 9000 }, body).tickets[0]).toMatchObject({
    state: "refused",
    refusal: { reason: "line" },
    legs: [{ line: "-1", odds: "0.99" }],
  });
});

type Trouble = "none" | "doubled" | "dropped" | "lost" | "late" | "replayed";
const TROUBLES: readonly Trouble[] = ["none", "doubled", "dropped", "lost", "late", "replayed"];

it("places each of 300 bets once, although calls and answers get lost", () => {
  const betting = deskWithGames();
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
        const asked = { member: betting.member, key, time: NOW + wanted };
        const send = () => placeBet(betting, asked, slipOn(betting, game)).tickets[0];
        const before = betting.money();
        if (trouble !== "dropped") send();
        // A client without an answer asks for the outcome, and resends only a call that never arrived.
        const outcome = betStatus(betting, { ...asked, time: NOW + wanted });
        expect(outcome.state).toBe(trouble === "dropped" ? "none" : "done");
        const placed =
          outcome.state === "done" && trouble === "lost" ? outcome.answer.tickets[0] : send();
        const more = trouble === "doubled" || trouble === "replayed" ? again + 1 : 0;
        expect(Array.from({ length: more }, send)).toEqual(Array(more).fill(placed));
        sent.push(send);
        const locked = placed?.state === "accepted" ? 1000 : 0;
        expect(placed?.refusal?.reason ?? "duplicate").toBe("duplicate");
        expect(betting.money()).toEqual({
          balance: before.balance - locked,
          locked: before.locked + locked,
        });
        wanted += 1;
        taken += locked / 1000;
        // Settled as a push, so that the next bet is no duplicate.
        if (again === 0) release(betting, game);
      },
    ),
    { numRuns: 300, seed: 5 },
  );
  expect(wanted).toBe(300);
  expect(taken).toBeGreaterThan(60);
  // Every call is repeated long after.
  for (const again of sent) again();
  expect(readTickets(betting.database, "1")).toHaveLength(taken);
  const stakes = betting.database
    .prepare(
      "SELECT count(DISTINCT reference) AS count, count(*) AS rows FROM ledger_entry WHERE reason = 'stake' AND account LIKE 'locked:%'",
    )
    .get();
  expect(stakes).toEqual({ count: taken, rows: taken });
  expect(ledgerProblems(betting.database)).toEqual([]);
});

function release(betting: SampleBetting, game: string): void {
  betting.match(game, { startsAt: NOW, result: { status: "postponed" } });
  betting.database.prepare("UPDATE bet_leg SET startsAt = ? WHERE gameId = ?").run(NOW, game);
  settleDue(betting, NOW + 10_000);
  betting.match(game);
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

it("loses no cent in any sequence of bets, results and cash-outs", () => {
  fc.assert(
    fc.property(fc.array(step, { minLength: 5, maxLength: 30 }), (steps) => {
      const betting = deskWithGames();
      let time = NOW;
      for (const { kind, game, size } of steps) {
        time += 2000;
        carryOut(betting, { kind, game, size }, time);
        settleDue(betting, time);
        expect(ledgerProblems(betting.database)).toEqual([]);
        expect(betting.money().locked).toBe(atRisk(betting));
      }
      betting.database.close();
    }),
    { numRuns: 40, seed: 9 },
  );
});

function atRisk({ database }: SampleBetting): number {
  return readTickets(database, "state IN ('open', 'pending')").reduce(
    (sum, { ticket }) => sum + ticket.leftCents,
    0,
  );
}

function carryOut(betting: SampleBetting, { kind, game, size }: Step, time: number): void {
  const gameId = GAMES[game] ?? "";
  const key = `${time}`;
  if (kind === "place") {
    const [one, two, three] = [game, game + 1, game + 2].map(
      (place) => GAMES[place % GAMES.length] ?? "",
    );
    const games = [one, two, three].slice(0, 1 + (size % 3)).flatMap((id) => id ?? []);
    const legs = games.map((id) =>
      betting.leg(id, size % 2 === 0 ? "OU" : "R", size % 2 === 0 ? "O" : "H"),
    );
    const sizes = games.length === 3 ? [2, 3] : [games.length];
    const ticket = { legs, sizes, bankers: [], stakeCents: size * 777, oddsType: "I" as const };
    placeBet(betting, { member: betting.member, key, time }, { tickets: [ticket], accept: "any" });
  } else if (kind === "settle") {
    const full: [number, number] = [size % 4, size % 3];
    betting.match(gameId, {
      startsAt: time,
      result: { status: "ended", score: { half: null, full } },
    });
    betting.database.prepare("UPDATE bet_leg SET startsAt = ? WHERE gameId = ?").run(time, gameId);
  } else if (kind === "cash") {
    const [open] = readTickets(betting.database, "state = 'open' ORDER BY id LIMIT 1");
    if (!open) return;
    const memberAt = { member: betting.member, time };
    const { quoteId, valueCents } = cashOutQuote(betting, memberAt, open.ticket.id);
    const part = Math.floor((valueCents * size) / 100);
    cashOut(
      betting,
      { ...memberAt, key },
      { ticketId: open.ticket.id, quoteId, percent: size, valueCents: part },
    );
  }
}
