import { expect, it } from "vitest";
import { placeFree, settledFree, withFreeBet } from "../sample-free-bet.ts";
import { NOW, type SampleBetting } from "../sample-betting-service.ts";
import { ended, LATER, ticketsOf } from "../settle/sample-settlement.ts";
import { settleDue } from "../settle/settle-due.ts";
import { checked, flaws, sampleEvidence } from "./sample-evidence.ts";

function evidenceOf(betting: SampleBetting) {
  const evidence = sampleEvidence(betting, betting.member, LATER);
  evidence.storeRules(NOW - 1);
  return async () => {
    const file = await evidence.file(ticketsOf(betting)[0]?.ticketId ?? "");
    return { file, ...checked(file, evidence.keys()) };
  };
}

it.each([
  ["a win", "M H", [1, 0], false],
  ["a half win", "R H", [1, 0], false],
  ["a half loss", "OU U", [2, 1], false],
  ["a loss", "M H", [0, 1], false],
  ["a push", "R H", [2, 0], false],
  ["a win that pays the stake, too", "M H", [1, 0], true],
  ["a half loss that pays the rest of the stake", "OU U", [2, 1], true],
] as const)("recomputes %s of a bet that a free bet paid", async (_what, pick, score, whole) => {
  const betting = withFreeBet({ stakeReturned: whole });
  const evidence = evidenceOf(betting);
  settledFree(betting, [...score], pick);
  const { file, ...result } = await evidence();
  expect(flaws(result)).toEqual({});
  expect(file).toContain("免费投注");
});

it("recomputes a void bet, which gives the free bet back and pays nothing", async () => {
  const betting = withFreeBet();
  const evidence = evidenceOf(betting);
  placeFree(betting);
  betting.match("g1", { result: { status: "cancelled" } });
  settleDue(betting, LATER);
  const { file, ...result } = await evidence();
  expect(flaws(result)).toEqual({});
  expect(file).toContain("已退回");
});

it("sees a win that is too high", async () => {
  const betting = withFreeBet();
  const evidence = evidenceOf(betting);
  placeFree(betting);
  betting.database.exec("UPDATE bet_ticket SET winCents = winCents + 2000");
  betting.match("g1", { result: ended([1, 0]) });
  settleDue(betting, LATER);
  expect(Object.keys(flaws(await evidence()))).toContain("placed");
});
