import type * as v from "valibot";
import { AVATAR_MAX_BYTES } from "#contract/account-rules.ts";
import type * as calls from "#contract/api/member.ts";
import { UPLOAD_FAILED } from "#contract/codes.ts";
import { type CallContext, memberOf } from "../wire/call-context.ts";
import { Refusal } from "../wire/refusal.ts";
import { addUpload, type Upload, UPLOADS } from "../uploads/upload-store.ts";

/** First bytes of a file of the type; null matches any byte. */
const BEGINNINGS: Readonly<Record<Upload["type"], readonly (number | null)[]>> = {
  "image/png": [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a],
  "image/jpeg": [0xff, 0xd8, 0xff],
  // `RIFF`, four bytes of length, `WEBP`.
  "image/webp": [0x52, 0x49, 0x46, 0x46, null, null, null, null, 0x57, 0x45, 0x42, 0x50],
};

export function uploadImage(
  context: CallContext,
  { type, data }: v.InferOutput<typeof calls.uploadImage.request>,
): v.InferOutput<typeof calls.uploadImage.response> {
  const bytes = Buffer.from(data, "base64");
  if (bytes.length > AVATAR_MAX_BYTES || !isOfType(bytes, type)) throw new Refusal(UPLOAD_FAILED);
  const { view, database } = context;
  const member = memberOf(context).id;
  return { url: UPLOADS + addUpload(database, { site: view.site.id, member, type, bytes }) };
}

function isOfType(bytes: Buffer, type: Upload["type"]): boolean {
  const beginning = BEGINNINGS[type];
  return (
    bytes.length > beginning.length &&
    beginning.every((byte, index) => byte === null || bytes[index] === byte)
  );
}
