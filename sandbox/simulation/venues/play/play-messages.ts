// What the server tells a game's page. Money is in cents, time in milliseconds from now.
import type { Hand, Winner } from "./rules/baccarat.ts";
import type { BankGame } from "./rules/bank.ts";
import type { Fish } from "./rules/fishing.ts";

export interface OpenMessage<Facts = unknown, Live = unknown> {
  readonly kind: string;
  readonly name: string;
  readonly standsInFor: string | null;
  readonly venue: string;
  readonly demo: boolean;
  readonly locale: string;
  readonly site: string;
  /** Colours of the site by artwork role. */
  readonly colours: Readonly<Record<string, string>>;
  readonly texts: Readonly<Record<string, string>>;
  /** What the site's profile of player protection asks of the game. */
  readonly pace: PaceMessage;
  readonly facts: Facts;
  readonly state: StateMessage<Live>;
}

export interface PaceMessage {
  readonly autoplay: boolean;
  /** Shortest time from one round to the next; 0: any. */
  readonly roundMs: number;
  /** Whether a return that is not above the stake is shown as a win. */
  readonly celebrateAny: boolean;
  /** Highest stake of a round in cents; null: any. */
  readonly mostCents: number | null;
}

export interface StateMessage<Live = unknown> {
  readonly balanceCents: number;
  readonly open: readonly OpenBetMessage[];
  /** Decided bets, newest first. */
  readonly results: readonly ResultMessage[];
  readonly live: Live;
}

export interface OpenBetMessage {
  readonly round: string;
  readonly label: string;
  readonly stakeCents: number;
  readonly left: number;
}

export interface ResultMessage {
  readonly round: string;
  readonly label: string;
  readonly stakeCents: number;
  readonly winCents: number;
}

export interface RoundMessage<Outcome, Live = unknown> {
  readonly stakeCents: number;
  readonly winCents: number;
  readonly outcome: Outcome;
  readonly state: StateMessage<Live>;
}

export interface SlotFacts {
  /** Eight paying symbols, wild, scatter. */
  readonly symbols: readonly { readonly art: string; readonly palette: number }[];
  readonly lines: readonly (readonly number[])[];
  readonly pays: readonly (readonly number[])[];
  readonly scatterPays: readonly number[];
  readonly freeSpins: readonly number[];
  readonly freeFactor: number;
  /** What the reels show at first. */
  readonly window: readonly (readonly number[])[];
  readonly rtp: number;
  readonly luckyPercent: number;
  readonly volatility: number;
  /** In stakes; null: unlimited. */
  readonly maxWin: number | null;
  readonly stakes: readonly number[];
}

export interface SlotOutcome {
  readonly limited: boolean;
  readonly spins: readonly SlotSpin[];
}

export interface SlotSpin {
  readonly window: readonly (readonly number[])[];
  readonly wins: readonly { readonly line: number; readonly count: number }[];
  readonly scatters: number;
  readonly freeSpins: number;
  readonly lucky: boolean;
  readonly winCents: number;
}

export interface FishingFacts {
  readonly rtp: number;
  readonly maxWin: number;
  readonly stakes: readonly number[];
  readonly fish: readonly Fish[];
}

export interface FishingOutcome {
  /** By shot; zero: missed. */
  readonly catches: readonly number[];
}

export interface BankFacts {
  readonly baseCents: number;
  readonly bids: readonly number[];
  readonly factors: readonly number[];
  /** Of a hand. */
  readonly cards: number;
  /** From the lowest hand. */
  readonly ranks: BankGame["ranks"];
  readonly commissionPercent: number;
  readonly names: readonly string[];
}

export interface BankOutcome {
  readonly banker: number;
  readonly bankerBid: number;
  /** The member first. */
  readonly seats: readonly {
    readonly bid: number;
    readonly factor: number;
    readonly cards: readonly number[];
    readonly rank: number;
    readonly cents: number;
  }[];
}

/** Of a table whose rounds all players share. */
export interface TableFacts {
  /** By bet: what it pays for each unit, without the stake. */
  readonly odds: Readonly<Record<string, number>>;
  readonly limits: readonly [low: number, high: number];
  readonly chips: readonly number[];
  readonly seconds: number;
}

export interface TableResult {
  /** At a dragon-tiger table the banker's side is the dragon. */
  readonly hand?: Hand;
  /** Of dou niu: the dealer's hand, then those of the positions. */
  readonly hands?: readonly { readonly cards: readonly number[]; readonly rank: number }[];
  readonly dice?: readonly number[];
  /** Of the wheel, the sum of the dice, or the rank of the dealer's dou niu. */
  readonly number?: number;
  /** The bets that win. */
  readonly won: readonly string[];
}

export interface TableLive {
  readonly count: number;
  readonly round: number;
  readonly seated: number;
  readonly betsLeft: number;
  readonly roundLeft: number;
  readonly dealt: TableResult | null;
  /** Oldest first. */
  readonly road: readonly Winner[];
  /** Newest first. */
  readonly numbers: readonly number[];
}

export interface LotteryFacts {
  readonly draw: string;
  readonly everySeconds: number;
  readonly closingMs: number;
  readonly chips: readonly number[];
  readonly plays: readonly {
    readonly key: string;
    readonly name: string;
    readonly rule: string;
    readonly rows: readonly {
      readonly key: string;
      readonly label: string;
      readonly odds: number;
    }[];
  }[];
}

export interface DrawMessage {
  readonly issue: string;
  readonly balls: readonly number[];
  readonly special: number | null;
}

export interface LotteryLive {
  /** Bets are for this issue. */
  readonly issue: string;
  readonly left: number;
  readonly last: DrawMessage & { readonly facts: readonly string[] };
  /** Newest first. */
  readonly past: readonly DrawMessage[];
}

export interface MatchesFacts {
  readonly matches: readonly MatchMessage[];
}

export interface MatchMessage {
  readonly id: string;
  readonly league: string;
  readonly live: boolean;
  readonly clock: string;
  readonly startsAt: number;
  readonly home: { readonly name: string; readonly score: number | null };
  readonly away: { readonly name: string; readonly score: number | null };
}
