// The calls that change something; those that move money are in money-plans.ts. Pairs undo each other.
import { randomUUID } from "node:crypto";
import type { CallName } from "#contract/api/calls.ts";
import { aMatch, type Facts, given, OWN_LINE, type Plan, type Plans } from "./call-plan.ts";
import { CODE, HASH, twice } from "./visitor-plans.ts";

const changes = true as const;

const none = () => ({});
const game = (facts: Facts) =>
  given(facts.answer("gameList")?.list[0], "no game is listed", ({ id, enName }) => ({
    enName,
    gameCode: id,
  }));
const follow = (on: boolean) => ({
  changes,
  body: (facts: Facts) =>
    aMatch(facts, ({ gameId }) => ({ kind: "match" as const, ids: [gameId], on })),
});
const letters = {
  changes,
  body: (facts: Facts) =>
    given(facts.answer("letterList")?.list[0], "the test account has no message", ({ id }) => ({
      ids: [id],
    })),
};
const thread = {
  changes,
  body: (facts: Facts) =>
    given(facts.answer("addFeedback"), "feedback was not taken", ({ id }) => ({ id })),
};
const code = {
  changes,
  only: CODE,
  body: () => ({ code: "000000", ...twice }),
};
const payee = "keeps an account that money is paid to";
const removal = {
  changes,
  only: payee,
  body: () => ({ id: "conform", secondPassword: HASH }),
} as const;
/** Of the activity that was asked about last: a member who has left one may not join it again. */
function joinable(facts: Facts) {
  const activity = facts.answer("activityInfo");
  const isOpen = facts.answer("verification")?.state === "open";
  return isOpen && activity?.joins && activity.canLeave ? activity : undefined;
}
const findJoinable: Plan<"joinActivity">["first"] = async (asking, facts) => {
  for (const { id, kind } of facts.answer("promotionConfig")?.list ?? []) {
    if (kind === null) continue;
    await asking.ask("activityInfo", { id });
    await asking.ask("verification", { id });
    if (joinable(facts) !== undefined) return;
  }
};
const toJoin = (facts: Facts) =>
  given(joinable(facts), "no activity can be joined and left", ({ id }) => ({ id }));
/** Members write under another id in the chat. */
const othersLine = (facts: Facts) =>
  facts
    .answer("chatHistory")
    ?.list.find((line) => line.kind === "message" && !line.msg.startsWith(OWN_LINE));

/** The smallest PNG. */
const PIXEL =
  "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==";

export const MEMBER_CHANGES = {
  addCollection: { changes, body: game },
  removeCollection: { changes, body: game },
  setSportFollows: follow(true),
  setAutoTransferStatus: {
    changes,
    body: (facts) => ({ status: facts.answer("allBalance")?.autoTransfer === true ? 1 : 0 }),
  },
  setAutoCashOut: {
    changes,
    body: (facts) =>
      given(facts.answer("openBets")?.list[0], "the test account has no open bet", (ticket) => ({
        ticketId: ticket.ticketId,
        atCents: null,
      })),
  },
  bindOther: {
    changes,
    only: "can be set once",
    body: () => ({ realName: "测试", gender: "male", birthday: "2000-01-31" }),
  },
  bindFromDeposit: { changes, only: "can be set once", body: () => ({ realName: "测试" }) },
  bindPhone: {
    changes,
    only: CODE,
    body: () => ({ areaCode: "86", phone: "13800000000", code: "000000" }),
  },
  bindEmail: { changes, only: CODE, body: () => ({ email: "a@example.com", code: "000000" }) },
  bindPassword: {
    changes,
    only: "changes the password of the test account",
    body: () => ({ oldPassword: HASH, ...twice }),
  },
  bindPasswordByPhone: code,
  bindPasswordByEmail: code,
  setWithdrawPassword: {
    changes,
    only: "changes the second password of the test account",
    body: () => ({ loginPassword: HASH, ...twice }),
  },
  resetWithdrawPassword: code,
  addAvatar: {
    changes,
    body: (facts) =>
      given(facts.answer("avatarList")?.[0], "no avatar is offered", ({ id }) => ({ avatar: id })),
  },
  uploadImage: { changes, body: () => ({ type: "image/png", data: PIXEL }) },
  vipSeen: { changes, body: () => ({ level: 0 }) },
  joinActivity: { changes, first: findJoinable, body: toJoin },
  leaveActivity: { changes, body: toJoin },
  predictScore: {
    changes,
    only: "can be done once for a match",
    body: () => ({ rid: "lobby", home: 1, away: 0 }),
  },
  reportMessage: {
    changes,
    body: (facts) =>
      given(othersLine(facts), "nobody else has written in the lobby", ({ id }) => ({
        rid: "lobby",
        id,
        reason: "other",
      })),
  },
  readLetters: letters,
  deleteLetters: letters,
  restoreLetters: letters,
  readAllLetters: { changes, body: () => ({ kind: "notice" }) },
  addFeedback: {
    changes,
    body: () => ({ requestId: randomUUID(), kind: "advice", text: "conform", images: [] }),
  },
  closeFeedback: thread,
  deleteFeedback: thread,
  createSignalCode: { changes, body: none },
  proveSecondPassword: {
    changes,
    body: ({ secondPassword }) =>
      given(secondPassword, "LIVERY_TEST_SECOND_PASSWORD is not set", (hash) => ({
        secondPassword: hash,
      })),
  },
  confirmPaid: {
    changes,
    only: "says that money was paid",
    body: () => ({ orderId: "conform", receipt: "" }),
  },
  closeOrder: {
    changes,
    body: (facts) =>
      given(
        facts.answer("paymentTypes")?.open.find(({ canCancel }) => canCancel),
        "there is no deposit order to close",
        ({ orderId }) => ({ orderId }),
      ),
  },
  cancelWithdrawal: {
    changes,
    body: (facts) =>
      given(
        facts.answer("withdrawInfo")?.open.find(({ canCancel }) => canCancel),
        "there is no withdrawal to cancel",
        ({ orderId }) => ({ orderId }),
      ),
  },
  addBankCard: {
    changes,
    only: payee,
    body: () => ({
      bank: "ICBC",
      cardNumber: "6222020000000000",
      branch: "",
      secondPassword: HASH,
    }),
  },
  removeBankCard: { ...removal },
  addCoinAccount: {
    changes,
    only: payee,
    body: () => ({
      coin: "USDT",
      network: "TRC20",
      address: "T".repeat(34),
      label: "",
      secondPassword: HASH,
    }),
  },
  confirmCoinAccount: {
    changes,
    only: CODE,
    body: () => ({ id: "conform", code: "000000" }),
  },
  removeCoinAccount: { ...removal },
  addAlipayAccount: {
    changes,
    only: payee,
    body: () => ({ account: "a@example.com", secondPassword: HASH }),
  },
  removeAlipayAccount: { ...removal },
} satisfies Partial<Plans<CallName>>;
