// Predictions of the final score: one for each member and match, free, until the first half ends. The exact score
// earns a reward when the match has ended.
import type { DatabaseSync } from "node:sqlite";
import * as v from "valibot";
import { yesNo } from "#contract/api/answer-fields.ts";
import type { PredictionOffer } from "#contract/api/chat.ts";
import type { SportMatch } from "#contract/api/sport.ts";
import { memberById } from "../members/member-store.ts";
import type { Backend } from "../wire/backend.ts";
import { inTransaction } from "../database/transaction.ts";
import { refused } from "../payees/payee-guards.ts";
import { payGift } from "../rewards/pay-gift.ts";
import { DAY } from "../time/china-time.ts";
import { type CallContext, memberOf } from "../wire/call-context.ts";
import { announce } from "./chat-events.ts";
import { matchOfRoom } from "./chat-rooms.ts";
import { memberUser } from "./chat-user.ts";
import { checkWriter } from "./check-writer.ts";
import { postLine } from "./send-message.ts";

const REWARD_CENTS = 888;
const REWARD_DAYS = 30;
/** A play whose settlement has the final score. */
const FULL_TIME = "M";

const PredictionSchema = v.object({
  member: v.number(),
  game: v.string(),
  home: v.number(),
  away: v.number(),
  won: v.nullable(yesNo),
});
type Prediction = v.InferOutput<typeof PredictionSchema>;

/** @returns null for rooms without a football match that can be followed */
export function predictionOffer(context: CallContext, rid: string): PredictionOffer | null {
  const { database, ports, time, member } = context;
  const match = matchOfRoom(ports, rid, time);
  if (match?.sport !== "FT" || !match.tracker) return null;
  const game = match.gameId;
  settlePredictions(context, time, { game });
  const own = member && read(database, member.id, game);
  return {
    home: match.team_h,
    away: match.team_c,
    open: isOpen(match),
    rewardCents: REWARD_CENTS,
    mine: own && { home: own.home, away: own.away, won: own.won },
    count: countOf(database, game),
  };
}

export function predict(
  context: CallContext,
  asked: { readonly rid: string; readonly home: number; readonly away: number },
): PredictionOffer {
  const { rid, home, away } = asked;
  const { database, ports, view, time } = context;
  checkWriter(context, rid);
  const member = memberOf(context);
  const offer = predictionOffer(context, rid);
  const game = matchOfRoom(ports, rid, time)?.gameId;
  if (!offer || game === undefined) throw refused("该比赛不支持比分竞猜");
  const { mine } = offer;
  // A repetition of a call whose answer was lost.
  if (mine?.home === home && mine.away === away) return offer;
  if (mine) throw refused("每场比赛仅可竞猜一次");
  if (!offer.open) throw refused("本场竞猜已截止");
  inTransaction(database, () => {
    database
      .prepare(
        "INSERT INTO chat_prediction (member, game, home, away, time, won) VALUES (?, ?, ?, ?, ?, NULL)",
      )
      .run(member.id, game, home, away, time);
    const body = { kind: "prediction", home, away } as const;
    postLine(database, { site: view.site.id, rid }, { user: memberUser(member), body, time });
  });
  return { ...offer, mine: { home, away, won: null }, count: offer.count + 1 };
}

/** Pays each exact prediction of an ended match, once. */
export function settlePredictions(
  { database, ports }: Pick<Backend, "database" | "ports">,
  time: number,
  { game }: { readonly game: string },
): void {
  const open = openOf(database, game);
  const result = open.length === 0 ? null : ports.book(time).settlement(game, FULL_TIME);
  if (!result || result.status === "live") return;
  const full = result.status === "ended" ? result.score.full : null;
  for (const prediction of open) {
    const won = full?.[0] === prediction.home && full[1] === prediction.away;
    inTransaction(database, () => {
      database
        .prepare("UPDATE chat_prediction SET won = ? WHERE member = ? AND game = ?")
        .run(Number(won), prediction.member, game);
      if (won) reward(database, prediction, time);
    });
  }
}

function reward(database: DatabaseSync, { member, game, home, away }: Prediction, time: number) {
  const title = `比分竞猜 ${home}-${away} 猜中奖励`;
  const endsAt = time + REWARD_DAYS * DAY;
  const amount = { amountCents: REWARD_CENTS, turnoverCents: REWARD_CENTS };
  payGift(database, { member, id: `chat-${game}-${member}`, title, ...amount, time, endsAt });
  const row = memberById(database, member);
  if (!row) return;
  const { site, userId } = { site: row.site, userId: memberUser(row).userId };
  const message = `恭喜您猜中比分 ${home}-${away}，奖励 ¥\u00A0${(REWARD_CENTS / 100).toFixed(2)} 已发放`;
  const data = { message, clientId: "", reason: "notice", retryMs: 0 } as const;
  announce(database, { site, userId, frame: { name: "notify", data } });
}

function isOpen({ state }: SportMatch): boolean {
  return state.gameStatus === "upcoming" || (state.gameStatus === "live" && state.se_now === "1H");
}

function read(database: DatabaseSync, member: number, game: string): Prediction | null {
  const row = database
    .prepare("SELECT * FROM chat_prediction WHERE member = ? AND game = ?")
    .get(member, game);
  return row === undefined ? null : v.parse(PredictionSchema, row);
}

function openOf(database: DatabaseSync, game: string): Prediction[] {
  return v.parse(
    v.array(PredictionSchema),
    database.prepare("SELECT * FROM chat_prediction WHERE game = ? AND won IS NULL").all(game),
  );
}

function countOf(database: DatabaseSync, game: string): number {
  const row = database
    .prepare("SELECT count(*) AS count FROM chat_prediction WHERE game = ?")
    .get(game);
  return Number(row?.["count"]);
}
