// The sandbox's control surface: what tests prepare and read on the server.
import type { DepositOrder } from "#contract/api/deposit-order.ts";
import type { LetterKind } from "#contract/messages.ts";
import type { Ticket } from "#contract/api/ticket.ts";
import { askSandbox } from "../../browser/sandbox-calls.ts";

interface SentCode {
  readonly site: string;
  readonly receiver: string;
  readonly purpose: string;
  readonly cate: string;
  readonly code: string;
}

export interface ShownCaptcha {
  readonly id: string;
  readonly site: string;
  readonly kind: "picture" | "slider";
  readonly text: string; // of a picture
  /** Of a slider: pixels from the left, and the answer to its question. */
  readonly x: number;
  readonly answer: number;
}

interface Outbox {
  readonly codes: readonly SentCode[];
  readonly captchas: readonly ShownCaptcha[];
}

export interface Sandbox {
  /** Creates a member, or sets a new password. */
  member(site: string, name: string, change: MemberChange): Promise<void>;
  /** A session without a login. */
  session(site: string, name: string): Promise<{ readonly token: string; readonly userId: string }>;
  expire(site: string, name: string): Promise<void>;
  fault(fault: FaultPlan): Promise<void>;
  /** Removes planned faults. */
  clearFaults(): Promise<void>;
  codeTo(site: string, receiver: string): Promise<string>;
  /** Without an id: the newest of the site. */
  captcha(site: string, kind: ShownCaptcha["kind"], id?: string): Promise<ShownCaptcha>;
  bets(site: string, name: string): Promise<MemberBets>;
  /** An act on a deposit order: `pay`, `short`, `approve`. */
  payment(orderId: string, act: string): Promise<DepositOrder>;
  /** An act on a withdrawal: `approve`, `refuse`, `pay`, `arrive`. */
  withdrawal(orderId: string, act: string): Promise<void>;
  /** A message to a member, or without `name` to all members of the site. */
  letter(letter: SentLetter): Promise<void>;
  /** Customer service answers the member's latest feedback. */
  answerFeedback(site: string, name: string, text: string): Promise<void>;
  /** Gives a reward that can be claimed. */
  reward(of: Whose, reward: GivenReward): Promise<void>;
  /** Gives a free bet. */
  freeBet(of: Whose, freeBet: GivenFreeBet): Promise<void>;
  /** Sets what a member deposited and bet in total, and counts the level again. */
  level(of: Whose, totals: LevelTotals): Promise<void>;
  /** Ends the wait of a raise that the member has asked for. */
  limitWait(of: Whose): Promise<void>;
  /** Sets the time, in epoch milliseconds; it runs on from there. */
  clock(moment: number): Promise<void>;
  /** What `/sandbox/chat` does, in the lobby of the site. */
  chat(site: string, change: Readonly<Record<string, unknown>>): Promise<void>;
  /** Of all streams. */
  closeSockets(): Promise<void>;
  /** Control of the book, for all sites. */
  readonly steer: Steering;
}

interface SentLetter {
  readonly site: string;
  readonly name?: string;
  readonly kind: LetterKind;
  readonly title?: string;
  readonly body?: string;
  readonly count?: number;
}

interface MemberBets {
  readonly balanceCents: number;
  readonly lockedCents: number;
  readonly venueCents: Readonly<Record<string, number>>; // by channel code
  readonly tickets: readonly Ticket[]; // newest first
  /** Problems of the ledger; empty when it is consistent. */
  readonly problems: readonly string[];
}

interface MatchResult {
  readonly status?: "ended" | "abandoned" | "postponed" | "cancelled";
  readonly reason?: string;
  readonly score?: readonly [number, number];
  readonly half?: readonly [number, number];
}

/** Overrides last ten minutes unless `seconds` is given. */
interface Steering {
  /** @returns the new score */
  goal(gameId: string, side: "H" | "C"): Promise<readonly [number, number]>;
  /** In the odds format of the play: Hong Kong or decimal. */
  price(priceId: string, odds: string, seconds?: number): Promise<void>;
  line(marketId: string, line: string, seconds?: number): Promise<void>;
  /** `seconds` 0 ends a suspension. */
  suspend(gameId: string, seconds?: number): Promise<void>;
  settle(gameId: string, result?: MatchResult): Promise<void>;
  /** Ids of football matches in play without any event for so long. */
  quiet(seconds: number): Promise<readonly string[]>;
  /** Decides a member's next in-play bets, in order; `wait` keeps them pending until the next call. */
  delayed(of: Whose, ...verdicts: ("accept" | "refuse" | "wait")[]): Promise<void>;
}

interface Whose {
  readonly site: string;
  readonly name: string;
}

