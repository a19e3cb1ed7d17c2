// The calls that the backend answers by itself; the simulation adds content and sports.
import { AUTH_ANSWERS } from "./accounts/auth-answers.ts";
import { ACTIVITY_ANSWERS } from "./activities/activity-answers.ts";
import { BETS_ANSWERS } from "./bets/bets-answers.ts";
import { CHAT_ANSWERS } from "./chat/chat-answers.ts";
import { jwt } from "./chat/chat-token.ts";
import { DEPOSIT_ANSWERS } from "./deposits/deposit-answers.ts";
import { FREE_BET_ANSWERS } from "./free-bets/free-bet-list.ts";
import { launch } from "./games/launch.ts";
import { COLLECTION_ANSWERS } from "./games/collection-answers.ts";
import { INVITE_ANSWERS } from "./invites/invite-answers.ts";
import { LEVEL_ANSWERS } from "./levels/level-answers.ts";
import { MEMBER_ANSWERS } from "./profile/member-answers.ts";
import { FOLLOW_ANSWERS } from "./profile/sport-follows.ts";
import { FEEDBACK_ANSWERS } from "./feedback/feedback-answers.ts";
import { LETTER_ANSWERS } from "./messages/letter-answers.ts";
import { DOCUMENT_ANSWERS } from "./duties/documents.ts";
import { PROTECTION_ANSWERS } from "./protection/protection-answers.ts";
import { REWARD_ANSWERS } from "./welfare/reward-answers.ts";
import { onlineCustomService, preInfo } from "./site/site-config.ts";
import { DEAL_ANSWERS } from "./deals/deal-records.ts";
import { EXCHANGE_ANSWERS } from "./exchange/exchange.ts";
import { PAYEE_ANSWERS } from "./payees/payee-answers.ts";
import { WALLET_ANSWERS } from "./balances/wallet-answers.ts";
import { WITHDRAWAL_ANSWERS } from "./withdrawals/withdrawal-answers.ts";
import type { Answers } from "./wire/call-answers.ts";

export const BACKEND_ANSWERS = {
  preInfo: { cacheMs: 0, answer: preInfo },
  onlineCustomService: { cacheMs: 0, answer: onlineCustomService },
  jwt: { cacheMs: 0, answer: jwt },
  ...AUTH_ANSWERS,
  ...MEMBER_ANSWERS,
  launch: { cacheMs: 0, answer: launch },
  ...WALLET_ANSWERS,
  ...PAYEE_ANSWERS,
  ...WITHDRAWAL_ANSWERS,
  ...EXCHANGE_ANSWERS,
  ...DEAL_ANSWERS,
  ...DEPOSIT_ANSWERS,
  ...BETS_ANSWERS,
  ...FREE_BET_ANSWERS,
  ...INVITE_ANSWERS,
  ...COLLECTION_ANSWERS,
  ...FOLLOW_ANSWERS,
  ...LEVEL_ANSWERS,
  ...REWARD_ANSWERS,
  ...ACTIVITY_ANSWERS,
  ...CHAT_ANSWERS,
  ...LETTER_ANSWERS,
  ...FEEDBACK_ANSWERS,
  ...PROTECTION_ANSWERS,
  ...DOCUMENT_ANSWERS,
} satisfies Partial<Answers>;
