// The constraints of the tables: that they are there, and that they say what the contract says.
import { beforeAll, describe, expect, it } from "vitest";
import { ACTIVITY_KINDS } from "#contract/activities.ts";
import { REPORT_REASONS } from "#contract/api/chat.ts";
import { GENDERS } from "#contract/api/member.ts";
import { FOLLOW_KINDS } from "#contract/api/sport-follows.ts";
import { AUTO_ENDS, ODDS_TYPE } from "#contract/api/ticket.ts";
import { REFUSALS } from "#contract/api/tickets.ts";
import { MATCH_SPORTS } from "#contract/betting/sports.ts";
import { CHAT_ROLES } from "#contract/chat.ts";
import { COIN_CODES, NETWORKS } from "#contract/coins.ts";
import { ABOUT_KINDS, FEEDBACK_KINDS, LETTER_KEYS } from "#contract/messages.ts";
import {
  DEPOSIT_KINDS,
  ORDER_STATES,
  PAYEE_KINDS,
  WAIT_PAGES,
  WITHDRAWAL_STATES,
} from "#contract/payments.ts";
import { LIMIT_KINDS, LIMIT_WINDOWS, MARKETS, PAUSE_KINDS } from "#contract/protection/controls.ts";
import { DOCUMENT_KINDS, DOCUMENT_STATES } from "#contract/protection/documents.ts";
import { PROTECTION_PROFILES } from "#contract/protection/duties.ts";
import { REWARD_KINDS } from "#contract/vip.ts";
import { CAPTCHA_MODES } from "./captcha/captcha-demand.ts";
import { TicketSchema } from "./bets/bet-rows.ts";
import { VerdictSchema } from "./bets/place/trader-verdicts.ts";
import { openDatabase } from "./open-database.ts";
import { UPLOAD_TYPES } from "./uploads/upload-store.ts";
import { TurnoverSchema } from "./wallet/turnover.ts";

const database = openDatabase();
const tables = database
  .prepare("SELECT name, sql FROM sqlite_schema WHERE type = 'table' AND name NOT LIKE 'sqlite_%'")
  .all()
  .map(({ name, sql }) => ({ name: String(name), sql: String(sql) }));
const PAYEES = Object.keys(PAYEE_KINDS);

/** Column → the words that its CHECK allows. */
const WORDS: Readonly<Record<string, readonly string[]>> = {
  "member.gender": GENDERS,
  "captcha_mode.mode": CAPTCHA_MODES,
  "upload.type": UPLOAD_TYPES,
  "letter.kind": LETTER_KEYS,
  "own_limit.kind": LIMIT_KINDS,
  "own_limit.span": LIMIT_WINDOWS,
  "market_opt_out.market": MARKETS,
  "member_pause.kind": PAUSE_KINDS,
  "site_protection.profile": PROTECTION_PROFILES,
  "member_document.kind": DOCUMENT_KINDS,
  "member_document.state": DOCUMENT_STATES,
  "turnover.kind": TurnoverSchema.entries.kind.options,
  "turnover.state": TurnoverSchema.entries.state.options,
  "kept_rate.coin": COIN_CODES,
  "kept_rate.network": NETWORKS,
  "payee.kind": PAYEES,
  "payee.coin": COIN_CODES,
  "payee.network": NETWORKS,
  "bet_ticket.state": TicketSchema.entries.state.options,
  "bet_ticket.accept": TicketSchema.entries.accept.options,
  "bet_ticket.oddsType": ODDS_TYPE.options,
  "bet_ticket.reason": REFUSALS,
  "bet_ticket.autoReason": AUTO_ENDS,
  "bet_leg.sport": MATCH_SPORTS,
  "trader_verdict.verdict": VerdictSchema.options,
  "deposit_order.kind": DEPOSIT_KINDS,
  "deposit_order.wait": WAIT_PAGES,
  "deposit_order.state": ORDER_STATES,
  "withdrawal.kind": PAYEES,
  "withdrawal.coin": COIN_CODES,
  "withdrawal.network": NETWORKS,
  "withdrawal.state": WITHDRAWAL_STATES,
  "reward.kind": REWARD_KINDS,
  "activity_claim.kind": ACTIVITY_KINDS,
  "chat_line.role": CHAT_ROLES,
  "chat_report.reason": REPORT_REASONS,
  "feedback.kind": FEEDBACK_KINDS,
  "feedback.aboutKind": ABOUT_KINDS,
  "sport_follow.kind": FOLLOW_KINDS,
};

