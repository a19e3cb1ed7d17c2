import { EMAIL } from "#contract/account-rules.ts";
import { maskEmail, maskName } from "../accounts/masks.ts";
import type { Answers } from "../wire/call-answers.ts";
import { listPayees, newPayee, refused, removeOwn } from "./payee-guards.ts";
import { insertPayee, PAYEE_MAX } from "./payee-store.ts";
import { openNumber } from "./sealed-number.ts";

const MAINLAND_PHONE = /^1[3-9]\d{9}$/;

export const ALIPAY_ANSWERS: Answers<
  "alipayAccounts" | "addAlipayAccount" | "removeAlipayAccount"
> = {
  alipayAccounts: {
    cacheMs: 0,
    answer: (context) => ({
      max: PAYEE_MAX.alipay,
      list: listPayees(context, "alipay").map(
        ({ id, addedAt, usedAt, lockedUntil, masked, sealed }) => {
          const holder = maskName(openNumber(id, sealed).holder);
          return { id, addedAt, usedAt, lockedUntil, masked, holder };
        },
      ),
    }),
  },
  addAlipayAccount: {
    cacheMs: 0,
    async answer(context, { account, secondPassword }) {
      const number = account.trim().toLowerCase();
      const isPhone = MAINLAND_PHONE.test(number);
      if (!isPhone && !EMAIL.test(number)) throw refused("请输入支付宝绑定的手机号码或邮箱");
      const payee = await newPayee(context, "alipay", secondPassword);
      const masked = isPhone ? `${number.slice(0, 3)}****${number.slice(-4)}` : maskEmail(number);
      insertPayee(context.database, { ...payee, number, masked });
      return null;
    },
  },
  removeAlipayAccount: {
    cacheMs: 0,
    answer: (context, body) => removeOwn(context, "alipay", body),
  },
};
