// All figures of the slip, pure: risk, win and return of each bet, its limiting cap, and the totals.
import type { FreeBet } from "#contract/api/free-bets.ts";
import type { LegQuote } from "#contract/api/tickets.ts";
import { numberOfBets, systemKinds, type SystemKind } from "#contract/betting/combinations.ts";
import { whole } from "#contract/betting/fraction.ts";
import { freePayout } from "#contract/betting/free-bets.ts";
import { type CapName, type CapPreview, capPreview } from "#contract/betting/limits.ts";
import { type OddsType, shownOdds } from "#contract/betting/odds.ts";
import { isToWin, stakeRates, type StakeRates } from "#contract/betting/stake.ts";
import { systemRates } from "#contract/betting/systems.ts";
import { type AmountProblem, typedAmount } from "#contract/betting/typed-amount.ts";
import { ownValue } from "#contract/own-value.ts";
import { seriesLegs } from "./combined-entries.ts";
import { freeBetKey } from "./slip-free-bet.ts";
import { type AcceptRule, entryPrice, type SlipEntry } from "./slip-entry.ts";
import type { SlipLimits } from "./slip-context.ts";
import { SERIES, type SlipContent } from "./slip-model.ts";

export interface FigureInput extends AcceptRule {
  readonly content: SlipContent;
  readonly limits: SlipLimits;
  readonly oddsType: OddsType;
  /** Null while unknown, and for visitors. */
  readonly balanceCents: number | null;
  /** Pays the only bet of the slip instead of money. */
  readonly freeBet?: FreeBet | null;
}

/** Bets of a slip by kind: the singles, the series of all selections, the systems. */
export function betsByKind(bets: readonly BetFigures[]) {
  return {
    singles: bets.filter(({ kind }) => kind === null),
    series: bets.find(({ key }) => key === SERIES) ?? null,
    systems: bets.filter(({ kind, key }) => kind !== null && key !== SERIES),
  };
}

/** One line with an amount: a single, the series, or a kind of system. Each becomes one ticket. */
export interface BetFigures extends CapPreview {
  /** Key of its amount: `slip.setStake(key, …)`. */
  readonly key: string;
  /** Null for a single. */
  readonly kind: SystemKind | null;
  readonly legs: readonly SlipEntry[];
  readonly sizes: readonly number[];
  /** Indexes of the bankers in `legs`. */
  readonly bankers: readonly number[];
  readonly bets: number;
  readonly typed: string;
  /** Why the typed text is no amount. */
  readonly problem: AmountProblem | null;
  /** With negative odds the amount is the win, not the stake. */
  readonly toWin: boolean;
  readonly enteredCents: number;
  /** Of the risk; null before the first quote. */
  readonly minCents: number | null;
  readonly maxCents: number | null;
  readonly payoutCapCents: number | null;
  /** That pays it: nothing is at risk. */
  readonly freeBet: FreeBet | null;
  /** Amount of the max button, in whole units; "" without a limit. */
  readonly most: string;
}

export interface SlipFigures {
  readonly bets: readonly BetFigures[];
  /** Lines with an amount; each becomes a ticket. */
  readonly tickets: readonly BetFigures[];
  readonly count: number;
  readonly riskCents: number;
  readonly winCents: number;
  readonly returnCents: number;
}

export function slipFigures(input: FigureInput): SlipFigures {
  const { mode, selections } = input.content;
  const kinds = mode === "series" ? kindsOf(seriesLegs(input.content)) : [];
  // A series of one is not placed: its single is no answer to what the player asked for.
  const hasSingles = mode !== "series" || kinds.length > 0;
  const bets = [
    ...(hasSingles ? selections.map((entry) => singleFigures(input, entry)) : []),
    ...kinds.flatMap((kind) => systemFigures(input, kind)),
  ];
  const paid = input.freeBet ?? null;
  const tickets = bets.filter(({ enteredCents, freeBet }) => enteredCents > 0 && freeBet === paid);
  const sum = (figure: "bets" | "riskCents" | "winCents" | "returnCents") =>
    tickets.reduce((total, bet) => total + bet[figure], 0);
  return {
    bets,
    tickets,
    count: sum("bets"),
    riskCents: sum("riskCents"),
    winCents: sum("winCents"),
    returnCents: sum("returnCents"),
  };
}

/** The cap to name for a limited bet: of two payout caps the lower one. */
export function capOf({ ceilings }: BetFigures, cap: CapName): CapName {
  return cap === "payout" && ceilings.day < ceilings.payout ? "day" : cap;
}

