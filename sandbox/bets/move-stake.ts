import { HOUSE, lockedOf, post, walletOf } from "../ledger/ledger.ts";
import type { TicketRow } from "./bet-rows.ts";
import type { Desk } from "./desk.ts";

/** What the wallet gets and the locked money does not give is the house's. */
export function moveStake(
  { database }: Desk,
  { id, member }: TicketRow,
  moved: {
    readonly reason: string;
    readonly time: number;
    readonly locked: number;
    readonly wallet: number;
  },
): void {
  const { reason, time, locked, wallet } = moved;
  post(database, { reason, reference: id, time }, [
    [lockedOf(member), locked],
    [walletOf(member), wallet],
    [HOUSE, -locked - wallet],
  ]);
}
