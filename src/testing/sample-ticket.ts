// A ticket for tests.
import type { Ticket } from "#contract/api/ticket.ts";

export function sampleTicket(changes: Partial<Ticket> = {}): Ticket {
  return {
    ticketId: "CR1",
    placedAt: 0,
    settledAt: null,
    state: "open",
    oddsType: "H",
    sizes: [1],
    bankers: [],
    bets: 1,
    stakeCents: 10_000,
    riskCents: 10_000,
    winCents: 9000,
    returnCents: null,
    netCents: null,
    validCents: 0,
    cashedCents: 0,
    leftCents: null,
    leftWinCents: null,
    refusal: null,
    auto: null,
    editedTo: null,
    editedFrom: null,
    legs: [
      {
        priceId: "p1",
        gameId: "g1",
        w: "RE",
        r: "H",
        line: "-0.5",
        odds: "0.90",
        score: [0, 0],
        sport: "FT",
        league: "海岸联赛",
        team_h: "海潮联合",
        team_c: "北境守卫",
        startsAt: 0,
        name: null,
        live: true,
        now: [1, 0],
        result: null,
      },
    ],
    ...changes,
  };
}
