// A member who makes signed money calls, with a body for each call that can be carried out now.
import { randomUUID } from "node:crypto";
import { CALLS, type CallName, type MONEY_STATUS } from "#contract/api/calls.ts";
import type { SportMatch } from "#contract/api/sport.ts";
import {
  MOMENT,
  sampleSite,
  type SampleSandbox,
  startSample,
} from "../../testing/sample-sandbox.ts";
import { md5 } from "../accounts/md5.ts";
import { createSealer, senderOf, signatureText } from "./sample-client.ts";
import { SANDBOX_PUBLIC_KEY } from "./sandbox-key.ts";

export type MoneyName = keyof typeof MONEY_STATUS;

export interface Wallet {
  readonly balanceCents: number;
  readonly lockedCents: number;
  readonly problems: readonly string[];
  /** Ids of open deposit orders, which move no money when they are made. */
  readonly orders: readonly string[];
  /** Of activities, whose rewards go to the bonus part. */
  readonly claims: readonly string[];
  /** `id state` of free bets, whose use moves no money of the wallet. */
  readonly freeBets: readonly string[];
}

let sandbox: SampleSandbox;
let token = "";
let venue = "";
let matches: readonly SportMatch[] = [];
let games = 0;
let recycled = 0;

/** Once per test file; close it at the end. */
export async function startMoneyCalls(): Promise<SampleSandbox> {
  const site = { ...sampleSite("signed", "6301", "签名", []), publicKey: SANDBOX_PUBLIC_KEY };
  sandbox = await startSample({ sites: [site] });
  const session = await sandbox.control("/sandbox/session", { site: "signed", name: "demo88" });
  ({ token } = JSON.parse(session.text) as { token: string });
  const launched = await ask("launch", { enName: "CRTY", gameCode: "" });
  venue = (launched.data as { data: { token: string } }).data.token;
  const list = { sport: "FT", show: "FU", date: null, leagues: [] };
  ({ matches } = (await ask("matchList", list)).data as { matches: SportMatch[] });
  return sandbox;
}

/** The exact HTTP request, so that sending it twice repeats the same request. */
export async function signed(name: CallName, fields: object, key = "") {
  const { path, select, method } = CALLS[name];
  const asking = { timestamp: MOMENT, token: venue, langx: "zh-cn", remoteip: "" };
  const body =
    select === null
      ? fields
      : { method: select, enName: "CRTY", Request: { ...asking, ...fields } };
  const text = method === "GET" ? "" : JSON.stringify(body);
  const sender = { token, ...(key === "" ? {} : { idempotencykey: key }) };
  const call = { method, path, requestId: randomUUID(), sender: senderOf(sender) };
  const signature = await (await createSealer.gcm()).seal(signatureText(text), "signature", call);
  const headers: Record<string, string> = {
    ...sender,
    timestamp: String(MOMENT),
    requestid: call.requestId,
    signature,
  };
  return async (more: Readonly<Record<string, string>> = {}) => {
    const sent = method === "GET" ? {} : { body: text };
    const asked = { site: "signed", method, ...sent, headers: { ...headers, ...more } };
    const reply = await sandbox.ask(path, asked);
    return JSON.parse(reply.text) as { status_code: number; data: unknown };
  };
}

export async function ask(name: CallName, fields: object, key = "") {
  return (await signed(name, fields, key))();
}

/** On a match without bets. */
async function placeBody() {
  return {
    tickets: [{ ...STAKED, legs: [legOf(matches[(games += 1)])], sizes: [1] }],
    accept: "any",
  };
}

const STAKED = { bankers: [], stakeCents: 10_000, oddsType: "H" };

/** Counted from the last matches, where no single is placed. */
let series = 0;

/** One of each game: corners and cards of a match cannot be combined with it. */
const offered = () => [...new Map(matches.map((match) => [match.gide, match])).values()];

function legOf(match: (typeof matches)[number] | undefined) {
  const market = match?.markets.find(({ state, w }) => state === "open" && w === "R");
  const { id: priceId, r, odds } = market?.prices[0] ?? {};
  const { gameId } = match ?? {};
  return { priceId, gameId, w: "R", r, line: market?.line, odds, score: null };
}

