import { HOUSE, lockedOf, post, walletOf } from "../../ledger/ledger.ts";
import type { TicketRow } from "../bet-rows.ts";
import type { BettingService } from "../betting-service.ts";

/** Moves locked stake and pays out; the house account takes or gives the difference. */
export function moveStake(
  { database }: BettingService,
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
