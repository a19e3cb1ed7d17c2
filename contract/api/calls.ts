// Every call of the contract by name, for the client, the sandbox and the tests.
import * as activities from "./activities.ts";
import * as alipay from "./alipay-accounts.ts";
import * as auth from "./auth.ts";
import * as cards from "./bank-cards.ts";
import * as chat from "./chat.ts";
import * as coins from "./coin-accounts.ts";
import { usdtWithdrawInfo } from "./coin-withdrawal.ts";
import { dealRecords } from "./deal-records.ts";
import * as deposit from "./deposit.ts";
import { depositRewards } from "./deposit-rewards.ts";
import * as exchange from "./exchange.ts";
import * as favourites from "./favourites.ts";
import * as feedback from "./feedback.ts";
import { featuredMatches } from "./featured-matches.ts";
import { gameList } from "./game-list.ts";
import { bonusPools } from "./jackpots.ts";
import { launch } from "./launch.ts";
import * as letters from "./letters.ts";
import * as member from "./member.ts";
import { priceHistory } from "./price-history.ts";
import * as promotion from "./promotion.ts";
import * as documents from "./documents.ts";
import { protectionStatement } from "./protection-statement.ts";
import * as protection from "./protection.ts";
import * as records from "./records.ts";
import * as site from "./site.ts";
import * as finding from "./sport-finding.ts";
import * as follows from "./sport-follows.ts";
import { matchHistory } from "./sport-history.ts";
import { results } from "./sport-results.ts";
import { sponsorContent } from "./sponsor.ts";
import * as sport from "./sport.ts";
import { matchVideo } from "./sport-video.ts";
import * as tickets from "./tickets.ts";
import { venueInfo } from "./venue-info.ts";
import * as vip from "./vip.ts";
import * as wallets from "./venue-wallets.ts";
import * as welfare from "./welfare.ts";
import * as withdraw from "./withdraw.ts";