export const BODIES: Readonly<Record<MoneyName, () => Promise<object>>> = {
  placeBet: placeBody,
  async cashOut() {
    const placed = await ask("placeBet", await placeBody(), randomUUID());
    const [ticket] = (placed.data as { tickets: { ticketId: string }[] }).tickets;
    const { ticketId } = ticket ?? {};
    const offer = await ask("cashOutQuote", { ticketId });
    const { quoteId, valueCents } = offer.data as { quoteId: string; valueCents: number };
    return { ticketId, quoteId, percent: 50, valueCents: Math.floor(valueCents / 2) };
  },
  async editBet() {
    const legs = [1, 2, 3].map((place) => legOf(offered().at(-series * 3 - place)));
    series += 1;
    const body = { tickets: [{ ...STAKED, legs, sizes: [3] }], accept: "any" };
    const placed = await ask("placeBet", body, randomUUID());
    const [ticket] = (placed.data as { tickets: { ticketId: string }[] }).tickets;
    const wanted = { ticketId: ticket?.ticketId, legs: legs.slice(1) };
    const quoted = await ask("editQuote", wanted);
    const { quoteId, valueCents } = quoted.data as { quoteId: string; valueCents: number };
    return { ...wanted, quoteId, valueCents };
  },
  venueTransfer: async () => ({ channelCode: "QLZR", amount: `${(games += 1)}.30`, ty: 1 }),
  async recycle() {
    const channelCode = ["QLZR", "YXQP"][(recycled += 1) % 2];
    const body = { channelCode, amount: `${(games += 1)}.30`, ty: 1 };
    await ask("venueTransfer", body, randomUUID());
    return { channelCode };
  },
  async withdraw() {
    const { open } = (await ask("withdrawInfo", {})).data as { open: { orderId: string }[] };
    for (const { orderId } of open) {
      await sandbox.control("/sandbox/withdrawal", { orderId, act: "arrive" });
    }
    const { list } = (await ask("memberBanks", {})).data as { list: { id: string }[] };
    const proved = await ask("proveSecondPassword", { secondPassword: md5("888888") });
    const { proof } = proved.data as { proof: string };
    const amountCents = 10_000 + (games += 1);
    return { kind: "bank", accountId: list[0]?.id, amountCents, proof };
  },
  async exchange() {
    const { data } = await ask("transferRate", { way: "toCoin" });
    const { rateId } = data as { rateId: string };
    return { way: "toCoin", amount: 1000 + (games += 1), rateId };
  },
  async pay() {
    for (const orderId of await openOrders()) await ask("closeOrder", { orderId });
    return { channelId: "scan-a", amountCents: 10_000 + (games += 1) * 100 };
  },
  sendGift: async () => {
    const count = 1 + ((games += 1) % 99);
    return { rid: "lobby", gift: "clap", count, cents: count * 100 };
  },
  async claimRewards() {
    const id = `gift-${(games += 1)}`;
    const reward = { kind: "weekly", title: "周周彩金", amountCents: 1800, turnoverCents: 0 };
    await sandbox.control("/sandbox/activity-reward", { ...DEMO, ...reward, id, from: -1 });
    return { ids: [id] };
  },
  async claimActivity() {
    const id = ["lucky-wheel", "gift-boxes-2026-11"][(games += 1) % 2];
    await ask("joinActivity", { id });
    await sandbox.control("/sandbox/activity", { ...DEMO, chances: { id, count: 1 } });
    return { id, item: "draw" };
  },
};

/** The same calls with another body: a bet that a free bet pays. */
export const FREE_BET_BODY = async (): Promise<object> => {
  const id = `free-${(games += 1)}`;
  await sandbox.control("/sandbox/free-bet", { ...DEMO, id, amountCents: 2000 });
  const { tickets, accept } = await placeBody();
  const paid = tickets.map((ticket) => ({ ...ticket, stakeCents: 2000, freeBet: id }));
  return { tickets: paid, accept };
};

const DEMO = { site: "signed", name: "demo88" };

async function openOrders(): Promise<readonly string[]> {
  const { data } = await ask("paymentTypes", {});
  const { open } = data as { readonly open: readonly { readonly orderId: string }[] };
  return open.map(({ orderId }) => orderId);
}

export async function wallet(): Promise<Wallet> {
  const { text } = await sandbox.control("/sandbox/bets", { site: "signed", name: "demo88" });
  const { data } = await ask("exchangeRecord", { pageNum: 1, pageSize: 50 });
  const claims = (data as { list: { id: string }[] }).list.map(({ id }) => id);
  const listed = await ask("freeBetList", {});
  const free = (listed.data as { list: { id: string; state: string }[] }).list;
  const freeBets = free.map(({ id, state }) => `${id} ${state}`);
  return { ...(JSON.parse(text) as Wallet), orders: await openOrders(), claims, freeBets };
}
