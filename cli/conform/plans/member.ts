// Calls of the member: name, picture, unread counts.
import { changes, given, none, plan } from "../call-plan.ts";

/** The smallest PNG. */
const PIXEL =
  "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==";

export const MEMBER_PLANS = [
  plan("memberInfo", { body: none }),
  plan("jwt", { body: none }),
  plan("unreadCounts", { body: () => ({ userSystem: 1 }) }),
  plan("singleDataDecryption", { body: () => ({ field: "phone" }) }),
  plan("avatarList", { body: none }),
  plan("addAvatar", {
    changes,
    body: (facts) =>
      given(facts.answer("avatarList")?.[0], "no avatar is offered", ({ id }) => ({ avatar: id })),
  }),
  plan("uploadImage", { changes, body: () => ({ type: "image/png", data: PIXEL }) }),
];
