// What the backend needs from other systems. The sandbox gives it the simulation; an operator gives it
// the bookmaker's feed, the captcha vendor and the history of its old platform.
import type { GameRules } from "#contract/api/launch.ts";
import type { LiveTable } from "#contract/api/venue-info.ts";
import type { InviteRecord } from "#contract/api/promotion.ts";
import type { VipLevel } from "#contract/api/vip.ts";
import type { MemberRow } from "./members/account-rows.ts";
import type { ActivityDefinition } from "./activities/activity-definition.ts";
import type { RaceAt, Rival } from "./activities/rivals.ts";
import type { BookView } from "./bets/book-view.ts";
import type { BetSigner } from "./bets/evidence/bet-signer.ts";
import type { CaptchaMaker } from "./captcha/captcha-maker.ts";
import type { ChatWorld } from "./chat/chat-world.ts";
import type { PaymentWorld } from "./deposits/payment-world.ts";
import type { FeedbackQuestion } from "./feedback/feedback-question.ts";
import type { GameOpening } from "./games/game-opening.ts";
import type { GameRef } from "./games/own-games.ts";
import type { VenueRow } from "./venues/venue-row.ts";
import type { NewLetter } from "./letters/letter-store.ts";
import type { Channels } from "./push/channels.ts";
import type { SiteView } from "./wire/sites.ts";
import type { PayoutWorld } from "./withdrawals/payout-world.ts";

export interface Ports {
  /** Prices, scores and results as they were at a moment. */
  book(time: number): BookView;
  /** Keys and rules for the evidence of bets. */
  readonly betSigner: BetSigner;
  /** The venues of a site with their state at a moment, in the order in which they are listed. */
  venues(view: Pick<SiteView, "isOn">, time: number): readonly VenueRow[];
  /**
   * Opens a game or the lobby of a venue, and ends the member's earlier game.
   * @returns an address or ticket as the venue's `launchKind` says; null for an unknown game
   */
  openGame(opening: GameOpening): string | null;
  /** Whether a venue of the site offers the game, table, room or draw. */
  hasGame(view: Pick<SiteView, "isOn">, game: GameRef): boolean;
  /**
   * Rules and return to player of a game, or of a venue's own lobby; null for matches and what is not offered.
   * @param mostSlotCents the member's highest stake of a slot; null: any
   */
  gameRules(game: GameRef, mostSlotCents: number | null): GameRules | null;
  /** Where an address is, as ISO 3166 says (`GB`, `US-PA`); null when that is not known. */
  regionOf(view: Pick<SiteView, "site">, ip: string): string | null;
  /** The live-casino tables of a site in its order. */
  tables(view: SiteView, time: number): readonly LiveTable[];
  /** Books what a member's game rounds have won since the last call, such as bets on a draw. */
  settleGames(member: number, time: number): void;
  /** Ends the member's open games; bets that were placed are still decided. */
  endGames(member: number): void;
  /** Banks, chains and reviewers of withdrawals. */
  readonly payouts: PayoutWorld;
  /** Payment channels, banks and chains. */
  readonly payments: PaymentWorld;
  /** Others in the chat. */
  readonly chatWorld: ChatWorld;
  /** The push channels; a new object after a reset. */
  channels(): Channels;
  /** An activity of the site by its id, also a coming or an ended one. */
  activity(view: SiteView, id: string, time: number): ActivityDefinition | null;
  /** Others in a round of a race, with their scores at a moment of it. */
  rivals(race: RaceAt, time: number): readonly Rival[];
  /** What a member of this level deposited and staked before this backend kept accounts; at least its terms. */
  earlierTotals(
    member: MemberRow,
    terms: Pick<VipLevel, "depositCents" | "turnoverCents">,
  ): Pick<VipLevel, "depositCents" | "turnoverCents">;
  /** What the operator sent to all members of a site after `from`, up to and including `to`. */
  broadcasts(
    view: SiteView,
    span: { readonly from: number; readonly to: number },
  ): readonly NewLetter[];
  /** How customer service answers the member's last message in a thread, and how long that takes. */
  answerFeedback(question: FeedbackQuestion): { readonly afterMs: number; readonly text: string };
  readonly captchas: CaptchaMaker;
  /**
   * Six random digits for an SMS or e-mail. The sandbox makes them from its seed, for repeatable tests.
   * @param serial a new number for each code
   */
  newCode(site: string, serial: number): string;
  /** Adds a member's bets and money movements from before this backend existed; once per member. */
  importHistory(member: number, time: number): void;
  /** Friends a member invited before this backend kept accounts. */
  earlierFriends(member: MemberRow, time: number): readonly InviteRecord[];
}
