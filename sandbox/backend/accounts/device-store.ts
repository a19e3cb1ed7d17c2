// Devices a member has verified. A call without a device id is on no known device.
import type { DatabaseSync } from "node:sqlite";
import type { MemberRow } from "../members/account-rows.ts";

export function isTrusted(database: DatabaseSync, member: MemberRow, device: string): boolean {
  if (member.anyDevice === 1) return true;
  return (
    database
      .prepare("SELECT 1 FROM trusted_device WHERE member = ? AND device = ?")
      .get(member.id, device) !== undefined
  );
}

export function trustDevice(
  database: DatabaseSync,
  memberId: number,
  device: string,
  now: number,
): void {
  if (device === "") return;
  database
    .prepare("INSERT OR REPLACE INTO trusted_device (member, device, trustedAt) VALUES (?, ?, ?)")
    .run(memberId, device, now);
}
