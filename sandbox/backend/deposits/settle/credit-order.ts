import type { DatabaseSync } from "node:sqlite";
import { depositBonus } from "#contract/deposit-sums.ts";
import { DAY } from "../../time/china-time.ts";
import { bonusOf, HOUSE, OUTSIDE, post, walletOf } from "../../ledger/ledger.ts";
import { tellDeposit } from "../../letters/event-letters.ts";
import { addTurnover } from "../../wallet/turnover.ts";
import { feeWithin } from "../due-amount.ts";
import { isGone } from "../deposit-rewards.ts";
import type { OrderRow, PromisedReward } from "../order-row.ts";
import { updateOrder } from "../order-store.ts";
import { yuan } from "../../ledger/decimal.ts";
import { forbiddenCredit } from "../../duties/forbidden-credit.ts";
import { addNote } from "./note-text.ts";
import { refuseOrder } from "./refuse-order.ts";

/**
 * Credits the received amount minus the fee, which the operator owes to the channel. What the member's own limit or
 * exclusion forbids is not credited, but goes back to the payer.
 */
export function creditOrder(database: DatabaseSync, order: OrderRow, time: number): OrderRow {
  const { id, member, receivedCents, dueCents, feeBasisPoints, amountCents, reward } = order;
  if (receivedCents === null) throw new Error(`nothing arrived for ${id}`);
  const full = receivedCents >= dueCents;
  const feeCents = full ? order.feeCents : feeWithin(feeBasisPoints, receivedCents);
  const creditedCents = receivedCents - feeCents;
  const forbidden = forbiddenCredit(database, { member, time, except: id }, creditedCents);
  if (forbidden !== null) return refuseOrder(database, order, time, forbidden);
  const isLost = isGone(database, order);
  const bonusCents =
    reward === null || isLost ? 0 : depositBonus(Math.min(creditedCents, amountCents), reward);
  const told = isLost
    ? `${reward?.title ?? ""}已用于其他存款，本笔没有红利`
    : `红利调整为 ${yuan(bonusCents)}`;
  const note = bonusCents < order.bonusCents ? addNote(order, told) : order.note;
  post(database, { reason: DEPOSIT_REASON, reference: id, time }, [
    [OUTSIDE, -receivedCents],
    [walletOf(member), creditedCents],
    [HOUSE, feeCents],
  ]);
  const credited = { ...order, creditedCents, bonusCents };
  if (creditedCents > 0) addDepositTurnover(database, credited, time);
  if (bonusCents > 0) grantBonus(database, credited, time);
  const end = {
    state: "credited",
    endedAt: time,
    creditedCents,
    feeCents,
    bonusCents,
    note,
  } as const;
  const ended = updateOrder(database, order, end);
  tellDeposit(database, ended);
  return ended;
}

/** Reasons in the ledger. */
export const DEPOSIT_REASON = "deposit";
export const DEPOSIT_BONUS_REASON = "depositBonus";

type Credited = Omit<OrderRow, "creditedCents"> & { readonly creditedCents: number };

/** Every deposit is to be staked once before it can be withdrawn. */
function addDepositTurnover(database: DatabaseSync, order: Credited, time: number): void {
  const { member, id, channelName, creditedCents } = order;
  addTurnover(database, {
    member,
    id,
    kind: "deposit",
    title: `存款 · ${channelName}`,
    requiredCents: creditedCents,
    lockedCents: creditedCents,
    time,
    endsAt: null,
  });
}

function grantBonus(database: DatabaseSync, order: Credited, time: number): void {
  const { member, id, reward, bonusCents, creditedCents } = order;
  if (reward === null) return;
  const bonusId = `${id}-bonus`;
  post(database, { reason: DEPOSIT_BONUS_REASON, reference: bonusId, time }, [
    [HOUSE, -bonusCents],
    [bonusOf(member), bonusCents],
  ]);
  addTurnover(database, {
    member,
    id: bonusId,
    kind: "bonus",
    title: reward.title,
    requiredCents: requiredCents(reward, creditedCents, bonusCents),
    lockedCents: bonusCents,
    time,
    endsAt: time + reward.days * DAY,
  });
}

/** A bonus that has reached its maximum is small beside the deposit: the cap of the site's profile holds then, too. */
function requiredCents(
  { turnoverTimes, wageringTimes }: PromisedReward,
  creditedCents: number,
  bonusCents: number,
): number {
  const required = (creditedCents + bonusCents) * turnoverTimes;
  return wageringTimes === null ? required : Math.min(required, bonusCents * wageringTimes);
}
