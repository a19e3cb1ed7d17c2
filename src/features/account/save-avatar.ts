import { addAvatar, uploadImage } from "#contract/api/member.ts";
import { request } from "#lib/http.ts";
import type { OwnPicture } from "#lib/own-picture.ts";
import { loadMember } from "#session/account/member.ts";

export type AvatarChoice =
  | { readonly kind: "listed"; readonly id: string; readonly image: string }
  | { readonly kind: "own"; readonly picture: OwnPicture };

/** True when the server has taken it; a refusal has shown its words itself. */
export async function saveAvatar(choice: AvatarChoice): Promise<boolean> {
  try {
    const avatar = choice.kind === "own" ? await upload(choice.picture) : choice.id;
    await request(addAvatar, { avatar });
  } catch {
    return false;
  }
  // The new picture shows with the next load where this one fails.
  await loadMember().catch(() => {});
  return true;
}

async function upload({ type, data }: OwnPicture): Promise<string> {
  return (await request(uploadImage, { type, data })).url;
}
