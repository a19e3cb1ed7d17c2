// Rounds of one player against chance, at a stake that the game offers: the reels of a slot, or shots at fish.
import * as v from "valibot";
import type { Row } from "../../../data/catalogue-rows.ts";
import { besideOf } from "../../../data/games/themes.ts";
import { hash, shuffled } from "../../../random.ts";
import type { GameOf } from "../play-game.ts";
import type { FishingFacts, FishingOutcome, SlotFacts, SlotOutcome } from "../play-messages.ts";
import { refusal } from "../play-money.ts";
import { type Fish, fireVolley, shoalOf } from "../rules/fishing.ts";
import { paylines } from "../rules/slot-lines.ts";
import { SLOT_MODELS, type Volatility } from "../rules/slot-models.ts";
import { luckyChance, returnOf } from "../rules/slot-odds.ts";
import { playSlot, type SlotGame } from "../rules/slot-spin.ts";
import type { Brief, Engine } from "./engine.ts";
import { CentsSchema, readBet, stakesBetween } from "./stakes.ts";

type GameRow = Row<"game">;

const SpinSchema = v.strictObject({ stakeCents: CentsSchema });

export const SLOT: Engine<GameOf<"slot">, SlotFacts> = {
  facts(_world, { row }) {
    const { model, lines, lucky, maxWin } = machineOf(row);
    return {
      symbols: symbolsOf(row),
      lines,
      pays: model.pays,
      scatterPays: model.scatterPays,
      freeSpins: model.freeSpins,
      freeFactor: model.freeFactor,
      window: model.windows.map(([first = []]) => first),
      rtp: slotPercent(row),
      luckyPercent: Math.round(lucky * 1000) / 10,
      volatility: volatilityOf(row),
      maxWin,
      stakes: stakesOf(row),
    };
  },
  live: () => null,
  brief: ({ row }, mostCents) => briefOf(row, slotPercent(row), mostCents),
  decide({ row }, { next }, bet) {
    const { stakeCents } = readBet(SpinSchema, bet);
    if (!stakesOf(row).includes(stakeCents)) throw refusal("请选择页面上的投注额");
    const round = playSlot(machineOf(row), next);
    const cents = (stakes: number) => Math.round(stakes * stakeCents);
    return {
      stakeCents,
      winCents: cents(round.win),
      outcome: {
        limited: round.limited,
        spins: round.spins.map(({ window, wins, scatters, freeSpins, lucky, win }) => ({
          window,
          wins: wins.map(({ line, count }) => ({ line, count })),
          scatters,
          freeSpins,
          lucky,
          winCents: cents(win),
        })),
      } satisfies SlotOutcome,
    };
  },
};

const VolleySchema = v.strictObject({
  stakeCents: CentsSchema, // of one shot
  targets: v.pipe(v.array(v.string()), v.minLength(1), v.maxLength(12)),
});

export const FISHING: Engine<GameOf<"fishing">, FishingFacts> = {
  facts: (_world, { row }) => ({
    rtp: catchShare(row) * 100,
    maxWin: shoalOf(row.maxWin).at(-1)?.multiple ?? 0,
    stakes: stakesOf(row),
    fish: shoalOf(row.maxWin),
  }),
  live: () => null,
  brief: ({ row }) => briefOf(row, catchShare(row) * 100, null),
  decide({ row }, { next }, bet) {
    const { stakeCents, targets } = readBet(VolleySchema, bet);
    if (!stakesOf(row).includes(stakeCents)) throw refusal("请选择页面上的炮台");
    const shoal = shoalOf(row.maxWin);
    const aimed = targets.map((key): Fish => {
      const fish = shoal.find((candidate) => candidate.key === key);
      if (!fish) throw refusal("没有这种鱼");
      return fish;
    });
    const catches = fireVolley(aimed, catchShare(row), next).map((won) => won * stakeCents);
    return {
      stakeCents: stakeCents * targets.length,
      winCents: catches.reduce((sum, cents) => sum + cents, 0),
      outcome: { catches } satisfies FishingOutcome,
    };
  },
};

function stakesOf({ minBetCents, maxBetCents }: GameRow): readonly number[] {
  return stakesBetween(minBetCents, maxBetCents);
}

function briefOf(row: GameRow, percent: number, mostCents: number | null): Brief {
  return {
    rules: row.rules,
    returns: [{ bet: "", low: percent, high: percent }],
    minBetCents: row.minBetCents,
    maxBetCents: Math.min(row.maxBetCents, mostCents ?? Infinity),
  };
}

function catchShare({ rtp }: GameRow): number {
  return (rtp ?? 97) / 100;
}

function machineOf(row: GameRow): SlotGame {
  const model = SLOT_MODELS[volatilityOf(row)];
  return {
    model,
    lines: paylines(row.lines ?? 20),
    lucky: luckyChance(model, (row.rtp ?? 96) / 100),
    maxWin: row.maxWin === 0 ? null : row.maxWin,
  };
}

function slotPercent(row: GameRow): number {
  const { model, lucky } = machineOf(row);
  return Math.round(returnOf(model, lucky) * 10_000) / 100;
}

function volatilityOf({ volatility }: GameRow): Volatility {
  return Math.min(5, Math.max(1, Math.round(volatility))) as Volatility;
}

interface SlotSymbol {
  readonly art: string;
  readonly palette: number;
}

const WILD_ART = "bolt";
const SCATTER_ART = "coin";

/** The game's own object is the best symbol, the others are of its theme; wild and scatter come last. */
export function symbolsOf(row: GameRow): readonly SlotSymbol[] {
  const { id, art, palette } = row;
  const ofTheme = besideOf(row).filter((name) => name !== WILD_ART && name !== SCATTER_ART);
  const turn = hash(id, "palette") % 8;
  const paying = [art, ...shuffled(ofTheme, id, "symbols")].slice(0, 8).map((object, index) => ({
    art: object,
    palette: index === 0 ? palette : ((turn + index * 3) % 8) + 1,
  }));
  return [...paying, { art: WILD_ART, palette }, { art: SCATTER_ART, palette }];
}
