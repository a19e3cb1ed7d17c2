// @vitest-environment jsdom
// Prices followed beside the list, against a server: a call, then changes by the socket.
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import type { SportMatch } from "#contract/api/sport.ts";
import { serverNow } from "#lib/time/clock.ts";
import { type Asked, setUpFeed } from "./test-feed-site.ts";
import { legNow, termsNow } from "./feed-terms.ts";
import { sampleMatch } from "./test-feed.ts";
import { type PriceWatch, watchPrices } from "./watched.ts";
import { until } from "#testing/test-until.ts";

const NOTHING = { prices: [], markets: [], marketsGone: [], states: [] };
const H = { priceId: "0:RE:0:H", gameId: "0" };
const OTHER = { priceId: "1:RE:0:H", gameId: "1" };
let watch: PriceWatch;
let asked: Asked[];
let seq = 100;

class Socket extends EventTarget {
  static readonly OPEN = 1;
  static last: Socket;
  readonly readyState = 1;
  readonly sent: string[] = [];
  constructor() {
    super();
    Socket.last = this;
    // oxlint-disable-next-line no-restricted-globals -- a socket opens after its constructor has returned
    setTimeout(() => this.dispatchEvent(new Event("open")));
  }
  send(text: string): void {
    this.sent.push(text);
  }
  close(): void {}
}

setUpFeed((call) => {
  asked.push(call);
  const prices = call.Request["prices"] as string[];
  const matches = prices.map((id) => sampleMatch(Number(id.split(":")[0])));
  return { channel: channelOf(prices), seq, time: serverNow(), matches, outrights: [] };
});
beforeEach(() => {
  vi.stubGlobal("WebSocket", Socket);
  asked = [];
  watch = watchPrices();
});
afterEach(async () => {
  watch.stop();
  await until(() => expect(termsNow(H)).toBeNull());
  vi.unstubAllGlobals();
});

const channelOf = (prices: readonly string[]) => `P.${prices.length}`;
const known = (price: typeof H) => until(() => expect(termsNow(price)).not.toBeNull());

/** Sends a change of the channel with this many prices. */
function tell(count: number, change: object): void {
  seq += 1;
  const head = { type: "delta", channel: `P.${count}`, seq, time: serverNow() };
  const data = JSON.stringify({ ...head, ...NOTHING, matches: [], matchesGone: [], ...change });
  Socket.last.dispatchEvent(new MessageEvent("message", { data }));
}

function scored({ state }: SportMatch): SportMatch["state"] {
  return { ...state, sc_FT_H: 1 };
}

it("follows a price with its match, until it is suspended and gone", async () => {
  watch.set([H.priceId]);
  await known(H);
  expect(asked.map(({ method }) => method)).toEqual(["priceList"]);
  expect(termsNow(H)).toMatchObject({ active: "open", odds: "0.90", line: "-0.5", score: [0, 0] });
  tell(1, { prices: [[H.priceId, "0.95", 1]] });
  expect(termsNow(H)).toMatchObject({ active: "open", odds: "0.95" });
  const match = sampleMatch(0);
  const [market] = match.markets;
  tell(1, {
    states: [{ gameId: "0", state: scored(match) }],
    markets: [{ gameId: "0", market: { ...market, state: "suspended" } }],
  });
  expect(termsNow(H)).toMatchObject({ active: "suspended", score: [1, 0] });
  expect(legNow({ ...H, w: "R" })).toMatchObject({ figures: "1-0 ", down: true });
  tell(1, { marketsGone: [{ gameId: "0", id: market?.id }] });
  expect(termsNow(H)).toMatchObject({ active: "closed" });
});

it("switches to another set without losing a price for a moment", async () => {
  watch.set([H.priceId]);
  await known(H);
  watch.set([H.priceId, OTHER.priceId]);
  const gone = vi.fn<() => void>();
  await until(() => {
    if (termsNow(H) === null) gone();
    expect(termsNow(OTHER)).not.toBeNull();
  });
  expect(gone).not.toHaveBeenCalled();
  await until(() => expect(Socket.last.sent.at(-1)).toContain('"unsubscribe","channel":"P.1"'));
  tell(2, { prices: [[H.priceId, "0.77", 1]] });
  expect(termsNow(H)).toMatchObject({ odds: "0.77" });
});