interface GivenReward {
  readonly id: string;
  readonly kind: string;
  readonly title: string;
  readonly amountCents: number;
  readonly turnoverCents?: number;
  /** Days from now. */
  readonly until?: number;
}

interface GivenFreeBet {
  readonly id: string;
  readonly amountCents: number;
  readonly title?: string;
  readonly days?: number;
  /** Lowest decimal odds. */
  readonly leastOdds?: string;
}

interface LevelTotals {
  readonly depositCents: number;
  readonly turnoverCents: number;
}

interface MemberChange {
  readonly create?: { readonly password: string };
  readonly patch?: Readonly<Record<string, unknown>>;
}

interface FaultPlan {
  readonly call: string;
  readonly site: string;
  readonly kind: string;
  readonly times?: number;
  readonly after?: number;
  readonly [detail: string]: unknown;
}

export function sandboxAt(port: string): Sandbox {
  const at = { port, site: "aurora" };
  const post = (path: string, body: unknown) =>
    askSandbox(at, path, { method: "POST", body: JSON.stringify(body) });
  const outbox = async () => (await askSandbox(at, "/sandbox/outbox")) as Outbox;
  return {
    async member(site, name, change) {
      await post("/sandbox/member", { site, name, ...change });
    },
    async session(site, name) {
      return (await post("/sandbox/session", { site, name })) as Awaited<
        ReturnType<Sandbox["session"]>
      >;
    },
    async chat(site, change) {
      await post("/sandbox/chat", { site, ...change });
    },
    async closeSockets() {
      await post("/sandbox/feed", { close: true });
    },
    async expire(site, name) {
      await post("/sandbox/expire", { site, name });
    },
    async fault(fault) {
      await post("/sandbox/faults", fault);
    },
    async clearFaults() {
      await askSandbox(at, "/sandbox/faults", { method: "DELETE" });
    },
    async codeTo(site, receiver) {
      const { codes } = await outbox();
      const sent = codes.find((code) => code.site === site && code.receiver === receiver);
      if (!sent) throw new Error(`no code was sent to ${receiver} on ${site}`);
      return sent.code;
    },
    async captcha(site, kind, id) {
      const { captchas } = await outbox();
      const found = captchas.find(
        (one) => one.site === site && one.kind === kind && (id === undefined || one.id === id),
      );
      if (!found) throw new Error(`${site} has shown no ${kind} ${id ?? ""}`);
      return found;
    },
    async bets(site, name) {
      return (await post("/sandbox/bets", { site, name })) as MemberBets;
    },
    async withdrawal(orderId, act) {
      await post("/sandbox/withdrawal", { orderId, act });
    },
    async letter(letter) {
      await post("/sandbox/letter", letter);
    },
    async answerFeedback(site, name, text) {
      await post("/sandbox/feedback-answer", { site, name, text });
    },
    async payment(orderId, act) {
      const answer = await post("/sandbox/payment", { orderId, act });
      return (answer as { readonly order: DepositOrder }).order;
    },
    async reward({ site, name }, reward) {
      await post("/sandbox/activity-reward", { site, name, ...reward });
    },
    async freeBet({ site, name }, freeBet) {
      await post("/sandbox/free-bet", { site, name, ...freeBet });
    },
    async level({ site, name }, totals) {
      await post("/sandbox/level", { site, name, ...totals });
    },
    async limitWait(of) {
      await post("/sandbox/limit-wait", of);
    },
    async clock(moment) {
      await post("/sandbox/clock", { set: moment });
    },
    steer: steeringOf(post),
  };
}

const LONG = 600;

interface Goal {
  readonly score: readonly [number, number];
}

interface Quiet {
  readonly gameIds: readonly string[];
}

function steeringOf(post: (path: string, body: unknown) => Promise<unknown>): Steering {
  const order = async (name: string, body: unknown) => void (await post(`/sandbox/${name}`, body));
  return {
    async goal(gameId, side) {
      const { score } = (await post("/sandbox/goal", { gameId, side })) as Goal;
      return score;
    },
    price: (priceId, odds, seconds = LONG) => order("price", { priceId, odds, seconds }),
    line: (marketId, line, seconds = LONG) => order("line", { marketId, line, seconds }),
    suspend: (gameId, seconds = LONG) => order("suspend", { gameId, seconds }),
    settle: (gameId, result) => order("settle", { gameId, ...(result && { result }) }),
    async quiet(seconds) {
      const { gameIds } = (await post("/sandbox/quiet", { seconds })) as Quiet;
      return gameIds;
    },
    async delayed({ site, name }, ...verdicts) {
      for (const verdict of verdicts) await order("delayed", { verdict, of: { site, name } });
    },
  };
}
