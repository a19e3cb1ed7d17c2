// Pictures uploaded by members, as blobs.
import { randomBytes } from "node:crypto";
import type { DatabaseSync } from "node:sqlite";
import * as v from "valibot";

export const UPLOADS = "/media/upload/";
export const UPLOAD_TYPES = ["image/png", "image/jpeg", "image/webp"] as const;

const UploadSchema = v.object({
  id: v.string(),
  site: v.string(),
  member: v.number(),
  type: v.picklist(UPLOAD_TYPES),
  bytes: v.instance(Uint8Array),
});
export type Upload = v.InferOutput<typeof UploadSchema>;

/** Uploads per member beside the avatar in use and those that are marked as kept; older ones are deleted. */
const KEPT = 5;

/** @returns its id, a random one that cannot be guessed */
export function addUpload(database: DatabaseSync, upload: Omit<Upload, "id">): string {
  const id = randomBytes(18).toString("base64url");
  database
    .prepare("INSERT INTO upload (id, site, member, type, bytes) VALUES (?, ?, ?, ?, ?)")
    .run(id, upload.site, upload.member, upload.type, upload.bytes);
  database
    .prepare(
      `DELETE FROM upload WHERE member = :member AND kept = 0
       AND ? || id <> (SELECT avatar FROM member WHERE id = :member)
       AND rowid NOT IN (SELECT rowid FROM upload WHERE member = :member AND kept = 0 ORDER BY rowid DESC LIMIT ${KEPT})`,
    )
    .run({ member: upload.member }, UPLOADS);
  return id;
}

export function findUpload(database: DatabaseSync, id: string): Upload | null {
  const row = database.prepare("SELECT * FROM upload WHERE id = ?").get(id);
  return row === undefined ? null : v.parse(UploadSchema, row);
}

/** Keeps a member's own upload for good. @returns false when there is none at the address */
export function keepUpload(database: DatabaseSync, member: number, address: string): boolean {
  if (!address.startsWith(UPLOADS)) return false;
  const { changes } = database
    .prepare("UPDATE upload SET kept = 1 WHERE id = ? AND member = ?")
    .run(address.slice(UPLOADS.length), member);
  return changes === 1;
}
