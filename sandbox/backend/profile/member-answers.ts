import type { Answers } from "../wire/call-answers.ts";
import { addAvatar, avatarList } from "./avatars.ts";
import { bindEmail, bindPhone } from "./bind-contact.ts";
import { bindFromDeposit, bindOther } from "./bind-other.ts";
import { bindPassword, bindPasswordByEmail, bindPasswordByPhone } from "./bind-password.ts";
import { memberInfo, singleDataDecryption } from "./member-info.ts";
import { uploadImage } from "./upload-image.ts";
import { resetWithdrawPassword, setWithdrawPassword } from "./withdraw-password.ts";

type MemberCall =
  | "memberInfo"
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
  memberInfo: { cacheMs: 0, answer: memberInfo },
  singleDataDecryption: { cacheMs: 0, answer: singleDataDecryption },
  bindPhone: { cacheMs: 0, answer: bindPhone },
  bindEmail: { cacheMs: 0, answer: bindEmail },
  bindOther: { cacheMs: 0, answer: bindOther },
  bindFromDeposit: { cacheMs: 0, answer: bindFromDeposit },
  bindPassword: { cacheMs: 0, answer: bindPassword },
  bindPasswordByPhone: { cacheMs: 0, answer: bindPasswordByPhone },
  bindPasswordByEmail: { cacheMs: 0, answer: bindPasswordByEmail },
  setWithdrawPassword: { cacheMs: 0, answer: setWithdrawPassword },
  resetWithdrawPassword: { cacheMs: 0, answer: resetWithdrawPassword },
  avatarList: { cacheMs: 0, answer: avatarList },
  addAvatar: { cacheMs: 0, answer: addAvatar },
  uploadImage: { cacheMs: 0, answer: uploadImage },
};