function singleFigures(input: FigureInput, entry: SlipEntry): BetFigures {
  const priced = isPrice(entry);
  // A free bet is a stake, never an amount to win.
  const type = input.freeBet ? "H" : input.oddsType;
  const terms = { ...entryPrice(entry), type };
  return withCaps(input, {
    key: entry.pick.priceId,
    kind: null,
    legs: [entry],
    sizes: [1],
    bankers: [],
    limits: limitsOf(entry),
    toWin: priced && isToWin(terms),
    rates: priced ? stakeRates(terms) : NOTHING,
  });
}

/** A closed price has none. */
function limitsOf({ now }: SlipEntry): LegQuote | null {
  return now !== null && now.active !== "closed" ? now : null;
}

/** One combination is a series by itself, all parts of which win. */
function kindsOf(legs: readonly SlipEntry[]): readonly SystemKind[] {
  return legs.length === 1 && legs[0]?.parts !== undefined
    ? [{ key: "1:1", legs: 1, sizes: [1], bets: 1 }]
    : systemKinds(legs.length);
}

/** Empty when every bet would consist of bankers only, or a size is too small for them. */
function systemFigures(input: FigureInput, kind: SystemKind): BetFigures[] {
  const legs = seriesLegs(input.content);
  const { sizes } = kind;
  const [only, second] = legs;
  const series = sizes[0] === legs.length;
  const bankers = series ? [] : legs.flatMap(({ banker }, place) => (banker ? [place] : []));
  if (sizes.some((size) => size <= bankers.length)) return [];
  const fixed = new Set(bankers);
  const prices = legs.map((leg, place) => ({ ...entryPrice(leg), banker: fixed.has(place) }));
  return [
    withCaps(input, {
      key: series ? SERIES : kind.key,
      kind,
      legs,
      sizes,
      bankers,
      limits: only !== undefined && second === undefined ? limitsOf(only) : input.limits.series,
      toWin: false,
      rates: legs.every(isPrice) ? systemRates({ legs: prices, sizes }) : NOTHING,
    }),
  ];
}

interface Bare extends Pick<BetFigures, "key" | "kind" | "legs" | "sizes" | "bankers" | "toWin"> {
  readonly limits: NonNullable<SlipLimits["series"]> | null;
  readonly rates: StakeRates;
}

function withCaps(input: FigureInput, { limits, rates, ...bare }: Bare): BetFigures {
  const freeBet = bare.key === freeBetKey(input.content) ? (input.freeBet ?? null) : null;
  const typed = freeBet === null ? (ownValue(input.content.stakes, bare.key) ?? "") : "";
  const entered = typedAmount(typed);
  const enteredCents = freeBet?.amountCents ?? entered.cents;
  const problem = freeBet === null ? entered.problem : null;
  const preview = capPreview({
    rates,
    enteredCents,
    minCents: freeBet === null ? (limits?.minCents ?? 0) : 0,
    maxCents: limits?.maxCents ?? UNBOUND,
    payoutCapCents: limits?.payoutCapCents ?? UNBOUND,
    balanceCents: freeBet === null ? (input.balanceCents ?? UNBOUND) : UNBOUND,
    dayRemainingCents: input.limits.dailyLeftCents ?? UNBOUND,
  });
  const { legs, sizes, bankers } = bare;
  const units = Math.floor(preview.highestCents / 100);
  return {
    ...bare,
    ...preview,
    ...(freeBet && freeFigures(preview, freeBet)),
    freeBet,
    typed,
    problem,
    enteredCents,
    bets: numberOfBets({ legs: legs.length, bankers: bankers.length, sizes }),
    minCents: limits?.minCents ?? null,
    maxCents: limits?.maxCents ?? null,
    payoutCapCents: limits?.payoutCapCents ?? null,
    most: limits === null && input.balanceCents === null ? "" : String(units),
  };
}

/** Nothing of the member's own is at risk, and the stake only comes back where the free bet says so. */
function freeFigures({ returnCents }: CapPreview, freeBet: FreeBet) {
  const { amountCents: stakeCents, stakeReturned } = freeBet;
  return { riskCents: 0, returnCents: freePayout({ returnCents, stakeCents, stakeReturned }) };
}

export function isPrice(entry: SlipEntry): boolean {
  const { price, quoted } = entryPrice(entry);
  return shownOdds(price, quoted, "E") !== "";
}

const UNBOUND = Number.MAX_SAFE_INTEGER;
/** Rates of a price that is not offered. */
const NOTHING: StakeRates = { risk: whole(1), win: whole(0) };
