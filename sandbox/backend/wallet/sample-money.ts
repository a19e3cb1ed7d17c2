// The money calls of two members without HTTP, with simulated providers. A test can interrupt a call at any of its
// writes.
import type { DatabaseSync } from "node:sqlite";
import type * as v from "valibot";
import type { CallName, CALLS } from "#contract/api/calls.ts";
import type { FundsNotice } from "#contract/protection/funds.ts";
import { createSimulation } from "../../simulation/simulation.ts";
import { MOMENT, sampleSite } from "../../testing/sample-sandbox.ts";
import { insertMember, memberById } from "../members/member-store.ts";
import { BACKEND_ANSWERS } from "../backend-answers.ts";
import { openDatabase } from "../open-database.ts";
import { insertPayee } from "../payees/payee-store.ts";
import { issueProof } from "../payees/second-password.ts";
import type { Ports } from "../ports.ts";
import { passGate } from "../protection/gate.ts";
import type { CallContext } from "../wire/call-context.ts";
import { allVenueCents, bonusOf, coinOf, heldCents, withdrawingOf } from "../ledger/ledger.ts";
import { breakingDatabase } from "./sample-breaking.ts";
import { OPEN_RULES, writeSiteRules } from "../withdrawals/withdrawal-rules.ts";

type Name = keyof typeof BACKEND_ANSWERS;
type Body<N extends Name> = v.InferOutput<(typeof CALLS)[N]["request"]>;
type Answer<N extends Name> = v.InferOutput<(typeof CALLS)[N]["response"]>;

interface How {
  readonly key?: string;
  /** The call is interrupted at this write; the first is 1. */
  readonly breakAt?: number;
  /** Called before the interruption. */
  readonly onBreak?: () => void;
}

export interface SampleMoney {
  readonly database: DatabaseSync;
  readonly ports: Ports;
  /** Epoch milliseconds; tests move it. */
  time: number;
  /** A new member with one account of each kind. */
  member(): number;
  ask<N extends Name>(member: number, name: N, body: Body<N>, how?: How): Answer<N>;
  /** Asks the gate alone. @throws Refusal */
  gate(member: number, name: CallName, body: object): void;
  proof(member: number): string;
  /** What the brand says about the protection of members' money. */
  funds(notice: FundsNotice | undefined): void;
  /** The member's money by account. */
  money(member: number): Readonly<Record<string, number>>;
}

export const ACCOUNTS = { bank: "bank", coin: "coin", alipay: "alipay" } as const;
export const accountOf = (member: number, kind: keyof typeof ACCOUNTS) => `p-${member}-${kind}`;

export function sampleMoney(database = openDatabase()): SampleMoney {
  let site = sampleSite("aurora", "6101", "极光体育", []);
  const sites = [site];
  const toTraditional = (text: string) => text;
  const templates = { has: () => false, get: () => "" };
  const simulation = createSimulation({ sites, toTraditional }, database, templates);
  const { ports } = simulation;
  // Random runs move the clock to any time of the day.
  writeSiteRules(database, site.id, OPEN_RULES);
  const contextOf = (member: number, { key, breakAt, onBreak }: How) => {
    const used = breakAt === undefined ? database : breakingDatabase(database, breakAt, onBreak);
    return {
      view: { site, isOn: () => true },
      database: used,
      ports,
      origin: "http://aurora.localhost",
      localize: (value: unknown) => value,
      time: money.time,
      caller: { ...CALLER, idempotencyKey: key ?? null },
      member: memberById(database, member),
    } satisfies CallContext;
  };
  const money: SampleMoney = {
    database,
    ports,
    time: MOMENT,
    member: () => makeMember(database),
    ask(member, name, body, how = {}) {
      const answer = BACKEND_ANSWERS[name].answer as (
        context: CallContext,
        body: unknown,
      ) => unknown;
      const context = contextOf(member, how);
      passGate(context, name, body);
      return answer(context, body) as Answer<typeof name>;
    },
    gate: (member, name, body) => passGate(contextOf(member, {}), name, body),
    proof: (member) => issueProof(contextOf(member, {})).proof,
    funds(funds) {
      site = { ...site, protection: { ...site.protection, funds } };
    },
    money(member) {
      const { balanceCents = 0, lockedCents = 0 } = memberById(database, member) ?? {};
      return {
        wallet: balanceCents,
        locked: lockedCents,
        bonus: heldCents(database, bonusOf(member)),
        withdrawing: heldCents(database, withdrawingOf(member)),
        coin: heldCents(database, coinOf(member, "USDT")),
        ...allVenueCents(database, member),
      };
    },
  };
  return money;
}

function makeMember(database: DatabaseSync): number {
  const row = database.prepare("SELECT count(*) AS count FROM member").get();
  const members = Number(row?.["count"]);
  const name = `money${members}`;
  const known = { phone: `861370000${String(members).padStart(4, "0")}`, realName: "何清" };
  const secret = { passwordHash: "", salt: "", secondHash: "", secondSalt: "" };
  const about = { site: "aurora", name, createdAt: MOMENT - 1000, vipLevel: 3 };
  const { id } = insertMember(database, { ...about, ...known, ...secret, balanceCents: 3_000_000 });
  const common = { site: "aurora", member: id, holder: known.realName, addedAt: MOMENT - 1000 };
  for (const kind of Object.values(ACCOUNTS)) {
    const coin = kind === "coin" ? ({ coin: "USDT", network: "TRC20" } as const) : {};
    const account = { kind, id: accountOf(id, kind), number: `${kind} ${id}`, masked: "****" };
    insertPayee(database, { ...common, ...account, ...coin });
  }
  return id;
}

const CALLER: CallContext["caller"] = {
  token: null,
  deviceId: "",
  ip: "203.0.113.7",
  idempotencyKey: null,
  locale: "zh-CN",
  unseal: () => null,
};
