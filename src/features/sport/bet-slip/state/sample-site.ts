// A site in memory for tests of the slip: a server, and tabs that share a storage.
import { type SampleTime, sampleTime } from "#domain/wallet/money-call/sample-time.ts";
import { createSlip } from "./create-slip.ts";
import { storageChanged, userChanged } from "./follow-slip.ts";
import { requote } from "./quote-slip.ts";
import { type Accept, ACCEPTS } from "./slip-entry.ts";
import { sampleSelection } from "./sample-selection.ts";
import { SampleServer } from "./sample-server.ts";
import type { SlipDeps } from "./slip-context.ts";

import { USUAL_FALL } from "../../feed/sport-preferences.ts";
import type { FeedTerms } from "../../feed/feed-terms.ts";

type Slip = ReturnType<typeof createSlip>;

export class SampleSite {
  readonly time: SampleTime = sampleTime();
  readonly server: SampleServer;
  readonly stored = new Map<string, string>();
  readonly feed = new SampleFeed();
  readonly said: string[] = [];
  userId: string | null = "1";
  offline = false;
  accepts: readonly Accept[] = ACCEPTS;
  mostFall = USUAL_FALL;
  inView = false;
  keys = 0;
  loginAsked = 0;
  readonly tabs = new Set<SampleTab>();
  readonly random: () => number;
  #last: Promise<unknown> = Promise.resolve();

  constructor(random: () => number = () => 0) {
    this.random = random;
    this.server = new SampleServer(this.time, random);
  }

  /** Loads a page. */
  open(): SampleTab {
    const tab = new SampleTab(this);
    this.tabs.add(tab);
    tab.context.orders.follow();
    return tab;
  }

  login(userId: string | null): void {
    this.userId = userId;
    for (const { context } of this.tabs) {
      userChanged(context);
      context.orders.userChanged();
    }
  }

  /** Stands in for the Web Locks API. */
  alone<T>(act: () => T): Promise<T> {
    const result = this.#last.then(() => this.time.wait(this.random() * 20)).then(act);
    this.#last = result.catch(() => {});
    return result;
  }
}

export class SampleTab {
  readonly slip: Slip["slip"];
  readonly context: Slip["context"];
  #open = true;
  readonly #site: SampleSite;

  constructor(site: SampleSite) {
    this.#site = site;
    const { slip, context } = createSlip(this.#deps());
    this.slip = slip;
    this.context = context;
  }

  get state() {
    return this.context.state.getState();
  }

  /** A reload or crash: nothing of the page continues. */
  close(): void {
    this.#open = false;
    this.#site.tabs.delete(this);
  }

  #deps(): SlipDeps {
    const site = this.#site;
    const { server, time, stored } = site;
    return {
      server: {
        quote: (legs) => this.#whileOpen(server.quote(legs)),
        enter: () => this.#whileOpen(server.enter()),
        place: (order, key) => this.#whileOpen(server.place(order, key)),
        status: (key) => this.#whileOpen(server.status(key)),
      },
      feed: {
        terms: ({ priceId }) => site.feed.terms.get(priceId) ?? null,
        onChange: (listener) => site.feed.listen(listener),
        watch: () => ({ set: (ids) => void (site.feed.watched = ids), stop: () => {} }),
      },
      storage: {
        read: (key, parse) => parse(stored.get(key) ?? ""),
        write: (key, text) => this.#write(key, () => stored.set(key, text)),
        remove: (key) => this.#write(key, () => stored.delete(key)),
        keys: (prefix) => [...stored.keys()].filter((key) => key.startsWith(prefix)),
      },
      storageKey: "slip",
      alone: (act) => this.#whileOpen(site.alone(() => (this.#open ? act() : never()))),
      tab: `${time.now()} ${site.tabs.size}`,
      newKey: () => uuid((site.keys += 1)),
      now: time.now,
      wait: (milliseconds) => this.#whileOpen(time.wait(milliseconds)),
      userId: () => site.userId,
      balanceCents: () => server.balance,
      oddsType: () => "H",
      accepts: site.accepts,
      mostFall: () => site.mostFall,
      offline: () => site.offline,
      forceHongKong: () => {},
      freeBetsChanged: () => {},
      askLogin: () => {
        site.loginAsked += 1;
      },
      refreshBalance: () => {},
      reportRefusal: () => {},
      inView: () => site.inView,
      say: (key) => void site.said.push(key),
      sayText: (text) => void site.said.push(text),
    };
  }

  #write(key: string, act: () => void): void {
    const { tabs, time, random } = this.#site;
    if (!this.#open) return;
    act();
    for (const other of tabs) {
      if (other !== this) void time.wait(random() * 40).then(() => other.#hear(key));
    }
  }

  #hear(key: string): void {
    if (!this.#open) return;
    storageChanged(this.context, key);
    this.context.orders.storageChanged(key);
  }

  #whileOpen<T>(promise: Promise<T>): Promise<T> {
    return new Promise((resolve, reject) => {
      promise.then(
        (value) => this.#open && resolve(value),
        (error: unknown) => this.#open && reject(error),
      );
    });
  }
}

/** Prices of the live feed. */
class SampleFeed {
  readonly terms = new Map<string, FeedTerms>();
  watched: readonly string[] = [];
  readonly #listeners = new Set<() => void>();

  listen(listener: () => void): () => void {
    this.#listeners.add(listener);
    return () => void this.#listeners.delete(listener);
  }

  tell(priceId: string, change: FeedTerms): void {
    this.terms.set(priceId, change);
    for (const listener of this.#listeners) listener();
  }
}

/** A page with one quoted bet of 10 on the price `p`. */
export async function sampleBet(site: SampleSite): Promise<SampleTab> {
  const tab = site.open();
  tab.slip.toggle(sampleSelection({ priceId: "p" }));
  void requote(tab.context);
  await site.time.pass(100);
  tab.slip.setStake("p", "10");
  return tab;
}

export function uuid(serial: number): string {
  return `00000000-0000-4000-8000-${String(serial).padStart(12, "0")}`;
}

function never(): never {
  throw new Error("closed");
}
