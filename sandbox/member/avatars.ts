import type * as v from "valibot";
import type * as calls from "#contract/api/member.ts";
import { updateMember } from "../accounts/member-store.ts";
import { INVALID_PARAMETER, Refusal } from "../answers/refusal.ts";
import { type AnswerContext, memberOf } from "../world.ts";
import { findUpload, UPLOADS } from "./upload-store.ts";

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
  context: AnswerContext,
  { avatar }: v.InferOutput<typeof calls.addAvatar.request>,
): v.InferOutput<typeof calls.addAvatar.response> {
  const url = AVATARS.find(({ id }) => id === avatar)?.image ?? ownUpload(context, avatar);
  if (url === null) throw new Refusal(INVALID_PARAMETER, "avatar");
  updateMember(context.world.database, memberOf(context).id, { avatar: url });
  return { avatar: url };
}

function ownUpload(context: AnswerContext, url: string): string | null {
  if (!url.startsWith(UPLOADS)) return null;
  const upload = findUpload(context.world.database, url.slice(UPLOADS.length));
  return upload?.member === memberOf(context).id ? url : null;
}
