// The engagement part of specified-fields.ts. Payloads are this project's own
// (docs/decisions/047-engagement-payloads.md), so that only amounts and fields without which an answer has no
// meaning are required.
import type { CallName } from "./calls.ts";
import { type Needs, NO_FIELDS, of, outcomeOf, under } from "./field-needs.ts";

const LEVEL = of("level name depositCents turnoverCents withdrawalsPerDay withdrawCentsPerDay");
const REWARD = of("id kind title amountCents state");
const CLAIMED = [
  "claimed",
  ...under("claimed[]", of("id amountCents turnoverCents")),
  "refused[].id",
];
const PRIZES = under("prizes[]", of("from to rewardCents"));
const LINE = of("kind id rid time name");
const CHAT_LINES = [
  ...under("[]<message>", [...LINE, "msg", "reply.id", "reply.name", "reply.msg"]),
  ...under("[]<gift>", [...LINE, "giftName"]),
  ...under("[]<prediction>", [...LINE, "home", "away"]),
];
const OFFER = of("home away open rewardCents mine.home mine.away");
const GIFT = of("id cents time");
const ACTIVITY_CLAIM = of("item amountCents turnoverCents");

export const SPECIFIED_ENGAGEMENT = {
  vipLevels: {
    also: [...of("levels keepDays rewardDays rewardTurnoverTimes"), ...under("levels[]", LEVEL)],
  },
  vipProgress: {
    also: [
      ...of("level depositCents turnoverCents missingDepositCents missingTurnoverCents"),
      ...of("countedAt nextCountAt time"),
      ...under("keep", of("until neededCents doneCents fallsTo")),
    ],
  },
  vipSeen: NO_FIELDS,
  rebateRates: {
    also: [
      ...of("categories maxCentsPerDay"),
      ...under("categories[]", of("category lowBasisPoints highBasisPoints venues")),
      ...under("categories[].venues[]", of("enName name basisPoints")),
    ],
  },
  vipWeek: {
    also: [
      ...of("from to turnoverCents neededCents giftCents claimFrom reached time"),
      ...under("past[]", of("from giftCents state")),
    ],
  },
  rewardList: {
    also: [
      ...of("counts list time"),
      ...under("counts", of("claimable coming claimed expired")),
      ...under("list[]", REWARD),
      ...under("list[].activity", of("id kind")),
    ],
  },
  claimRewards: { also: CLAIMED },
  claimRewardsStatus: outcomeOf({ also: CLAIMED }),
  freeBetList: {
    also: [...of("list time"), ...under("list[]", of("id title amountCents state givenAt until"))],
  },
  promotionConfig: {
    also: ["list", ...under("list[]", ["id", "title"]), ...under("categories[]", ["key", "count"])],
  },
  activityInfo: {
    also: [
      ...of("id title startsAt mechanics time"),
      ...under("mechanics", of("kind metric prizes poolCents")),
      ...under("mechanics", PRIZES),
    ],
  },
  verification: {
    also: [
      ...of("state turnover turnover.requiredCents turnover.doneCents time"),
      ...under("checks[]", of("text met")),
      ...under("items[]", of("item state unit rewardCents")),
    ],
  },
  confirmInfo: { also: ["lines"] },
  joinActivity: NO_FIELDS,
  leaveActivity: { also: ["lostCents"] },
  claimActivity: { also: ACTIVITY_CLAIM },
  claimActivityStatus: outcomeOf({ also: ACTIVITY_CLAIM }),
  exchangeRecord: {
    also: ["list", ...under("list[]", of("id title time amountCents state"))],
  },
  raceBoard: {
    also: [
      ...of("round rounds from to rows time"),
      ...under("rows[]", of("place name score")),
      ...under("mine", ["score"]),
    ],
  },
  chatHistory: { also: ["list", ...CHAT_LINES.map((path) => `list${path}`)] },
  chatRoom: {
    also: [...under("gifts[]", of("key name cents")), ...under("prediction", OFFER)],
  },
  sendGift: { also: GIFT },
  sendGiftStatus: outcomeOf({ also: GIFT }),
  predictScore: { also: OFFER },
  reportMessage: NO_FIELDS,
  letterList: { also: ["list", ...under("list[]", of("id title time"))] },
  readLetters: { also: ["changed"] },
  deleteLetters: { also: ["changed"] },
  restoreLetters: { also: ["changed"] },
  readAllLetters: { also: ["changed"] },
  addFeedback: { also: ["id"] },
  feedbackUnread: { also: ["count"] },
  feedbackBets: { also: ["list", ...under("list[]", of("id title time stakeCents"))] },
  feedbackList: { also: ["list", ...under("list[]", of("id kind text time state"))] },
  feedbackInfo: {
    also: [
      ...of("id kind state time messages"),
      ...under("about", of("kind id title")),
      ...under("messages[]", of("id from time")),
    ],
  },
  closeFeedback: NO_FIELDS,
  deleteFeedback: NO_FIELDS,
} as const satisfies Partial<Readonly<Record<CallName, Needs>>>;
