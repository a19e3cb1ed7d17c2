// Accounts that a member of a test adds: a bank card and a coin address.
import type { SampleMember } from "../profile/sample-member.ts";
import { SECOND_PASSWORD as secondPassword } from "../withdrawals/sample-withdrawer.ts";
import type { SampleEnvelope } from "../../testing/sample-sandbox.ts";

/** A made-up number with the right check digit. */
export const CARD = "6217000010034519127";
export const ETHEREUM = "0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed";

/** @returns `done`, or code and message of the refusal */
export async function said(answer: Promise<SampleEnvelope>): Promise<string> {
  const { status_code, message } = await answer;
  return status_code === 6000 ? "done" : `${status_code} ${message}`;
}

export async function listed(
  member: SampleMember,
  name: "memberBanks" | "coinAccounts" | "alipayAccounts",
): Promise<readonly Record<string, unknown>[]> {
  return ((await member.call(name)).data as { list: Record<string, unknown>[] }).list;
}

export function addCard(member: SampleMember, more: object = {}): Promise<string> {
  const card = { bank: "CCB", cardNumber: CARD, secondPassword };
  return said(member.call("addBankCard", { ...card, ...more }));
}

export function addCoin(member: SampleMember, more: object = {}): Promise<SampleEnvelope> {
  const account = { coin: "USDT", network: "ERC20", address: ETHEREUM, secondPassword };
  return member.call("addCoinAccount", { ...account, ...more });
}
