// The book under `/sandbox/*`: a goal, a suspension, a price or a line, now and for everybody; and which matches
// nothing befalls for a while, for who wants to order something there.
import type { FastifyInstance, FastifyReply } from "fastify";
import * as v from "valibot";
import type { Backend } from "../backend.ts";
import { post } from "../control/post-route.ts";
import { type Book, bookAt, bookOf } from "./book.ts";
import type { Forced } from "./forced-prices.ts";
import { takesGoal } from "./ordered-goal.ts";
import { isQuiet } from "./timeline.ts";

const seconds = v.pipe(v.number(), v.minValue(0), v.maxValue(86_400));
/** Whoever sends it: the book is the same on every site. */
const site = v.optional(v.string());

const GoalSchema = v.strictObject({ site, gameId: v.string(), side: v.picklist(["H", "C"]) });
const SuspendSchema = v.strictObject({ site, gameId: v.string(), seconds });
const PriceSchema = v.strictObject({
  site,
  priceId: v.string(),
  odds: v.pipe(v.union([v.number(), v.string()]), v.transform(Number), v.minValue(0.01)),
  seconds: v.optional(seconds, 60),
});
const LineSchema = v.strictObject({
  site,
  marketId: v.string(),
  line: v.pipe(v.union([v.number(), v.string()]), v.transform(Number), v.multipleOf(0.25)),
  seconds: v.optional(seconds, 60),
});

const QuietSchema = v.strictObject({ site, seconds });

export function orderRoutes(app: FastifyInstance, backend: Backend): void {
  const now = () => backend.clock.now();
  const book = () => bookOf(backend.world());
  const force = (gameId: string, forced: Forced) => {
    book().orders.force(gameId, forced);
    backend.cache.renew(forced.from);
    return forced;
  };
  post(app, "/sandbox/goal", GoalSchema, ({ gameId, side }, reply) => {
    const at = now();
    if (!canScore(book(), gameId, at)) return conflict(reply, `${gameId} is no football in play.`);
    book().orders.goal(gameId, { at, side });
    backend.cache.renew(at);
    const score = bookAt(backend.world(), at).score(gameId);
    return { gameId, side, score };
  });
  post(app, "/sandbox/suspend", SuspendSchema, ({ gameId, seconds: length }) => {
    const from = now();
    const until = from + length * 1000;
    book().orders.suspend(gameId, [from, until]);
    backend.cache.renew(from);
    return { gameId, until };
  });
  post(app, "/sandbox/price", PriceSchema, ({ priceId: id, odds, seconds: length }, reply) => {
    const from = now();
    if (!bookAt(backend.world(), from).price(id)) return unknown(reply, `price ${id}`);
    const until = from + length * 1000;
    return force(gameOf(id), { kind: "price", id, odds: odds.toFixed(2), from, until });
  });
  post(app, "/sandbox/line", LineSchema, ({ marketId: id, line, seconds: length }, reply) => {
    const from = now();
    const markets = bookAt(backend.world(), from).match(gameOf(id))?.markets ?? [];
    const market = markets.find((offered) => offered.id === id);
    if (!market || market.line === null) return unknown(reply, `market with a line ${id}`);
    const until = from + length * 1000;
    return force(gameOf(id), { kind: "line", id, line: String(line), from, until });
  });
  post(app, "/sandbox/quiet", QuietSchema, ({ seconds: length }) => {
    const { programme, timelineOf } = book();
    const from = now();
    const games = programme
      .list({ sport: "FT", show: "RB", date: null }, from)
      .filter((fixture) => isQuiet(timelineOf(fixture), from, from + length * 1000));
    return { gameIds: games.map(({ id }) => id) };
  });
}

function canScore({ fixtures, timelineOf }: Book, gameId: string, time: number): boolean {
  const fixture = fixtures.byId(gameId);
  const football = fixture?.sport === "FT" || fixture?.sport === "VF";
  if (!fixture || !football || fixture.counted === "corners" || fixture.postponed) return false;
  return takesGoal(timelineOf(fixture), time);
}

function gameOf(id: string): string {
  return id.split(":")[0] ?? "";
}

function conflict(reply: FastifyReply, problem: string) {
  return reply.code(409).send({ problem });
}

function unknown(reply: FastifyReply, what: string) {
  return reply.code(404).send({ problem: `There is no ${what} now.` });
}