export const CALLS = {
  preInfo: site.preInfo,
  navigationList: site.navigationList,
  sponsorContent: sponsorContent,
  onlineCustomService: site.onlineCustomService,
  discountAds: site.discountAds,
  noticeList: site.noticeList,
  gameList,
  addCollection: favourites.addCollection,
  removeCollection: favourites.removeCollection,
  bonusPools,
  featuredMatches,
  venueInfo,
  leagueList: sport.leagueList,
  matchList: sport.matchList,
  priceList: sport.priceList,
  priceHistory,
  matchDetail: sport.matchDetail,
  matchVideo,
  matchPick: finding.matchPick,
  sportSearch: finding.sportSearch,
  sportNames: finding.sportNames,
  matchHistory,
  sportFollows: follows.sportFollows,
  setSportFollows: follows.setSportFollows,
  results,
  launch,
  venueBalance: wallets.venueBalance,
  allBalance: wallets.allBalance,
  quote: tickets.quote,
  placeBet: tickets.placeBet,
  betStatus: tickets.betStatus,
  openBets: tickets.openBets,
  cashOutQuote: tickets.cashOutQuote,
  cashOut: tickets.cashOut,
  cashOutStatus: tickets.cashOutStatus,
  setAutoCashOut: tickets.setAutoCashOut,
  editQuote: tickets.editQuote,
  editBet: tickets.editBet,
  editBetStatus: tickets.editBetStatus,
  venueTransfer: wallets.venueTransfer,
  venueTransferStatus: wallets.venueTransferStatus,
  recycle: wallets.recycle,
  recycleStatus: wallets.recycleStatus,
  setAutoTransferStatus: wallets.setAutoTransferStatus,
  paymentTypes: deposit.paymentTypes,
  pay: deposit.pay,
  payStatus: deposit.payStatus,
  depositOrderStatus: deposit.depositOrderStatus,
  closeOrder: deposit.closeOrder,
  confirmPaid: deposit.confirmPaid,
  createSignalCode: deposit.createSignalCode,
  customerInfo: deposit.customerInfo,
  depositRewards: depositRewards,
  memberBanks: cards.memberBanks,
  bankChoices: cards.bankChoices,
  addBankCard: cards.addBankCard,
  removeBankCard: cards.removeBankCard,
  coinAccounts: coins.coinAccounts,
  addCoinAccount: coins.addCoinAccount,
  confirmCoinAccount: coins.confirmCoinAccount,
  removeCoinAccount: coins.removeCoinAccount,
  alipayAccounts: alipay.alipayAccounts,
  addAlipayAccount: alipay.addAlipayAccount,
  removeAlipayAccount: alipay.removeAlipayAccount,
  withdrawInfo: withdraw.withdrawInfo,
  usdtWithdrawInfo,
  withdrawConfig: withdraw.withdrawConfig,
  proveSecondPassword: withdraw.proveSecondPassword,
  withdraw: withdraw.withdraw,
  withdrawStatus: withdraw.withdrawStatus,
  withdrawOrderInfo: withdraw.withdrawOrderInfo,
  cancelWithdrawal: withdraw.cancelWithdrawal,
  transferRate: exchange.transferRate,
  exchange: exchange.exchange,
  exchangeStatus: exchange.exchangeStatus,
  dealRecords,
  betRecordTotal: records.betRecordTotal,
  betRecordList: records.betRecordList,
  betProfit: records.betProfit,
  login: auth.login,
  register: auth.register,
  logout: auth.logout,
  captchaType: auth.captchaType,
  defaultKaptcha: auth.defaultKaptcha,
  memberKaptcha: auth.memberKaptcha,
  sliderPuzzle: auth.sliderPuzzle,
  validateGeeCheck: auth.validateGeeCheck,
  sendCodeOne: auth.sendCodeOne,
  sendCodeTwo: auth.sendCodeTwo,
  forgetByPhoneOne: auth.forgetByPhoneOne,
  forgetByPhoneTwo: auth.forgetByPhoneTwo,
  forgetByPhoneThree: auth.forgetByPhoneThree,
  forgetByEmailOne: auth.forgetByEmailOne,
  forgetByEmailTwo: auth.forgetByEmailTwo,
  forgetByEmailThree: auth.forgetByEmailThree,
  countryArea: auth.countryArea,
  memberInfo: member.memberInfo,
  jwt: member.jwt,
  balance: member.balance,
  unreadCounts: member.unreadCounts,
  singleDataDecryption: member.singleDataDecryption,
  bindPhone: member.bindPhone,
  bindEmail: member.bindEmail,
  bindOther: member.bindOther,
  bindFromDeposit: deposit.bindFromDeposit,
  bindPassword: member.bindPassword,
  bindPasswordByPhone: member.bindPasswordByPhone,
  bindPasswordByEmail: member.bindPasswordByEmail,
  setWithdrawPassword: member.setWithdrawPassword,
  resetWithdrawPassword: member.resetWithdrawPassword,
  avatarList: member.avatarList,
  addAvatar: member.addAvatar,
  uploadImage: member.uploadImage,
  inviteRules: promotion.inviteRules,
  inviteInfo: promotion.inviteInfo,
  inviteRecords: promotion.inviteRecords,
  vipLevels: vip.vipLevels,
  vipProgress: vip.vipProgress,
  vipSeen: vip.vipSeen,
  rebateRates: vip.rebateRates,
  vipWeek: vip.vipWeek,
  rewardList: welfare.rewardList,
  claimRewards: welfare.claimRewards,
  claimRewardsStatus: welfare.claimRewardsStatus,
  promotionConfig: activities.promotionConfig,
  activityInfo: activities.activityInfo,
  verification: activities.verification,
  confirmInfo: activities.confirmInfo,
  joinActivity: activities.joinActivity,
  leaveActivity: activities.leaveActivity,
  claimActivity: activities.claimActivity,
  claimActivityStatus: activities.claimActivityStatus,
  exchangeRecord: activities.exchangeRecord,
  raceBoard: activities.raceBoard,
  chatHistory: chat.chatHistory,
  chatRoom: chat.chatRoom,
  sendGift: chat.sendGift,
  sendGiftStatus: chat.sendGiftStatus,
  predictScore: chat.predictScore,
  reportMessage: chat.reportMessage,
  letterList: letters.letterList,
  readLetters: letters.readLetters,
  deleteLetters: letters.deleteLetters,
  restoreLetters: letters.restoreLetters,
  readAllLetters: letters.readAllLetters,
  addFeedback: feedback.addFeedback,
  feedbackUnread: feedback.feedbackUnread,
  feedbackBets: feedback.feedbackBets,
  feedbackList: feedback.feedbackList,
  feedbackInfo: feedback.feedbackInfo,
  closeFeedback: feedback.closeFeedback,
  deleteFeedback: feedback.deleteFeedback,
  documentsInfo: documents.documentsInfo,
  addDocument: documents.addDocument,
  sendDocuments: documents.sendDocuments,
  protectionInfo: protection.protectionInfo,
  protectionPulse: protection.protectionPulse,
  setLimit: protection.setLimit,
  confirmLimit: protection.confirmLimit,
  cancelLimit: protection.cancelLimit,
  declineLimits: protection.declineLimits,
  acknowledgeFunds: protection.acknowledgeFunds,
  setReview: protection.setReview,
  setRealityCheck: protection.setRealityCheck,
  setOptOut: protection.setOptOut,
  setMarketing: protection.setMarketing,
  takeTimeOut: protection.takeTimeOut,
  selfExclude: protection.selfExclude,
  closeAccount: protection.closeAccount,
  protectionStatement,
};

export type CallName = keyof typeof CALLS;

type MoneyCallName = {
  [Name in CallName]: (typeof CALLS)[Name]["money"] extends true ? Name : never;
}[CallName];

/** The status call beside each call that moves money (money.ts). */
export const MONEY_STATUS = {
  placeBet: "betStatus",
  cashOut: "cashOutStatus",
  editBet: "editBetStatus",
  venueTransfer: "venueTransferStatus",
  recycle: "recycleStatus",
  pay: "payStatus",
  withdraw: "withdrawStatus",
  exchange: "exchangeStatus",
  claimRewards: "claimRewardsStatus",
  claimActivity: "claimActivityStatus",
  sendGift: "sendGiftStatus",
} as const satisfies Readonly<Record<MoneyCallName, CallName>>;
