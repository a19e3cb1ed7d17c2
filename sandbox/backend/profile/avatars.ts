import type * as v from "valibot";
import type * as calls from "#contract/api/member.ts";
import { INVALID_PARAMETER } from "#contract/codes.ts";
import { updateMember } from "../members/member-store.ts";
import { type CallContext, memberOf } from "../wire/call-context.ts";
import { Refusal } from "../wire/refusal.ts";
import { findUpload, UPLOADS } from "../uploads/upload-store.ts";

const COUNT = 24;
const AVATARS: v.InferOutput<typeof calls.avatarList.response> = Array.from(
  { length: COUNT },
  (_, index) => {
    const id = `player-${index + 1}`;
    return { id, image: `/media/avatar/${id}.svg` };
  },
);

export function avatarList(): v.InferOutput<typeof calls.avatarList.response> {
  return AVATARS;
}

export function addAvatar(
  context: CallContext,
  { avatar }: v.InferOutput<typeof calls.addAvatar.request>,
): v.InferOutput<typeof calls.addAvatar.response> {
  const url = AVATARS.find(({ id }) => id === avatar)?.image ?? ownUpload(context, avatar);
  if (url === null) throw new Refusal(INVALID_PARAMETER, "avatar");
  updateMember(context.database, memberOf(context).id, { avatar: url });
  return { avatar: url };
}

function ownUpload(context: CallContext, url: string): string | null {
  if (!url.startsWith(UPLOADS)) return null;
  const upload = findUpload(context.database, url.slice(UPLOADS.length));
  return upload?.member === memberOf(context).id ? url : null;
}
