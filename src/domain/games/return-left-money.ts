// Brings back what auto-transfer moved into a venue whose tab was closed. The outcome is shown like that of any
// recycle.
import { allBalance } from "#contract/api/venue-wallets.ts";
import { request } from "#lib/calls/http.ts";
import { recycles } from "../wallet/venue-recycle.ts";
import { forgetStay, readStay, whileClosed } from "../wallet/venue-stay.ts";

/** Never rejects; after a failure the next page load tries again. */
export async function returnLeftMoney(userId: string): Promise<void> {
  const stay = readStay(userId);
  if (stay === null) return;
  const { channelCode } = stay;
  try {
    const { autoTransfer, venues } = await request(allBalance, {}, { quiet: true });
    if (!autoTransfer) return forgetStay(userId, channelCode);
    // A game that was opened by its address was noted without the venue's name.
    const known = venues.find((venue) => venue.channelCode === channelCode);
    const body = { channelCode, venueName: known?.name ?? stay.venueName };
    await whileClosed(channelCode, () => recycles.start({ slot: channelCode, body }));
  } catch {
    // The balances could not be asked for.
  }
}
