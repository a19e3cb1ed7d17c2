import type { Answers } from "../answers/answer.ts";
import { addAvatar, avatarList } from "./avatars.ts";
import { balance, unreadCounts } from "./balance.ts";
import { bindEmail, bindPhone } from "./bind-contact.ts";
import { bindFromDeposit, bindOther } from "./bind-other.ts";
import { bindPassword, bindPasswordByEmail, bindPasswordByPhone } from "./bind-password.ts";
import { jwt } from "./jwt.ts";
import { memberInfo, singleDataDecryption } from "./member-info.ts";
import { uploadImage } from "./upload-image.ts";
import { resetWithdrawPassword, setWithdrawPassword } from "./withdraw-password.ts";

type MemberCall =
  | "memberInfo"
  | "jwt"
  | "balance"
  | "unreadCounts"
  | "singleDataDecryption"
  | "bindPhone"
  | "bindEmail"
  | "bindOther"
  | "bindFromDeposit"
  | "bindPassword"
  | "bindPasswordByPhone"
  | "bindPasswordByEmail"
  | "setWithdrawPassword"
  | "resetWithdrawPassword"
  | "avatarList"
  | "addAvatar"
  | "uploadImage";

export const MEMBER_ANSWERS: Answers<MemberCall> = {
  memberInfo: { keep: 0, answer: memberInfo },
  jwt: { keep: 0, answer: jwt },
  balance: { keep: 0, answer: balance },
  unreadCounts: { keep: 0, answer: unreadCounts },
  singleDataDecryption: { keep: 0, answer: singleDataDecryption },
  bindPhone: { keep: 0, answer: bindPhone },
  bindEmail: { keep: 0, answer: bindEmail },
  bindOther: { keep: 0, answer: bindOther },
  bindFromDeposit: { keep: 0, answer: bindFromDeposit },
  bindPassword: { keep: 0, answer: bindPassword },
  bindPasswordByPhone: { keep: 0, answer: bindPasswordByPhone },
  bindPasswordByEmail: { keep: 0, answer: bindPasswordByEmail },
  setWithdrawPassword: { keep: 0, answer: setWithdrawPassword },
  resetWithdrawPassword: { keep: 0, answer: resetWithdrawPassword },
  avatarList: { keep: 0, answer: avatarList },
  addAvatar: { keep: 0, answer: addAvatar },
  uploadImage: { keep: 0, answer: uploadImage },
};