/** The definition of a column, up to the next one. */
function definition(place: string): string {
  const [table, column] = place.split(".");
  const sql = tables.find(({ name }) => name === table)?.sql ?? "";
  return new RegExp(`^  ${column} [^]*?(?=^  \\w|^\\))`, "m").exec(sql)?.[0] ?? "";
}

describe("the tables", () => {
  it("are strict, all of them", () => {
    expect(tables.length).toBeGreaterThan(50);
    expect(tables.filter(({ sql }) => !/STRICT\s*$/.test(sql)).map(({ name }) => name)).toEqual([]);
  });

  it.each(Object.keys(WORDS))("take the words of the contract in %s", (place) => {
    const list = /IN \(([^)]*)\)/.exec(definition(place))?.[1] ?? "";
    expect(Array.from(list.matchAll(/'([^']+)'/g), ([, word]) => word)).toEqual(WORDS[place]);
  });

  it("let no money become negative, except where its sign says which way it goes", () => {
    const columns = tables.flatMap(({ name, sql }) =>
      Array.from(sql.matchAll(/^ {2}(\w+) INTEGER/gm), ([, column]) => `${name}.${column}`),
    );
    const signed = new Set(["ledger_entry.cents", "exchange_order.cents", "deposit_event.cents"]);
    const money = columns.filter((place) => /cents$/i.test(place) && !signed.has(place));
    expect(money.length).toBeGreaterThan(20);
    const unchecked = money.filter((place) => !/>=? 0|BETWEEN 0/.test(definition(place)));
    expect(unchecked).toEqual([]);
  });

  it("refer to a member wherever they name one", () => {
    const named = tables.filter(({ sql }) => /^ {2}member INTEGER/m.test(sql));
    expect(named.length).toBeGreaterThan(30);
    const loose = named.filter(({ sql }) => !sql.includes("REFERENCES member (id)"));
    expect(loose.map(({ name }) => name)).toEqual([]);
  });
});

describe("a row that cannot be", () => {
  beforeAll(() => {
    database.exec(`INSERT INTO member (id, site, name, nameKey, passwordHash, salt, createdAt, avatar, vipLevel,
        balanceCents, lockedCents, bankCard, virtualCoin, anyDevice, autoTransfer, rCode, iCode, domain)
      VALUES (1, 'aurora', 'A', 'a', '', '', 0, '', 0, 500, 0, 0, 0, 0, 0, '', '', '')`);
    database.exec(`INSERT INTO ledger_entry (tx, account, currency, cents, reason, reference, time)
      VALUES (1, 'house', 'CNY', 5, 'test', '1', 0)`);
  });

  it.each([
    ["an overdrawn wallet", "UPDATE member SET balanceCents = balanceCents - 501", "CHECK"],
    ["half a cent", "UPDATE member SET balanceCents = 0.5", "cannot store REAL"],
    ["a limit of nobody", "INSERT INTO limit_decline VALUES (2, 0)", "FOREIGN KEY"],
    [
      "an outcome that is no JSON",
      "INSERT INTO money_call VALUES (1, 'k', 'c', '', '{', 0)",
      "CHECK",
    ],
    ["a changed entry of the ledger", "UPDATE ledger_entry SET cents = 6", "only added to"],
    ["a deleted entry of the ledger", "DELETE FROM ledger_entry", "only added to"],
    ["a member with entries who is deleted", "DELETE FROM member", "FOREIGN KEY"],
  ])("is refused: %s", (_what, sql, reason) => {
    database.exec("INSERT OR IGNORE INTO letter_reader (member) VALUES (1)");
    expect(() => database.exec(sql)).toThrow(reason);
  });
});
