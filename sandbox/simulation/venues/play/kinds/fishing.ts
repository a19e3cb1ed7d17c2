import * as v from "valibot";
import type { Row } from "../../../data/catalogue-rows.ts";
import type { FishingFacts, FishingOutcome } from "../play-messages.ts";
import { refusal } from "../play-money.ts";
import { type Fish, fireVolley, shoalOf } from "../rules/fishing.ts";
import type { KindOfGame } from "./decision.ts";
import { CentsSchema, readBet, stakesBetween } from "./stakes.ts";

const BetSchema = v.strictObject({
  stakeCents: CentsSchema, // of one shot
  targets: v.pipe(v.array(v.string()), v.minLength(1), v.maxLength(12)),
});

export const FISHING: KindOfGame<"fishing", FishingFacts> = {
  facts: (_world, { row }) => ({
    rtp: rtpOf(row) * 100,
    maxWin: shoalOf(row.maxWin).at(-1)?.multiple ?? 0,
    stakes: cannonsOf(row),
    fish: shoalOf(row.maxWin),
  }),
  live: () => null,
  decide({ game: { row }, next }, bet) {
    const { stakeCents, targets } = readBet(BetSchema, bet);
    if (!cannonsOf(row).includes(stakeCents)) throw refusal("请选择页面上的炮台");
    const shoal = shoalOf(row.maxWin);
    const aimed = targets.map((key): Fish => {
      const fish = shoal.find((candidate) => candidate.key === key);
      if (!fish) throw refusal("没有这种鱼");
      return fish;
    });
    const catches = fireVolley(aimed, rtpOf(row), next);
    return {
      stakeCents: stakeCents * targets.length,
      winCents: catches.reduce((sum, multiple) => sum + multiple * stakeCents, 0),
      outcome: {
        catches: catches.map((multiple) => multiple * stakeCents),
      } satisfies FishingOutcome,
    };
  },
};

function rtpOf({ rtp }: Row<"game">): number {
  return (rtp ?? 97) / 100;
}

function cannonsOf({ minBetCents, maxBetCents }: Row<"game">): readonly number[] {
  return stakesBetween(minBetCents, maxBetCents);
}
