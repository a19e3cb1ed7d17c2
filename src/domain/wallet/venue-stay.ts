// Stores the venue that auto-transfer has moved money into until the money is back, because a closed tab cannot
// bring it back. Tabs with the venue open share a lock, so that no tab takes the money away from another.
import { storage } from "#lib/browser/storage.ts";

export interface VenueStay {
  readonly channelCode: string;
  readonly venueName: string;
}

/** Between the answer of a launch and the page that shows its game. */
const OPENING_MS = 10_000;

export function noteStay(userId: string, stay: VenueStay): void {
  const { channelCode, venueName } = stay;
  storage.write(stayKey(userId), `${channelCode} ${venueName}`);
  const leave = holdVenue(channelCode);
  setTimeout(leave, OPENING_MS);
}

export function readStay(userId: string): VenueStay | null {
  return storage.read(stayKey(userId), (text) => {
    const [, channelCode, venueName] = /^([A-Z0-9]{2,20}) (.{1,100})$/.exec(text) ?? [];
    return channelCode === undefined || venueName === undefined ? null : { channelCode, venueName };
  });
}

/** @param channelCode empty for all venues */
export function forgetStay(userId: string, channelCode: string): void {
  if (channelCode === "" || readStay(userId)?.channelCode === channelCode)
    storage.remove(stayKey(userId));
}

/** Marks a venue as open in this tab. @returns how to end that */
export function holdVenue(channelCode: string): () => void {
  const { promise, resolve } = Promise.withResolvers<void>();
  void locksOf()
    ?.request(lockOf(channelCode), { mode: "shared" }, () => promise)
    .catch(() => {});
  return resolve;
}

/** Runs while no tab has the venue open. @returns false when one has, or when that cannot be known */
export async function whileClosed(
  channelCode: string,
  act: () => Promise<unknown>,
): Promise<boolean> {
  const locks = locksOf();
  if (locks === undefined) return false;
  return await locks.request(lockOf(channelCode), { ifAvailable: true }, async (lock) => {
    if (lock !== null) await act();
    return lock !== null;
  });
}

/** `undefined` on insecure pages, whatever the types say. */
function locksOf(): LockManager | undefined {
  return navigator.locks;
}

function stayKey(userId: string): string {
  return `venueStay/${encodeURIComponent(userId)}`;
}

function lockOf(channelCode: string): string {
  return `venue.open/${channelCode}`;
}
