// Brings back what auto-transfer moved into a venue whose tab was closed. The outcome is told like that of any
// recycle.
import { allBalance } from "#contract/api/venue-wallets.ts";
import { request } from "../../lib/http.ts";
import { recycles } from "../wallet/venue-recycle.ts";
import { forgetStay, readStay, whileClosed } from "../wallet/venue-stay.ts";

/** Never rejects; what did not work is tried at the next load. */
export async function returnLeftMoney(userId: string): Promise<void> {
  const stay = readStay(userId);
  if (stay === null) return;
  const { channelCode } = stay;
  try {
    const { autoTransfer } = await request(allBalance, {}, { quiet: true });
    if (!autoTransfer) return forgetStay(userId, channelCode);
    await whileClosed(channelCode, () => recycles.start({ slot: channelCode, body: stay }));
  } catch {
    // The balances could not be asked for.
  }
}
