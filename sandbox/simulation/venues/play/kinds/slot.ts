import * as v from "valibot";
import type { Row } from "../../../data/catalogue-rows.ts";
import { besideOf } from "../../../data/games/themes.ts";
import { hash, shuffled } from "../../../random.ts";
import type { SlotFacts, SlotOutcome } from "../play-messages.ts";
import { refusal } from "../play-money.ts";
import { paylines } from "../rules/slot-lines.ts";
import { SLOT_MODELS, type Volatility } from "../rules/slot-models.ts";
import { luckyChance, returnOf } from "../rules/slot-odds.ts";
import { playSlot, type SlotGame } from "../rules/slot-spin.ts";
import type { KindOfGame } from "./decision.ts";
import { CentsSchema, readBet, stakesBetween } from "./stakes.ts";

const BetSchema = v.strictObject({ stakeCents: CentsSchema });

export const SLOT: KindOfGame<"slot", SlotFacts> = {
  facts(_world, { row }) {
    const machine = machineOf(row);
    const { model, lines, lucky, maxWin } = machine;
    return {
      symbols: symbolsOf(row),
      lines,
      pays: model.pays,
      scatterPays: model.scatterPays,
      freeSpins: model.freeSpins,
      freeFactor: model.freeFactor,
      window: model.windows.map(([first = []]) => first),
      rtp: Math.round(returnOf(model, lucky) * 10_000) / 100,
      luckyPercent: Math.round(lucky * 1000) / 10,
      volatility: volatilityOf(row),
      maxWin,
      stakes: stakesOf(row),
    };
  },
  live: () => null,
  decide({ game: { row }, next }, bet) {
    const { stakeCents } = readBet(BetSchema, bet);
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

export function machineOf(row: Row<"game">): SlotGame {
  const model = SLOT_MODELS[volatilityOf(row)];
  return {
    model,
    lines: paylines(row.lines ?? 20),
    lucky: luckyChance(model, (row.rtp ?? 96) / 100),
    maxWin: row.maxWin === 0 ? null : row.maxWin,
  };
}

function volatilityOf({ volatility }: Row<"game">): Volatility {
  return Math.min(5, Math.max(1, Math.round(volatility))) as Volatility;
}

function stakesOf({ minBetCents, maxBetCents }: Row<"game">): readonly number[] {
  return stakesBetween(minBetCents, maxBetCents);
}

interface SlotSymbol {
  readonly art: string;
  readonly palette: number;
}

const WILD_ART = "bolt";
const SCATTER_ART = "coin";

/** The game's own object is the best symbol, the others are of its theme; wild and scatter come last. */
export function symbolsOf(row: Row<"game">): readonly SlotSymbol[] {
  const { id, art, palette } = row;
  const ofTheme = besideOf(row).filter((name) => name !== WILD_ART && name !== SCATTER_ART);
  const turn = hash(id, "palette") % 8;
  const paying = [art, ...shuffled(ofTheme, id, "symbols")].slice(0, 8).map((object, index) => ({
    art: object,
    palette: index === 0 ? palette : ((turn + index * 3) % 8) + 1,
  }));
  return [...paying, { art: WILD_ART, palette }, { art: SCATTER_ART, palette }];
}
