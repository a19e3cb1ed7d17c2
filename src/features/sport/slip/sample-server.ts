// A server of bets for tests. It takes every bet it gets: only the key keeps it from taking one twice.
import type { LegQuote, PlacedTicket, QuotedLeg } from "#contract/api/tickets.ts";
import { CallError } from "../../../lib/call-error.ts";
import type { Order } from "./order.ts";
import type { SampleTime } from "./sample-time.ts";
import type { SlipQuote, SlipServer } from "./slip-context.ts";

export type Fault =
  | "none"
  | "requestLost"
  | "answerLost"
  /** It arrives when the player no longer waits for it. */
  | "late"
  | "refused"
  | "expired"
  | "failedStatus";

const LIMITS = { minCents: 100, maxCents: 1_000_000, payoutCapCents: 10_000_000 };

interface Taken {
  readonly order: Order;
  readonly at: number;
  readonly verdict: "accepted" | "refused";
}

export class SampleServer implements SlipServer {
  balance = 100_000;
  /** Of the next calls; the last one stays. */
  faults: Fault[] = ["none"];
  /** Milliseconds for which bets are pending, and what comes of them. */
  delay = 0;
  verdict: Taken["verdict"] = "accepted";
  /** Of legs, over what they are asked with. */
  changes: Partial<LegQuote> = {};
  /** Keys, as they were sent. */
  readonly sent: string[] = [];
  readonly #taken = new Map<string, Taken>();
  readonly #time: SampleTime;
  readonly #random: () => number;

  constructor(time: SampleTime, random: () => number) {
    this.#time = time;
    this.#random = random;
  }

  bets(): number {
    return [...this.#taken.values()].filter(({ verdict }) => verdict === "accepted").length;
  }

  async quote(legs: readonly QuotedLeg[]): Promise<SlipQuote> {
    await this.#time.wait(20);
    const time = this.#time.now();
    return { legs: legs.map((leg) => this.#now(leg)), series: LIMITS, dailyLeftCents: null, time };
  }

  async place(order: Order): Promise<readonly PlacedTicket[]> {
    this.sent.push(order.key);
    const fault = this.#nextFault();
    await this.#time.wait(20 + this.#random() * 200);
    if (fault === "expired") throw refusal(6001);
    if (fault === "refused") throw refusal(6008);
    if (fault === "requestLost") throw new CallError("network", "/");
    if (fault === "late") return this.#late(order);
    this.#take(order);
    await this.#time.wait(this.#random() * 200);
    if (fault === "answerLost") throw new CallError("network", "/");
    return this.#answer(order.key);
  }

  async status(key: string) {
    await this.#time.wait(20 + this.#random() * 100);
    if (this.faults[0] === "failedStatus") throw new CallError("network", "/");
    return { known: this.#taken.has(key), tickets: this.#answer(key) };
  }

  #nextFault(): Fault {
    const [first = "none"] = this.faults;
    if (this.faults.length > 1) this.faults.shift();
    return first;
  }

  async #late(order: Order): Promise<never> {
    void this.#time.wait(5000 + this.#random() * 40_000).then(() => this.#take(order));
    await this.#time.wait(this.#random() < 0.5 ? 200 : 30_000);
    throw new CallError("timeout", "/");
  }

  #take(order: Order): void {
    if (this.#taken.has(order.key)) return;
    const { verdict } = this;
    this.#taken.set(order.key, { order, at: this.#time.now(), verdict });
    if (verdict === "accepted") {
      for (const { stakeCents } of order.tickets) this.balance -= stakeCents;
    }
  }

  #answer(key: string): readonly PlacedTicket[] {
    const taken = this.#taken.get(key);
    if (taken === undefined) return [];
    const pending = this.#time.now() - taken.at < this.delay;
    const state = pending ? "pending" : taken.verdict;
    return taken.order.tickets.map((ticket, place) => ({
      ticketId: `${key}-${place}`,
      state,
      riskCents: ticket.stakeCents,
      winCents: 0,
      legs: ticket.legs.map((leg) => this.#now(leg)),
      refusal: state === "refused" ? { reason: "odds", message: "赔率已变更" } : null,
    }));
  }

  #now(leg: QuotedLeg): LegQuote {
    return { ...leg, active: "open", ...LIMITS, ...this.changes };
  }
}

function refusal(code: number): CallError {
  return new CallError("code", "/", { status_code: code, data: null, message: "" });
}
