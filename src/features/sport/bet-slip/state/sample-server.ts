// A betting server for tests. It accepts every bet: only the key prevents duplicates.
import type { LegQuote, PlacedTicket, QuotedLeg } from "#contract/api/tickets.ts";
import type { Outcome } from "#contract/api/money.ts";
import { ILLEGAL_PARAMETER, INVALID_PARAMETER, LOGIN_EXPIRED } from "#contract/codes.ts";
import { CallError } from "#lib/wire/call-error.ts";
import type { OrderBody } from "./order.ts";
import type { SampleTime } from "#domain/wallet/money-call/sample-time.ts";
import { SAMPLE_COMBINATION } from "./sample-selection.ts";
import type { SlipQuote, SlipServer } from "./slip-context.ts";

export type Fault =
  | "none"
  | "requestLost"
  | "answerLost"
  /** Arrives when the player no longer waits for it. */
  | "late"
  | "refused"
  /** The browser sends it twice: carried out, and the copy is refused. */
  | "repeated"
  | "expired"
  | "failedStatus";

const LIMITS = { minCents: 100, maxCents: 1_000_000, payoutCapCents: 10_000_000 };

type Sent = Pick<OrderBody, "tickets" | "accept">;

interface Taken {
  readonly order: Sent;
  readonly at: number;
  readonly verdict: "accepted" | "refused";
}

export class SampleServer implements SlipServer {
  balance = 100_000;
  /** For the next calls; the last one repeats. */
  faults: Fault[] = ["none"];
  /** Milliseconds bets stay pending, and their outcome. */
  delay = 0;
  verdict: Taken["verdict"] = "accepted";
  /** Applied to every leg of an answer. */
  changes: Partial<LegQuote> = {};
  /** Of every combination. */
  combinedOdds = "3.00";
  /** Keys in the order they were sent. */
  readonly sent: string[] = [];
  readonly #taken = new Map<string, Taken>();
  readonly #lost = new Map<string, Sent>();
  readonly #time: SampleTime;
  readonly #random: () => number;

  constructor(time: SampleTime, random: () => number) {
    this.#time = time;
    this.#random = random;
  }

  bets(): number {
    return [...this.#taken.values()].filter(({ verdict }) => verdict === "accepted").length;
  }

  order(key: string): Sent | undefined {
    return this.#taken.get(key)?.order;
  }

  /** A lost request arrives after all. */
  arrive(key: string): void {
    const order = this.#lost.get(key);
    if (order !== undefined) this.#take(order, key);
  }

  async quote(legs: readonly QuotedLeg[]): Promise<SlipQuote> {
    await this.#time.wait(20);
    const time = this.#time.now();
    return { legs: legs.map((leg) => this.#now(leg)), series: LIMITS, dailyLeftCents: null, time };
  }

  async enter(): Promise<void> {}

  async place(order: Sent, key: string): Promise<PlacedTicket[]> {
    this.sent.push(key);
    const fault = this.#nextFault();
    await this.#time.wait(20 + this.#random() * 200);
    if (fault === "expired") throw refusal(LOGIN_EXPIRED);
    if (fault === "refused") throw refusal(INVALID_PARAMETER);
    this.#lost.set(key, order);
    if (fault === "requestLost") throw new CallError("network", "/");
    if (fault === "late") return this.#late(order, key);
    this.#take(order, key);
    if (fault === "repeated") throw refusal(ILLEGAL_PARAMETER);
    await this.#time.wait(this.#random() * 200);
    if (fault === "answerLost") throw new CallError("network", "/");
    return this.#answer(key);
  }

  async status(key: string): Promise<Outcome<PlacedTicket[]>> {
    await this.#time.wait(20 + this.#random() * 100);
    if (this.faults[0] === "failedStatus") throw new CallError("network", "/");
    if (!this.#taken.has(key)) return { state: "none" };
    return { state: "done", answer: this.#answer(key) };
  }

  #nextFault(): Fault {
    const [first = "none"] = this.faults;
    if (this.faults.length > 1) this.faults.shift();
    return first;
  }

  async #late(order: Sent, key: string): Promise<never> {
    void this.#time.wait(5000 + this.#random() * 40_000).then(() => this.#take(order, key));
    await this.#time.wait(this.#random() < 0.5 ? 200 : 30_000);
    throw new CallError("timeout", "/");
  }

  #take(order: Sent, key: string): void {
    if (this.#taken.has(key)) return;
    const { verdict } = this;
    this.#taken.set(key, { order, at: this.#time.now(), verdict });
    if (verdict === "accepted") {
      for (const { stakeCents } of order.tickets) this.balance -= stakeCents;
    }
  }

  #answer(key: string): PlacedTicket[] {
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
    const combined = leg.parts === undefined ? {} : { odds: this.combinedOdds };
    const combination = leg.parts === undefined ? null : SAMPLE_COMBINATION;
    return { ...leg, active: "open", ...LIMITS, ...this.changes, ...combined, combination };
  }
}

function refusal(code: number): CallError {
  return new CallError("code", "/", { status_code: code, data: null, message: "" });
}
